import type { CheckedKind, sendCheckModes } from '@panel/contract'
import type { Db } from '../../platform/database.ts'

export type SendCheckMode = (typeof sendCheckModes)[number]

/** Which checks stop or ask, as the site owner has set them. Denials always stop, and so do promises, unless the site owner only has them asked. */
export async function readCheckModes(
  db: Db,
  siteownerId: number,
): Promise<(kind: CheckedKind) => SendCheckMode> {
  const rows = await db
    .selectFrom('send_checks')
    .where('siteowner_id', '=', siteownerId)
    .select(['kind', 'mode'])
    .execute()
  const chosen = new Map<CheckedKind, SendCheckMode>(rows.map(({ kind, mode }) => [kind, mode]))
  return (kind) => (kind === 'denial' ? 'block' : (chosen.get(kind) ?? defaultMode(kind)))
}

/** What a check does that the site owner has not set. */
export const defaultMode = (kind: CheckedKind): SendCheckMode =>
  kind === 'denial' || kind === 'promise' ? 'block' : 'off'
