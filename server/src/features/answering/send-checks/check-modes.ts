import type { SendCheck, sendCheckModes } from '@panel/contract'
import type { Db } from '../../../platform/database.ts'

export type SendCheckMode = (typeof sendCheckModes)[number]
type Kind = SendCheck['kind']

/** Which checks stop or ask, as the site owner has set them. Denials always stop, and so do promises, unless the site owner only has them asked. What is only likely asks, or stops. */
export async function readCheckModes(db: Db, siteownerId: number): Promise<(kind: Kind) => SendCheckMode> {
  const rows = await db
    .selectFrom('send_checks')
    .where('siteowner_id', '=', siteownerId)
    .select(['kind', 'mode'])
    .execute()
  const chosen = new Map<Kind, SendCheckMode>(rows.map(({ kind, mode }) => [kind, mode]))
  return (kind) => (kind === 'denial' ? 'block' : (chosen.get(kind) ?? defaultMode(kind)))
}

/** What a check does that the site owner has not set. */
export const defaultMode = (kind: Kind): SendCheckMode =>
  kind === 'likely' ? 'warn' : kind === 'denial' || kind === 'promise' ? 'block' : 'off'
