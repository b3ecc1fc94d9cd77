import { isReleasedByPeople } from '@panel/contract'
import { sql } from 'kysely'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { lockCustomers, refreshHeld, releaseHolds } from '../customers/holds.ts'
import { tellSite } from './tell-site.ts'

/**
 * Releases a hold that people set, with a reason. The conversations of the customer return to their queues, unless they have another
 * hold.
 * @throws {AppError} `hold_not_found`, `hold_of_site`, `hold_stays`, `escalation_open`, `already_so`
 */
export async function releaseHold(
  db: Db,
  operator: Operator,
  id: number,
  reason: string,
): Promise<{ released_at: string }> {
  return transaction(db, async (tx) => {
    const { customer_id, siteowner_id, kind } = await findHold(tx, operator, id)
    if (!isReleasedByPeople(kind)) throw new AppError('hold_of_site')
    await lockCustomers(tx, [customer_id])
    if (await hasOpenEscalation(tx, id)) throw new AppError('escalation_open')
    const isOpen = await tx
      .selectFrom('holds')
      .where('id', '=', id)
      .where('released_at', 'is', null)
      .select('id')
      .executeTakeFirst()
    if (!isOpen) throw new AppError('already_so')
    await releaseHolds(tx, customer_id, [kind], reason.trim(), {
      operatorId: operator.id,
      siteownerId: siteowner_id,
    })
    await refreshHeld(tx, [customer_id])
    await tellSite(tx, id, 'released')
    announce(tx, { topic: 'holds' })
    return tx
      .selectFrom('holds')
      .where('id', '=', id)
      .select(sql<string>`released_at`.as('released_at'))
      .executeTakeFirstOrThrow()
  })
}

async function findHold(tx: Tx, operator: Operator, id: number) {
  let query = tx
    .selectFrom('holds as h')
    .innerJoin('customers as cu', 'cu.id', 'h.customer_id')
    .where('h.id', '=', id)
    .select(['h.customer_id', 'h.kind', 'cu.siteowner_id'])
  for (const condition of ofSiteowners(operator, undefined, sql`cu.siteowner_id`))
    query = query.where(condition)
  const hold = await query.executeTakeFirst()
  if (!hold) throw new AppError('hold_not_found')
  return hold
}

async function hasOpenEscalation(tx: Tx, holdId: number): Promise<boolean> {
  const open = await tx
    .selectFrom('escalations')
    .where('hold_id', '=', holdId)
    .where('settled_at', 'is', null)
    .where('undone_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return open !== undefined
}
