import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'

/** What a message said before its customer changed it. @param editId the newest change: after another one, it is read again */
export const formerTextsQuery = (id: number, editId: number) =>
  queryOptions({
    queryKey: ['former-texts', id, editId],
    queryFn: ({ signal }) => call('GET /api/messages/:id/former-texts', { params: { id }, signal }),
  })
