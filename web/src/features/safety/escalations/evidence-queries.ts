import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { escalationsKey } from './escalations-key'

/** The latest evidence files of an escalation. */
export const evidenceQuery = (id: number) =>
  queryOptions({
    queryKey: [...escalationsKey, 'evidence', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/escalations/:id/evidence', { params: { id }, signal })).items,
  })

/** The SHA-256 of a file in hexadecimal digits, computed by the browser: the file stays here. */
export async function sha256Of(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
