import type { Connection } from './connection.ts'
import { endings, writer } from './conversations.ts'
import { type Ids, uuidOf } from './ids.ts'
import { pokeRule, pokingSiteowners } from './people.ts'
import type { Size } from './size.ts'

/** What waits at the end of the history: replies, some of them for masters or in hand, pokes, and what operators have typed. */
export async function storeQueue({ run }: Connection, size: Size, ids: Ids) {
  const until = `to_timestamp(${size.until})`
  const other = writer(ids, {
    language: 's.language',
    siteowner: 's.siteowner',
    parity: '(1 - s.id % 2)',
    place: '0',
  })
  await run(`insert into handovers (conversation_id, operator_id, reason_code, lease_id, created_at)
    select s.id, ${other}, 'meeting', ${uuidOf("'handover in ' || s.id")}, c.last_customer_message_at + interval '30 seconds'
    from seed.conversations s join conversations c using (id) where s.ending = ${endings.waiting} and s.waiting_number % 20 = 0`)
  await run(`insert into seed.events (at, operator_id, siteowner_id, action, subject_type, subject_id, details)
    select h.created_at, h.operator_id, c.siteowner_id, 'conversation.handover', 'conversation', c.id, jsonb_build_object('reason_code', h.reason_code)
    from handovers h join conversations c on c.id = h.conversation_id where h.ended_at is null`)
  // One lease for each operator who has one.
  await run(`insert into queue_items (conversation_id, kind, language, siteowner_id, due_at, held, customer_message_id, opened, for_master,
      lease_id, operator_id, epoch, expires_at, input_at)
    select w.id, 'reply', w.language, w.siteowner_id, w.due_at, w.held, w.last_customer_message_id, w.opened or l.operator_id is not null, w.for_master,
      case when l.operator_id is not null then ${uuidOf("'lease of ' || w.id")} end, l.operator_id,
      case when l.operator_id is not null then nextval('queue_items_epoch') else 0 end,
      case when l.operator_id is not null then now() + interval '1 minute' end, case when l.operator_id is not null then now() end
    from (
      select c.id, c.language, c.siteowner_id, c.last_customer_message_id, to_timestamp(seed.clock(s.last_round)) as due_at, s.waiting_number % 5 = 0 as opened,
        s.waiting_number % 20 = 0 as for_master,
        exists (select from holds h where h.customer_id = c.customer_id and h.released_at is null) as held
      from seed.conversations s join conversations c using (id) where s.ending = ${endings.waiting}) w
    left join (
      select distinct on (operator_id) id, operator_id
      from (select s.id, ${other} as operator_id from seed.conversations s where s.ending = ${endings.waiting} and s.waiting_number % 33 = 1) one
      order by operator_id, id) l on l.id = w.id and not w.held
    order by w.due_at`)
  await run(`insert into queue_items (conversation_id, kind, language, siteowner_id, due_at, held, customer_message_id)
    select c.id, 'poke', c.language, c.siteowner_id, c.last_operator_message_at + d.silence,
      exists (select from holds h where h.customer_id = c.customer_id and h.released_at is null), c.last_customer_message_id
    from seed.conversations s join conversations c using (id)
    cross join lateral (select make_interval(mins => case when c.poke_count = 0 then ${pokeRule.silenceMinutes} else ${pokeRule.nextSilenceMinutes} end) as silence) d
    where c.status = 'answered' and s.siteowner < ${pokingSiteowners} and c.poke_count < ${pokeRule.mostInARow} and c.last_operator_message_at <= ${until} - d.silence
    order by c.last_operator_message_at`)
  await run(`insert into drafts (conversation_id, operator_id, body, updated_at)
    select q.conversation_id, q.operator_id, 'What a day that was for you', now() from queue_items q where q.operator_id is not null`)
  // Everybody has ended a shift of eight hours.
  await run(`insert into shift_receipts (operator_id, number, since, until, counts, with_masters)
    select id, 1, ${until} - interval '8 hours', ${until}, '{}', 0 from operators`)
  await run(`insert into queue_samples (at, siteowner_id, replies, pokes)
    select date_bin('10 minutes', ${until}, timestamptz '2000-01-01 00:00:00Z') - make_interval(mins => 10 * n), s.id, 20 + abs(hashint8(s.id * 1000 + n)::bigint) % 40,
      10 + abs(hashint8(s.id * 1000 + n)::bigint) % 25
    from siteowners s, generate_series(0, 287) n where s.id >= ${ids.siteowners}`)
}
