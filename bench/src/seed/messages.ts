import { deliveredDays } from '../../../server/src/features/sites/deliveries/forget-delivered.ts'
import { dayTextOf } from '../../../server/src/platform/service-time.ts'
import type { Connection } from './connection.ts'
import { endings } from './conversations.ts'
import type { Ids } from './ids.ts'
import { buildIndexesLike } from './indexes.ts'
import { giftsEach, pokeRule, pokingSiteowners, setPhotosEach } from './people.ts'
import { type Draws, languages, monthAfter, nameOf, type Size } from './size.ts'
import { messageTypes, stageOf } from './stage.ts'

/** A month with the number of messages of the months before it. */
export type Month = { month: string; before: number }

/** A message of a customer arrives up to 1.5 seconds after they sent it. */
const sentAt = (row: string, id: string) =>
  `${row}.at - case when ${row}.is_in then (${id} * 7919 % 1500) * interval '1 millisecond' else interval '0' end`
const marked = (mark: string) =>
  `case when k.mark = '${mark}' then s.at + interval '2 minutes' end, case when k.mark = '${mark}' then s.operator_id end`
const typesThat = (matches: (type: string) => boolean) =>
  messageTypes.flatMap((type, place) => (matches(type) ? [place + 1] : [])).join(', ')
const typeOf = (row: string) => `(array[${messageTypes.map((type) => `'${type}'`).join(', ')}])[${row}.code]`
const hasPhoto = typesThat((type) => /(^|_)photo$/.test(type))
const hasGift = typesThat((type) => /(^|_)gift$/.test(type))

/** Stores the conversations with what the panel counts and copies from their messages. */
export async function storeConversations(connection: Connection, size: Size, ids: Ids, months: Month[]) {
  const isPoke = `code in (${typesThat((type) => type.includes('poke'))})`
  const all = months
    .map(({ month, before }) => `select n + ${ids.messages - 1 + before} as id, * from ${stageOf(month)}`)
    .join(' union all ')
  await connection.run(`create unlogged table seed.totals as
    select conversation_id, count(*)::int as messages, count(*) filter (where is_in)::int as customers,
      count(*) filter (where code in (${hasPhoto}))::int as photos, count(*) filter (where ${isPoke} and is_last)::int as pokes,
      min(${sentAt('m', 'm.id')}) as first_at, max(${sentAt('m', 'm.id')}) as last_at, max(id * 16 + code) as last_key,
      max(id) filter (where is_in) as customer_id, max(at) filter (where is_in) as customer_at,
      max(${sentAt('m', 'm.id')}) filter (where is_in) as customer_time,
      max(id * 1000000 + operator_id) filter (where not is_in) as operator_key, max(at) filter (where not is_in) as operator_at
    from (${all}) m group by conversation_id`)
  // Due for a poke, but not poked: the panel has queued it, and set `silence_from` to null.
  const isDue = `c.ending in (${endings.answered}, ${endings.silent}) and c.siteowner < ${pokingSiteowners} and t.pokes < ${pokeRule.mostInARow}
    and t.operator_at <= to_timestamp(${size.until}) - make_interval(mins => case when t.pokes = 0 then ${pokeRule.silenceMinutes} else ${pokeRule.nextSilenceMinutes} end)`
  await connection.run(`insert into conversations (id, siteowner_id, customer_id, profile_id, language, status, created_at, first_message_at,
      last_message_at, last_message_id, last_message_type, last_customer_message_id, last_customer_message_at, last_customer_time,
      last_operator_message_id, last_operator_message_at, last_operator_id, message_count, customer_message_count, photo_count, poke_count, revision, invisible_photo_count, silence_from)
    overriding system value
    select c.id, c.siteowner_id, c.customer_id, c.profile_id, ${`(array[${languages.map((each) => `'${each}'`).join(', ')}])[1 + c.language]`},
      case c.ending when ${endings.ignored} then 'ignored' when ${endings.waiting} then 'open' else 'answered' end, t.first_at, t.first_at,
      t.last_at, t.last_key / 16, (array[${messageTypes.map((type) => `'${type}'`).join(', ')}])[t.last_key % 16], t.customer_id, t.customer_at, t.customer_time,
      t.operator_key / 1000000, t.operator_at, t.operator_key % 1000000, t.messages, t.customers, t.photos, t.pokes,
      coalesce(k.revision, 0), coalesce(k.invisible_photos, 0),
      case when c.ending in (${endings.answered}, ${endings.silent}) and not (${isDue}) then t.operator_at end
    from seed.conversations c join seed.totals t on t.conversation_id = c.id
    left join (select conversation_id, max(revision) as revision,
      count(*) filter (where code in (${hasPhoto}) and mark in ('hide', 'delete')) as invisible_photos
      from seed.marks group by conversation_id) k on k.conversation_id = c.id
    order by c.id`)
  await connection.run('analyze conversations')
}

