import type { Connection } from './connection.ts'
import { endings, writer } from './conversations.ts'
import { type Ids, uuidOf } from './ids.ts'
import type { Month } from './messages.ts'
import { pokingSiteowners } from './people.ts'
import { type Draws, languages, oneOf, type Size } from './size.ts'
import { inRange, luck, messageTypes, stageOf } from './stage.ts'

const replies = messageTypes.flatMap((type, place) => (/^reply/.test(type) ? [place + 1] : [])).join(', ')
const reported = [9_880, 9_890] as const
const lease = (of: string) => uuidOf(`'lease of ' || ${of}`)

/** Other actions than messages, as the audit log has them; `storeAudit` adds those of messages. */
const record = (select: string) =>
  `insert into seed.events (at, operator_id, siteowner_id, action, subject_type, subject_id, details) ${select}`

/** Picks the messages with which something else happens, in `seed.picked`, and those that are changed, in `seed.marks`. */
export async function pickMessages({ run }: Connection, size: Size, draws: Draws, ids: Ids, months: Month[]) {
  const isPicked = `(code in (${replies}) and luck < ${luck.skipped[1]}) or (is_last_in and (${inRange('luck', luck.ignored)} or ${inRange('luck', luck.asks)}))
    or (is_in and ${inRange('luck', reported)}) or id % 200 = 3 or id % 1000 in (7, 13) or id % 2000 = 29`
  await run(
    'create unlogged table seed.events (at timestamptz, operator_id int, siteowner_id int, action text, subject_type text, subject_id bigint, details jsonb)',
  )
  const all = months
    .map(
      ({ month, before }) =>
        `select * from (select n + ${ids.messages - 1 + before} as id, * from ${stageOf(month)} offset 0) m where ${isPicked}`,
    )
    .join(' union all ')
  const slots = size.writersEach / 8
  await run(`create unlogged table seed.picked as
    select p.*, ${ids.siteowners} + p.siteowner as siteowner_id,
      ${writer(ids, { language: 'p.language', siteowner: 'p.siteowner', parity: '(1 - p.conversation_id % 2)', place: draws.pick('p.id', 'other writer', slots) })} as other_id
    from (${all}) p`)
  // The newest messages are left as they are: nothing may happen after the end of the history.
  await run(`create unlogged table seed.marks as
    select *, row_number() over (partition by conversation_id order by id) as revision from (
      select id, conversation_id, siteowner_id, operator_id, at, is_in, code,
        case when id % 2000 = 29 then 'delete' when id % 1000 = 7 then 'hide' else 'highlight' end as mark
      from seed.picked where (id % 1000 in (7, 13) or id % 2000 = 29) and at < to_timestamp(${size.until}) - interval '1 hour') m`)
  await run('create index on seed.marks (id)')
  await run('analyze seed.picked; analyze seed.marks')
  await run(
    record(`select at + interval '2 minutes', operator_id, siteowner_id, 'message.' || mark, 'message', id,
    jsonb_build_object('conversation_id', conversation_id) from seed.marks`),
  )
}

