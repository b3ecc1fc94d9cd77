import { siteownerFields } from '@panel/contract'
import type { Db } from '../database.ts'
import { type Operator, Refusal } from './access.ts'
import { AppError } from './errors.ts'
import { worksFor } from './works-for.ts'

/** @throws {AppError} `siteowner_not_found`; a refused right if it exists but this admin does not work for it */
export async function requireSiteowner(db: Db, admin: Operator, id: number): Promise<void> {
  const found = await db.selectFrom('siteowners').where('id', '=', id).select('id').executeTakeFirst()
  if (!found) throw new AppError('siteowner_not_found')
  if (!worksFor(admin, id))
    throw new Refusal(admin, 'manage_operators', 'siteowner_not_found', { type: 'siteowner', id })
}

/** The same, with a lock: two admins who change a site owner wait for each other. */
export async function lockSiteowner(tx: Db, admin: Operator, id: number) {
  await requireSiteowner(tx, admin, id)
  return tx
    .selectFrom('siteowners')
    .where('id', '=', id)
    .select([
      ...siteownerFields,
      'length_stops',
      'paused_at',
      'is_learning_allowed',
      'accepts_unknown_disclosures',
    ])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}
