import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/http/errors.ts'

/**
 * Lets admins who could remove each other wait for each other, and for a change of account levels. Call it before operators are
 * locked, as a change of levels does.
 */
export async function lockAdminRights(tx: Tx) {
  await sql`select pg_advisory_xact_lock(hashtextextended('admin rights', 0))`.execute(tx)
  await sql`select from permissions order by id for share`.execute(tx)
}

/**
 * Makes sure that somebody else can still manage operators: an operator who is not suspended, has the right, and can sign in
 * with two factors. Call it under the lock above.
 * @throws {AppError} `last_admin`
 */
export async function requireOtherAdmin(tx: Tx, operatorId: number) {
  const other = await tx
    .selectFrom('operators as o')
    .innerJoin('permissions as p', 'p.id', 'o.permissions_id')
    .where('o.id', '<>', operatorId)
    .where('o.suspended_at', 'is', null)
    .where('o.totp_enrolled_at', 'is not', null)
    .where(sql<boolean>`'manage_operators' = any(p.rights)`)
    .select('o.id')
    .limit(1)
    .executeTakeFirst()
  if (!other) throw new AppError('last_admin')
}
