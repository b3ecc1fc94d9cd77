import type { HoldKind } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'

/** A condition: the hold with this alias is in force. */
export const isInForce = (hold: 'h' | 'o'): RawBuilder<boolean> =>
  sql.raw(`${hold}.released_at is null and (${hold}.until is null or ${hold}.until > now())`)

/**
 * A condition: the customer with this id is on hold. Nothing may be sent to them, and their conversations wait outside of the
 * queues.
 */
export function isHeld(customerId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from holds h where h.customer_id = ${customerId}
    and ${isInForce('h')})`
}

/**
 * Locks customers before their holds and, as a result, their queue items change. A message that arrives meanwhile waits, so
 * that its queue item gets the new state.
 */
export async function lockCustomers(tx: Tx, ids: number[]) {
  await tx
    .selectFrom('customers')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export type Hold = { kind: HoldKind; until: string | null }
/** An operator or a site that opens or releases a hold; empty when its time is over. */
type Actor = { operatorId?: number; siteownerId?: number }

/**
 * Opens a hold, or sets the end of an open one. Call `refreshHeld` afterwards.
 * @returns the hold, and whether the customer did not have it before
 */
export async function openHold(
  tx: Tx,
  customerId: number,
  { kind, until }: Hold,
  by: Actor,
): Promise<{ id: number; isNew: boolean }> {
  // A hold whose time is over does not begin again: messages may have left since.
  if (until !== null) await endExpired(tx, [customerId])
  const opened = await tx
    .insertInto('holds')
    .values({ customer_id: customerId, kind, until, created_by: by.operatorId ?? null })
    .onConflict((c) =>
      c
        .columns(['customer_id', 'kind'])
        .where('released_at', 'is', null)
        .doUpdateSet({ until })
        .where(sql<boolean>`holds.until is distinct from excluded.until`),
    )
    // A row that the conflict has updated has another transaction in xmax.
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirst()
  if (!opened) return { id: await requireOpen(tx, customerId, kind), isNew: false }
  if (opened.isNew) await setBegin(tx, customerId, opened.id)
  await recordChange(tx, 'hold.open', customerId, by, { kind, until })
  announce(tx, { topic: 'holds' })
  return opened
}

/**
 * A hold begins when nobody can send any more: the queue items are locked, so every message that leaves later has seen the hold, and
 * every earlier one has an earlier time.
 */
async function setBegin(tx: Tx, customerId: number, id: number) {
  await sql`
    with locked as materialized (
      select q.conversation_id from queue_items q join conversations c on c.id = q.conversation_id
      where c.customer_id = ${customerId} order by q.conversation_id for update of q)
    update holds set since = clock_timestamp() where id = ${id} and (select count(*) from locked) >= 0`.execute(
    tx,
  )
}

async function requireOpen(tx: Tx, customerId: number, kind: HoldKind): Promise<number> {
  const { id } = await tx
    .selectFrom('holds')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('released_at', 'is', null)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Opens the hold of customers without a disclosure about fictional profiles. */
export async function holdUndisclosed(tx: Tx, customerIds: number[], by: Actor) {
  for (const id of customerIds) await openHold(tx, id, { kind: 'disclosure_missing', until: null }, by)
}

/** Releases the open holds of these kinds with a reason. Call `refreshHeld` afterwards. */
export async function releaseHolds(tx: Tx, customerId: number, kinds: HoldKind[], reason: string, by: Actor) {
  const released = await tx
    .updateTable('holds')
    .set({
      released_at: sql<string>`now()`,
      released_by: by.operatorId ?? null,
      release_reason: reason,
    })
    .where('customer_id', '=', customerId)
    .where('kind', 'in', kinds)
    .where('released_at', 'is', null)
    .returning('kind')
    .execute()
  for (const { kind } of released) await recordChange(tx, 'hold.release', customerId, by, { kind, reason })
  if (released.length > 0) announce(tx, { topic: 'holds' })
}

/** Updates the queue items of these customers according to their holds. */
export async function refreshHeld(tx: Tx, customerIds: number[]) {
  const { rows } = await sql<{ id: number; operatorId: number | null }>`
    with changed as materialized (
      select q.conversation_id, not q.held as held
      from queue_items q join conversations c on c.id = q.conversation_id
      where c.customer_id = any(${customerIds}::bigint[]) and q.held <> ${isHeld(sql`c.customer_id`)}
      order by q.conversation_id
      for update of q
    )
    update queue_items q set held = changed.held from changed where q.conversation_id = changed.conversation_id
    returning q.conversation_id as id, case when q.expires_at is not null then q.operator_id end as "operatorId"`.execute(
    tx,
  )
  if (rows.length > 0) announce(tx, { topic: 'queue' })
  for (const row of rows) announce(tx, { topic: 'conversation', ...row })
}

const batchSize = 200

/** Releases holds whose time is over, and puts their conversations into the queues. A job runs it every minute. */
export async function releaseExpiredHolds(db: Db): Promise<number> {
  return transaction(db, async (tx) => {
    const expired = await tx
      .selectFrom('holds')
      .where('released_at', 'is', null)
      .where('until', '<=', sql<string>`now()`)
      .select('customer_id')
      .distinct()
      .limit(batchSize)
      .execute()
    if (expired.length === 0) return 0
    const customerIds = expired.map((hold) => hold.customer_id)
    await lockCustomers(tx, customerIds)
    const released = await endExpired(tx, customerIds)
    await refreshHeld(tx, customerIds)
    return released
  })
}

async function endExpired(tx: Tx, customerIds: number[]): Promise<number> {
  const reason = 'Its time is over'
  const released = await tx
    .updateTable('holds')
    .set({ released_at: sql<string>`now()`, release_reason: reason })
    .where(sql<boolean>`customer_id = any(${customerIds}::bigint[])`)
    .where('released_at', 'is', null)
    .where('until', '<=', sql<string>`now()`)
    .returning(['customer_id', 'kind'])
    .execute()
  for (const { customer_id, kind } of released)
    await recordChange(tx, 'hold.release', customer_id, {}, { kind, reason })
  if (released.length > 0) announce(tx, { topic: 'holds' })
  return released.length
}

function recordChange(
  tx: Tx,
  action: 'hold.open' | 'hold.release',
  customerId: number,
  by: Actor,
  details: Record<string, unknown>,
) {
  return recordAudit(tx, {
    operatorId: by.operatorId ?? null,
    siteownerId: by.siteownerId,
    action,
    subject: { type: 'customer', id: customerId },
    details,
  })
}
