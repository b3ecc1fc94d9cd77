import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { type Giver, losesGiver } from './policy.ts'

/**
 * Lets admins who could remove each other wait for each other, and for a change of account levels. Call it before operators are
 * locked, as a change of levels does.
 */
export async function lockAdminRights(tx: Tx) {
  await sql`select pg_advisory_xact_lock(hashtextextended('admin rights', 0))`.execute(tx)
  await sql`select from permissions order by id for share`.execute(tx)
}

/**
 * Notes who can give rights, under one of the locks of such changes.
 * @returns a check, for the end of the change, that everything which could be given before can still be given by somebody. It throws
 *   `last_admin`
 */
export async function noteGivers(tx: Tx): Promise<() => Promise<void>> {
  const before = await findGivers(tx)
  return async () => {
    if (losesGiver(before, await findGivers(tx))) throw new AppError('last_admin')
  }
}

/** Operators who are not suspended, can sign in with two factors, and manage operators. */
const findGivers = (tx: Tx): Promise<Giver[]> =>
  tx
    .selectFrom('operators as o')
    .innerJoin('permissions as p', 'p.id', 'o.permissions_id')
    .where('o.suspended_at', 'is', null)
    .where('o.totp_enrolled_at', 'is not', null)
    .where(sql<boolean>`'manage_operators' = any(p.rights) and o.siteowner_ids is distinct from '{}'`)
    .select(['p.id as level_id', 'p.rights', 'o.siteowner_ids'])
    .execute()
