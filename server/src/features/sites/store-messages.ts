import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import { isReal } from '../../platform/real-siteowners.ts'
import { dayOf } from '../../platform/service-time.ts'
import { hasRule } from '../answering/leaving/ignore-rules.ts'
import { receivedColumns } from '../conversations/attachments/attachment.ts'
import { type FoundConversation, type OpenConversation, pairOf, placedWithin } from './open-conversations.ts'
import type { AddressedMessage } from './people.ts'
import type { SiteMessage } from './site-messages.ts'

/** A message that is being stored. Ids grow in the order of the batch. */
export type NumberedMessage = SiteMessage & {
  id: number
  conversationId: number
  answeredAt: OpenConversation['answeredAt']
}

/**
 * Where a message stands that was sent at `sent`, if that is later than its time: with the newest answer that its customer has
 * (`answered`). Its larger id puts it below.
 */
export const placeOf = (sent: RawBuilder<unknown>, answered: RawBuilder<unknown>) =>
  sql`case when ${sent} < ${answered} and ${sent} > now() - ${placedWithin}::interval then ${answered} end`

/** Takes ids for messages of these conversations. They are locked first: in a conversation, ids must grow in commit order. */
export async function takeMessageIds(
  tx: Tx,
  conversations: readonly { id: number }[],
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with locked as materialized (
      select id from conversations where id = any(${conversations.map(({ id }) => id)}::bigint[])
      order by id for no key update
    )
    select nextval('messages_id_seq') as id
    from (select count(*) from locked) l cross join generate_series(1, ${count})`.execute(tx)
  return rows.map((row) => row.id).sort((a, b) => a - b)
}

/** The messages with their ids and conversations. */
export function numbered<Message extends AddressedMessage>(
  messages: Message[],
  conversations: FoundConversation[],
  ids: number[],
): (Message & NumberedMessage)[] {
  const byPair = new Map(conversations.map((conversation) => [pairOf(conversation), conversation]))
  return messages.map((message, index) => {
    const [id, conversation] = [ids[index], byPair.get(pairOf(message))]
    if (!id || !conversation)
      throw new Error(`No id or conversation for message ${message.place} of the batch`)
    return { ...message, id, conversationId: conversation.id, answeredAt: conversation.answeredAt }
  })
}

/** A clock that differs by less is right: a call can take so long. In seconds. */
const clockTolerance = 20
/** Messages that are later than this say nothing about the clock: the site sends them again. In seconds. */
const clockSilence = 3_600
/** A clock is wrong when messages so far apart differ by the same. */
const clockConfirmed = '1 minute'

/**
 * Updates conversations and their queue items for their newest message. Ignoring until the next message ends. The newest time says
 * whether the clock of the site is right; its row is only written when that changes.
 */
export async function updateConversations(tx: Tx, site: SiteOwner, messages: NumberedMessage[]) {
  const groups = [...Map.groupBy(messages, (message) => message.conversationId)]
  const ids = groups.map(([id]) => id)
  const counts = groups.map(([, own]) => own.length)
  const photos = groups.map(([, own]) => own.filter((message) => message.photo_url).length)
  const last = groups.map(([, own]) => own.reduce((newest, one) => (one.id > newest.id ? one : newest)))
  const lastIds = last.map((message) => message.id)
  const lastTypes = last.map((message) => message.type)
  // ISO 8601 as written by `toISOString` can be sorted as text.
  const sent = groups.map(([, own]) => own.map((message) => message.sent_at).sort())
  const firstSent = sent.map((moments) => moments.at(0))
  const lastSent = sent.map((moments) => moments.at(-1))
  const answered = groups.map(([, own]) => own[0]?.answeredAt)
  await sql`
    with news as (
      select n.*, coalesce(${placeOf(sql`first_sent`, sql`answered`)}, least(first_sent, now())) as first_time,
        coalesce(${placeOf(sql`last_sent`, sql`answered`)}, least(last_sent, now())) as last_time
      from unnest(${ids}::bigint[], ${counts}::int[], ${photos}::int[], ${lastIds}::bigint[],
        ${lastTypes}::text[], ${firstSent}::timestamptz[], ${lastSent}::timestamptz[], ${answered}::timestamptz[])
        as n (id, messages, photos, last_id, last_type, first_sent, last_sent, answered)
    ), items as (
      update queue_items q set customer_message_id = n.last_id from news n where q.conversation_id = n.id
    ), clock as (
      update siteowners s
      set clock_seconds = c.seconds, clock_confirmed = c.same,
        clock_since = case when c.same then s.clock_since when c.seconds is not null then now() end
      from (select o.id, n.seconds, coalesce(abs(o.clock_seconds - n.seconds) <= ${clockTolerance}, false) as same
        from siteowners o, (
          select case when abs(seconds) > ${clockTolerance} then seconds end as seconds
          from (select least(greatest(extract(epoch from now() - max(last_sent)), -1e9), 1e9)::int as seconds from news) m
          where seconds < ${clockSilence}) n
        where o.id = ${site.id}) c
      where s.id = c.id and case when c.same then not s.clock_confirmed and s.clock_since < now() - ${clockConfirmed}::interval
        else s.clock_seconds is not null or c.seconds is not null end
    ), ended as (
      update ignores i set ended_at = now() from news n
      where i.conversation_id = n.id and i.ended_at is null and ${hasRule('ends_on_customer_message')}
    )
    update conversations c
    set status = 'open', poke_count = 0, silence_from = null, message_count = c.message_count + n.messages,
      customer_message_count = c.customer_message_count + n.messages, photo_count = c.photo_count + n.photos,
      last_message_id = n.last_id, last_message_type = n.last_type,
      last_customer_message_id = n.last_id, last_customer_message_at = now(),
      -- These use the order of the thread, because a message can be late.
      first_message_at = least(c.first_message_at, n.first_time),
      last_message_at = greatest(c.last_message_at, n.last_time),
      last_customer_time = greatest(c.last_customer_time, n.last_time)
    from news n where c.id = n.id`.execute(tx)
}

export async function storeMessages(tx: Tx, site: SiteOwner, messages: NumberedMessage[]) {
  const attached = sql.join(receivedColumns.map((column) => sql.ref(column)))
  const values = receivedColumns.map((column) => messages.map((message) => message[column] ?? null))
  await sql`
    insert into messages (id, conversation_id, siteowner_id, direction, type, body, sent_at, placed_at, ${attached})
    overriding system value
    select m.id, m.conversation_id, ${site.id}, m.direction, m.type, m.body, m.sent_at, ${placeOf(sql`m.sent_at`, sql`m.answered`)}, ${attached}
    from unnest(
      ${messages.map((message) => message.id)}::bigint[],
      ${messages.map((message) => message.conversationId)}::bigint[],
      ${messages.map((message) => message.direction)}::text[],
      ${messages.map((message) => message.type)}::text[],
      ${messages.map((message) => message.text)}::text[],
      ${messages.map((message) => message.sent_at)}::timestamptz[],
      ${messages.map((message) => message.answeredAt)}::timestamptz[],
      ${sql.join(values.map((each) => sql`${each}::text[]`))}
    ) as m (id, conversation_id, direction, type, body, sent_at, answered, ${attached})
    order by m.id`.execute(tx)
}

/**
 * Marks the sent messages of these conversations as answered, because the customer has written after them. The statistics are
 * updated last, because operators who send at this moment wait for their rows.
 */
export async function markAnswered(
  tx: Tx,
  conversations: Pick<OpenConversation, 'id' | 'unansweredSince'>[],
) {
  const ids = conversations.map((conversation) => conversation.id)
  // Partitions of earlier months are not read. ISO 8601 with the same offset can be sorted as text.
  const [since] = conversations.map((conversation) => conversation.unansweredSince).sort()
  await sql`
    with answered as (
      update messages set answered_at = now()
      where conversation_id = any(${ids}::bigint[]) and direction = 'out' and answered_at is null
        and created_at >= ${since}::timestamptz - interval '1 day'
      returning ${dayOf('created_at')} as day, operator_id, siteowner_id, type
    )
    insert into message_stats_daily as s (day, operator_id, siteowner_id, type, sent, answered)
    select day, operator_id, siteowner_id, type, count(*), count(*) from answered where ${isReal(sql`siteowner_id`)}
    group by day, operator_id, siteowner_id, type
    order by day, operator_id, siteowner_id, type
    on conflict (day, operator_id, siteowner_id, type) do update set answered = s.answered + excluded.answered`.execute(
    tx,
  )
}
