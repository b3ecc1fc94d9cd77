import type { HoldEvent } from '@panel/contract'
import { sql } from 'kysely'
import { announce, type Db, type Tx } from '../../../platform/database.ts'

/**
 * Tells the site by webhook and in its outbox that people have set or released a hold.
 * @param wait seconds until it leaves, while the operator can still undo it
 */
export async function tellSite(tx: Tx, holdId: number, event: 'held' | 'released', wait = 0) {
  const { rows } = await sql`
    with delivery as (
      insert into deliveries (message_id, siteowner_id, hold_id, next_attempt_at, deliver_at)
      select nextval(pg_get_serial_sequence('messages', 'id')), s.id, h.id, case when s.webhook_url is not null then a.at end, a.at
      from holds h join customers cu on cu.id = h.customer_id join siteowners s on s.id = cu.siteowner_id
      cross join (select now() + make_interval(secs => ${wait}) as at) a
      where h.id = ${holdId}
      returning message_id, hold_id
    )
    insert into hold_events (delivery_id, hold_id, event) select message_id, hold_id, ${event} from delivery
    returning delivery_id`.execute(tx)
  if (rows.length > 0) announce(tx, { topic: 'deliveries' })
}

/**
 * Takes back what the site has not been told yet. The rows are locked before the clock is read: who reads the outbox later waits for
 * the end of this transaction. @returns whether it is as if nothing had happened
 */
export async function untellSite(tx: Tx, holdId: number): Promise<boolean> {
  await sql`
    select from deliveries where message_id in (select delivery_id from hold_events where hold_id = ${holdId})
    order by message_id for update`.execute(tx)
  const { rows } = await sql<{ told: number }>`
    with unsent as (
      delete from deliveries d using hold_events e
      where e.hold_id = ${holdId} and d.message_id = e.delivery_id and d.attempts = 0 and d.status = 'pending'
        and d.deliver_at > clock_timestamp()
      returning d.message_id
    ), forgotten as (
      delete from hold_events where delivery_id in (select message_id from unsent) returning delivery_id
    )
    select (select count(*) from hold_events where hold_id = ${holdId})
      - (select count(*) from forgotten) as told`.execute(tx)
  return rows[0]?.told === 0
}

/** What the site is told about these holds, by the id of their delivery, without those of erased customers. */
export async function findHoldEvents(
  db: Db,
  deliveryIds: number[],
): Promise<Map<number, { event: 'held' | 'released'; at: string; data: HoldEvent }>> {
  if (deliveryIds.length === 0) return new Map()
  const { rows } = await sql<HoldEvent & { event: 'held' | 'released'; at: string }>`
    select e.delivery_id as id, e.event, e.created_at as at, h.id as hold_id, cu.external_id as customer_external_id, h.kind, h.since,
      h.until, h.released_at, true as by_people
    from hold_events e join holds h on h.id = e.hold_id join customers cu on cu.id = h.customer_id
    where e.delivery_id = any(${deliveryIds}::bigint[])
      and not exists (select from erasures er where er.customer_id = h.customer_id)`.execute(db)
  return new Map(rows.map(({ event, at, ...data }) => [data.id, { event, at, data }]))
}
