import type { Connection } from './connection.ts'
import { type Ids, uuidOf } from './ids.ts'
import type { Draws, Size } from './size.ts'

/** What operators and the site know about customers besides the messages: facts, notes, alerts, holds, counted pokes. */
export async function storeCustomerData({ run }: Connection, size: Size, draws: Draws, ids: Ids) {
  const until = `to_timestamp(${size.until})`
  const { share } = draws
  const record = (select: string) =>
    `insert into seed.events (at, operator_id, siteowner_id, action, subject_type, subject_id, details) ${select}`
  // The operator who wrote last to the customer, and when.
  await run(`create unlogged table seed.known as
    select customer_id, siteowner_id, max(last_operator_message_at) as at, (array_agg(last_operator_id order by last_operator_message_at desc))[1]::int as operator_id
    from conversations where last_operator_id is not null group by customer_id, siteowner_id
    having max(last_operator_message_at) < ${until} - interval '1 hour'`)
  await run(`insert into customer_facts (customer_id, field, value, operator_id, site_value, updated_at)
    select customer_id, f.field, to_jsonb(f.value), operator_id, null, at + interval '1 minute'
    from seed.known, (values ('hobbies', 'Cooking and hiking'), ('pets', 'A dog')) f (field, value) where ${share('customer_id', 'facts')} < 0.06`)
  await run(
    record(`select distinct updated_at, f.operator_id, k.siteowner_id, 'customer.edit', 'customer', f.customer_id, '{"fields": ["hobbies", "pets"]}'::jsonb
    from customer_facts f join seed.known k using (customer_id)`),
  )
  await run(`insert into customer_notes (customer_id, body, operator_id, created_at)
    select customer_id, 'Prefers to write in the evening.', operator_id, at + interval '2 minutes' from seed.known where ${share('customer_id', 'notes')} < 0.04 order by at`)
  await run(
    record(`select n.created_at, n.operator_id, k.siteowner_id, 'note.add', 'customer', n.customer_id, '{}'::jsonb
    from customer_notes n join seed.known k using (customer_id)`),
  )
  await run(`update customers c set alert = 'His mother is ill: be considerate.', alert_by = k.operator_id, alert_at = k.at + interval '3 minutes'
    from seed.known k where k.customer_id = c.id and ${share('c.id', 'alert')} < 0.01`)
  await run(
    record(
      `select alert_at, alert_by::int, siteowner_id, 'alert.set', 'customer', id, '{}'::jsonb from customers where alert is not null and id >= ${ids.customers}`,
    ),
  )
  await run(`insert into holds (customer_id, kind, since, created_by, released_at, released_by, release_reason)
    select customer_id, case when ${share('customer_id', 'kind of hold')} < 0.5 then 'cooling_off' else 'distress' end, at + interval '10 minutes', operator_id,
      case when is_released then at + interval '50 minutes' end, case when is_released then operator_id end, case when is_released then 'He is well again' end
    from (select *, ${share('customer_id', 'release')} < 0.5 as is_released from seed.known where ${share('customer_id', 'hold')} < 0.005) k order by at`)
  await run(
    record(`select h.since, h.created_by::int, k.siteowner_id, 'hold.open', 'customer', h.customer_id, jsonb_build_object('kind', h.kind)
    from holds h join seed.known k using (customer_id)
    union all select h.released_at, h.released_by::int, k.siteowner_id, 'hold.release', 'customer', h.customer_id, jsonb_build_object('kind', h.kind)
    from holds h join seed.known k using (customer_id) where h.released_at is not null`),
  )
  await run(`insert into poke_days (customer_id, day, sent)
    select c.customer_id, (m.created_at at time zone 'Europe/Amsterdam')::date, count(*)
    from messages m join conversations c on c.id = m.conversation_id
    where m.created_at > ${until} - interval '3 days' and m.type ~ 'poke|starter'
      and m.siteowner_id in (select siteowner_id from poke_rules) group by 1, 2`)
  await run(`insert into idempotency_keys (operator_id, key, digest, message_id, created_at)
    select operator_id, ${uuidOf("'key of ' || id")}::text, sha256(('text of ' || id)::bytea), id, created_at
    from messages where direction = 'out' and created_at > ${until} - interval '3 days'`)
}