/** Skips, handovers, ignored messages, reports and told facts. */
export async function storeEvents(connection: Connection, size: Size, draws: Draws, ids: Ids) {
  const { run } = connection
  const until = `to_timestamp(${size.until})`
  await storeHandovers(connection)
  const skipReasons = oneOf(['language', 'master', 'topic', 'known'], draws.pick('p.id', 'reason', 4))
  const firstCoach = ids.operators + languages.length * size.writersEach
  await run(`insert into skips (conversation_id, operator_id, siteowner_id, language, message_id, reason_code, lease_id, created_at, handover_id)
    select p.conversation_id, case when s.count = 3 then ${firstCoach} + s.number else p.other_id end, p.siteowner_id,
      (select language from conversations where id = p.conversation_id),
      (select m.in_reply_to from messages m where m.id = p.id and m.created_at = p.at), ${skipReasons},
      ${lease(`'skip ' || p.id || ' ' || s.number`)}, p.at - make_interval(secs => 25 - 5 * s.number),
      case when s.count = 3 then h.id end
    from seed.picked p
    cross join lateral (select case when ${inRange('p.luck', luck.skippedByThree)} then 3 else 1 end as count) c
    cross join lateral (select c.count, number from generate_series(0, c.count - 1) number) s
    left join handovers h on c.count = 3 and h.conversation_id = p.conversation_id and h.ended_at = p.at
    where p.code in (${replies}) and p.luck >= ${luck.skippedByThree[0]} and p.luck < ${luck.skipped[1]}
    order by p.at, s.number`)
  await run(
    record(`select created_at, operator_id, siteowner_id, 'conversation.skip', 'conversation', conversation_id,
    jsonb_build_object('message_id', message_id, 'for_master', handover_id is not null, 'reason_code', reason_code) from skips`),
  )
  await run(`insert into ignores (conversation_id, operator_id, option, lease_id, created_at, ended_at)
    select * from (
      select conversation_id, operator_id, 'until_next_message', ${lease(`'ignore ' || id`)}, at + interval '30 seconds' as created_at, next_at
      from seed.picked where is_last_in and ${inRange('luck', luck.ignored)} and next_at is not null and next_at < ${until}
      union all
      select c.id, ${writer(ids, { language: 's.language', siteowner: 's.siteowner', parity: 's.id % 2', place: '0' })}, 'until_next_message',
        ${lease(`'ignore in ' || c.id`)}, c.last_customer_message_at + interval '30 seconds', null
      from seed.conversations s join conversations c using (id) where s.ending = ${endings.ignored}
      union all
      select c.id, c.last_operator_id, 'stop_pokes', ${lease(`'stop pokes in ' || c.id`)}, c.last_operator_message_at + interval '10 seconds', null
      from seed.conversations s join conversations c using (id)
      where s.ending = ${endings.answered} and s.siteowner < ${pokingSiteowners} and c.id % 200 = 7 and c.poke_count > 0
        and c.last_operator_message_at < ${until} - interval '1 minute') i (conversation_id, operator_id, option, lease_id, created_at, ended_at)
    order by created_at`)
  await run(
    record(`select i.created_at, i.operator_id, c.siteowner_id, 'conversation.ignore', 'conversation', i.conversation_id,
    jsonb_build_object('options', array[i.option]) from ignores i join conversations c on c.id = i.conversation_id`),
  )
  await run(`insert into message_reports (message_id, conversation_id, siteowner_id, operator_id, reason_id, notes, created_at, handled_at, handled_by)
    select p.id, p.conversation_id, p.siteowner_id, p.operator_id, 1 + ${draws.pick('p.id', 'report', 7)}, 'Please look at this.',
      p.at + interval '40 seconds', case when p.is_handled then p.at + interval '1 day' end, case when p.is_handled then ${firstCoach} end
    from (select *, at < ${until} - interval '2 days' and ${draws.share('id', 'handled')} < 0.9 as is_handled
      from seed.picked where is_in and ${inRange('luck', reported)} and at < ${until} - interval '2 hours') p
    where not exists (select from seed.marks k where k.id = p.id and k.mark = 'delete')
    order by p.at`)
  await run(`update report_cases c set outcome = case when r.reason_id = 7 then 'unfounded' else 'coach' end, settled_at = r.handled_at,
      settled_by = r.handled_by, note = 'Settled.'
    from message_reports r where r.case_id = c.id and r.handled_at is not null`)
  await run(
    record(`select created_at, operator_id, siteowner_id, 'message.report', 'message', message_id,
    jsonb_build_object('conversation_id', conversation_id, 'report_id', id) from message_reports`),
  )
  await run(`insert into told_facts (conversation_id, message_id, message_sent_at, about, body, operator_id, created_at)
    select p.conversation_id, p.id, p.at - case when p.is_in then (p.id * 7919 % 1500) * interval '1 millisecond' else interval '0' end,
      case when p.is_in then 'customer' else 'profile' end, t.body, p.operator_id, p.at + interval '1 minute'
    from seed.picked p
    join seed.texts t on t.part = 'detail' and t.language = (array[${languages.map((each) => `'${each}'`).join(', ')}])[1 + p.language]
      and t.number = ${draws.pick('p.id', 'fact', size.textsEach)}
    where p.id % 200 = 3 and p.at < ${until} - interval '1 hour' order by p.at`)
  await run(
    record(`select f.created_at, f.operator_id, c.siteowner_id, 'told_fact.save', 'told_fact', f.id,
    jsonb_build_object('message_id', f.message_id, 'conversation_id', f.conversation_id)
    from told_facts f join conversations c on c.id = f.conversation_id`),
  )
}

/** Handovers that a master has answered. Those that wait are stored with the queue. */
async function storeHandovers({ run }: Connection) {
  await run(`insert into handovers (conversation_id, operator_id, reason_code, lease_id, created_at, ended_at, ended_by)
    select conversation_id, case when by_operator then other_id end, case when by_operator then 'meeting' else 'skipped' end, case when by_operator then ${lease(`'handover ' || id`)} end,
      at - interval '15 seconds', at, operator_id
    from (select *, ${inRange('luck', luck.handedOver)} as by_operator from seed.picked where code in (${replies}) and luck < ${luck.skippedByThree[1]}) p
    order by at`)
  await run(
    record(`select h.created_at, h.operator_id, c.siteowner_id, 'conversation.handover', 'conversation', h.conversation_id,
    jsonb_build_object('reason_code', h.reason_code) from handovers h join conversations c on c.id = h.conversation_id where h.operator_id is not null`),
  )
}
