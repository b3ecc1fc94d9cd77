import type { listDeliveries, QueryOf } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import { pageOf } from '../../../platform/cursor.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { requireSiteowner } from '../../../platform/http/require-siteowner.ts'
import { refusalOf } from '../../conversations/refusal-of.ts'
import { replayDelivery } from '../deliveries/replay.ts'

/** The deliveries to the site, newest first. */
export async function findDeliveries(
  db: Db,
  siteownerId: number,
  { status, search, cursor, limit }: QueryOf<typeof listDeliveries> & { limit: number },
) {
  let query = db
    .selectFrom('deliveries as d')
    .leftJoin('conversations as c', 'c.id', 'd.conversation_id')
    .leftJoin('customers as cu', 'cu.id', 'c.customer_id')
    .leftJoin('profiles as p', 'p.id', 'c.profile_id')
    .where('d.siteowner_id', '=', siteownerId)
    .select([
      'd.message_id as id',
      'd.conversation_id',
      'd.profile_text_id',
      'cu.external_id as customer_external_id',
      'p.external_id as profile_external_id',
      'd.status',
      'd.attempts',
      'd.last_error',
      refusalOf('d').as('refusal'),
      'd.created_at',
      'd.delivered_at',
      'd.next_attempt_at',
    ])
    .limit(limit + 1)
  // Each order has its index: `deliveries_dead` and `deliveries_outbox`.
  if (status) query = query.where('d.status', '=', status).orderBy('d.message_id', 'desc')
  else query = query.orderBy('d.transaction_id', 'desc').orderBy('d.message_id', 'desc')
  if (cursor) query = query.where(status ? sql<boolean>`d.message_id < ${cursor}` : isAfter(cursor))
  if (search) query = query.where(matches(siteownerId, search.trim()))
  return pageOf(await query.execute(), limit, ({ id }) => id)
}

const isAfter = (messageId: number) => sql<boolean>`(d.transaction_id, d.message_id) <
  (select transaction_id, message_id from deliveries where message_id = ${messageId})`

function matches(siteownerId: number, search: string): RawBuilder<boolean> {
  const [, number] = /^(?:msg_)?([1-9]\d{0,14})$/.exec(search) ?? []
  return sql<boolean>`d.message_id = any(array(
    select ${number ?? null}::bigint where ${number ?? null}::bigint is not null
    union all
    select m.id from customers cu
    join conversations c on c.customer_id = cu.id
    cross join lateral (
      select id from messages where conversation_id = c.id and direction = 'out' order by id desc limit 200
    ) m
    where cu.siteowner_id = ${siteownerId} and cu.external_id = ${search}))`
}

/**
 * Sends dead deliveries of this site owner again. All of them, or none after an error.
 * @returns the number of those that were dead
 * @throws {AppError} `siteowner_not_found`
 */
export async function replayDeliveries(
  db: Db,
  admin: Operator,
  siteownerId: number,
  ids: number[],
): Promise<number> {
  await requireSiteowner(db, admin, siteownerId)
  return transaction(db, async (tx) => {
    const own = await tx
      .selectFrom('deliveries')
      .where('siteowner_id', '=', siteownerId)
      .where('message_id', '=', sql<number>`any(${ids}::bigint[])`)
      .select('message_id')
      .orderBy('message_id')
      .execute()
    let replayed = 0
    for (const { message_id } of own) if (await replayDelivery(tx, admin, message_id)) replayed++
    return replayed
  })
}