/** Builds the partition of a month, with its indexes; `attachMonth` adds it to the table. */
export async function buildMonth(
  connection: Connection,
  size: Size,
  draws: Draws,
  ids: Ids,
  { month, before }: Month,
) {
  const { run } = connection
  const table = `messages_${nameOf(month)}`
  const first = ids.messages - 1 + before
  const previous = size.months[size.months.indexOf(month) - 1]
  const { pick, share } = draws
  const rareEach = `(select count(*) from seed.texts where part = 'rare' and language = '${languages[0]}')`
  const [rare] = await run(`select ${rareEach} as count`)
  await run('begin')
  await run(
    `create table ${table} (like messages including defaults including constraints including storage)`,
  )
  await run(`
    insert into ${table} (id, created_at, conversation_id, siteowner_id, direction, type, body, sent_at, operator_id, in_reply_to, photo_url, gift,
      answered_at, photo_id, gift_id, gift_credits,
      revision, hidden_at, hidden_by, highlighted_at, highlighted_by, deleted_at, deleted_by)
    select s.id, s.at, s.conversation_id, ${ids.siteowners} + s.siteowner, case when s.is_in then 'in' else 'out' end, ${typeOf('s')},
      topic.body || case when detail.body is null then '' else ' ' || detail.body end || case when rare.body is null then '' else ' ' || rare.body end,
      ${sentAt('s', 's.id')}, case when not s.is_in then s.operator_id end, asked.id,
      case when s.is_in and s.code in (${hasPhoto}) then 'https://photos.example/' || s.id || '.jpg' end, g.name,
      case when not s.is_in then s.next_at end,
      case when not s.is_in and s.code in (${hasPhoto}) then ${ids.photos} + s.siteowner * ${setPhotosEach} + ${pick('s.id', 'photo', setPhotosEach)} end,
      case when not s.is_in then g.id end, case when not s.is_in then g.credits end, k.revision,
      ${marked('hide')}, ${marked('highlight')}, ${marked('delete')}
    from (select ${first} + n as id, * from ${stageOf(month)} offset 0) s
    join seed.texts topic on topic.part = 'topic' and topic.language = ${`(array[${languages.map((each) => `'${each}'`).join(', ')}])[1 + s.language]`} and topic.number = ${pick('s.id', 'topic', size.textsEach)}
    left join seed.texts detail on detail.part = 'detail' and detail.language = topic.language
      and detail.number = case when ${share('s.id', 'has detail')} < 0.5 then ${pick('s.id', 'detail', size.textsEach)} end
    left join seed.texts rare on rare.part = 'rare' and rare.language = topic.language
      and rare.number = case when ${share('s.id', 'has rare')} < 0.03 then ${pick('s.id', 'rare', Number(rare?.count))} end
    left join gifts g on g.id = case when s.code in (${hasGift}) then ${ids.gifts} + s.siteowner * ${giftsEach} + ${pick('s.id', 'gift', giftsEach)} end
    left join seed.marks k on k.id = s.id
    left join (
      select conversation_id, round, max(id) as id from (
        select ${first} + n as id, conversation_id, round from ${stageOf(month)} where is_last_in
        ${previous ? `union all select n + ${first} - (select count(*) from ${stageOf(previous)}), conversation_id, round from ${stageOf(previous)} where is_last_in and at > '${month}'::timestamptz - interval '6 days'` : ''}
      ) i group by conversation_id, round) asked on not s.is_in and asked.conversation_id = s.conversation_id and asked.round = s.round`)
  await run('commit')
  await buildIndexesLike(connection, 'messages', table)
  await run(`vacuum (freeze, analyze) ${table}`)
}

/** Adds the partition of a month to the table of messages, in place of an empty one. */
export async function attachMonth({ run }: Connection, month: string) {
  await run(
    `alter table messages attach partition messages_${nameOf(month)} for values from ('${month} 00:00:00+00') to ('${monthAfter(month)} 00:00:00+00')`,
  )
}

/** The partition of a month that the panel has made in advance; it is empty, because there are no messages yet. */
export async function dropEmptyMonths({ run }: Connection, months: string[]) {
  for (const month of months) await run(`drop table if exists messages_${nameOf(month)}`)
}

/** What the panel stores next to each message, except the audit log. */
export async function storeBesideMessages({ run }: Connection, size: Size, month: string) {
  const table = `messages_${nameOf(month)}`
  // The panel deletes older ones, except those to which an answer can refer.
  const isRecent = `created_at > to_timestamp(${size.until}) - interval '${deliveredDays} days'`
  await run(`insert into received_messages (siteowner_id, external_id, message_id, digest)
    select siteowner_id, 'message-' || id, id, sha256(('message-' || id)::bytea) from ${table} m where direction = 'in' and (${isRecent}
      or exists (select from conversations c where c.id = m.conversation_id and c.last_customer_message_id = m.id))`)
  // The newest answers have not been fetched by their sites.
  await run(`insert into deliveries (message_id, siteowner_id, conversation_id, status, attempts, delivered_at, created_at)
    select id, siteowner_id, conversation_id, case when created_at > to_timestamp(${size.until}) - interval '3 minutes' then 'pending' else 'delivered' end,
      0, case when created_at <= to_timestamp(${size.until}) - interval '3 minutes' then created_at + interval '2 seconds' end, created_at
    from ${table} where direction = 'out' and ${isRecent}`)
  await run(`insert into answers (conversation_id, in_reply_to, kind, message_id)
    select conversation_id, in_reply_to, split_part(type, '_', 1), id from ${table} where type ~ '^(starter|reply|poke)'`)
  // A month of the service begins some hours before or after its table.
  const [first, last] = [size.months[0], size.months.at(-1)]
  await run(`insert into message_stats_daily (day, siteowner_id, operator_id, type, sent, answered)
    select ${dayTextOf('created_at')}, siteowner_id, operator_id, type, count(*), count(answered_at)
    from messages where direction = 'out'
      and created_at >= ${month === first ? "'-infinity'" : `day_begins('${month}')`}
      and created_at < ${month === last ? "'infinity'" : `day_begins('${monthAfter(month)}')`}
    group by 1, 2, 3, 4 order by 1, 3, 2, 4`)
}

export async function storeWriters({ run }: Connection, months: Month[]) {
  await run(`insert into conversation_operators (conversation_id, operator_id)
    select distinct conversation_id, operator_id from (
      ${months.map(({ month }) => `select conversation_id, operator_id from ${stageOf(month)} where not is_in`).join(' union all ')}) w`)
}
