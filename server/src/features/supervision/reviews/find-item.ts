import { firstCard, type ReviewCard, reviewContext } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { chatColumns } from '../../conversations/customers/people-columns.ts'
import { findContext } from '../../conversations/message-context.ts'
import { selectReviews } from './find-reviews.ts'
import { type ItemRow, selectItems } from './find-samples.ts'

export type OpenedItem = Awaited<ReturnType<typeof findItem>>

/** @throws {AppError} `review_not_found`, also for a message that the viewer may not review */
export async function requireItem(db: Db, viewer: Operator, id: number): Promise<ItemRow> {
  const item = await selectItems(db, viewer).where('i.id', '=', id).executeTakeFirst()
  if (!item) throw new AppError('review_not_found')
  return item
}

/** The newest card of a site owner; `id` is null for the card of the contract. */
export async function findCard(db: Db, siteownerId: number): Promise<ReviewCard & { id: number | null }> {
  const own = await db
    .selectFrom('review_cards')
    .where('siteowner_id', '=', siteownerId)
    .orderBy('version', 'desc')
    .limit(1)
    // The writer of a card stores only this form.
    .select(['id', 'version', sql<ReviewCard['criteria']>`criteria`.as('criteria')])
    .executeTakeFirst()
  return own ?? { id: null, ...firstCard }
}

/**
 * A message of a sample between its neighbours, with all its reviews. Coaches see these whatever their account level may read
 * back: a message cannot be judged without them.
 */
export async function findItem(db: Db, viewer: Operator, id: number) {
  const item = await requireItem(db, viewer, id)
  const [people, card, context, reviews] = await Promise.all([
    findPeople(db, item),
    findCard(db, item.siteowner_id),
    findContext(db, item, reviewContext),
    selectReviews(db).where('r.item_id', '=', id).orderBy('r.id').execute(),
  ])
  return { item, people, card, context, reviews }
}

export const findPeople = (db: Db, item: Pick<ItemRow, 'conversation_id' | 'operator_id'>) =>
  db
    .selectFrom('conversations as c')
    .innerJoin('customers as cu', 'cu.id', 'c.customer_id')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .innerJoin('siteowners as s', 's.id', 'c.siteowner_id')
    .innerJoin('operators as o', (join) => join.on('o.id', '=', item.operator_id))
    .where('c.id', '=', item.conversation_id)
    .select([...chatColumns, 'o.name as writer_name'])
    .executeTakeFirstOrThrow()
