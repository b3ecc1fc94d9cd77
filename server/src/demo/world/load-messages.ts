import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { dayOf } from '../../platform/service-time.ts'
import type { Chat, Message, World } from './events.ts'
import { hour, minute } from './hours.ts'
import type { WorldCustomer, WorldProfile } from './people.ts'
import { moment, store, takeIds } from './store.ts'

export type Ids = {
  siteowners: number[]
  customers: Map<WorldCustomer, number>
  profiles: Map<WorldProfile, number>
  chats: Map<Chat, number>
  messages: Map<Message, number>
}

export const siteownerOf = (ids: Ids, chat: Chat) => ids.siteowners[chat.customer.site] ?? 0
const idOf = (ids: Ids, message: Message | null | undefined) =>
  message ? (ids.messages.get(message) ?? null) : null
/** A customer's message arrives a moment after it was sent. */
const sentAt = ({ at, operatorId }: Message) => (operatorId === null ? at - 700 : at)

/** Stores chats and messages with everything that the panel keeps next to them. */
export async function loadMessages(
  tx: Tx,
  { chats, messages }: World,
  people: Pick<Ids, 'siteowners' | 'customers' | 'profiles'>,
): Promise<Ids> {
  const [chatIds, messageIds] = [
    await takeIds(tx, 'conversations', chats.length),
    await takeIds(tx, 'messages', messages.length),
  ]
  const ids: Ids = {
    ...people,
    chats: new Map(chats.map((chat, place) => [chat, chatIds[place] ?? 0])),
    messages: new Map(messages.map((message, place) => [message, messageIds[place] ?? 0])),
  }
  await storeChats(tx, messages, ids)
  await storeMessages(tx, messages, ids)
  const siteowners = sql`any(${ids.siteowners}::bigint[])`
  await sql`insert into answers (conversation_id, in_reply_to, kind, message_id)
    select conversation_id, in_reply_to, split_part(type, '_', 1), id from messages
    where siteowner_id = ${siteowners} and type ~ '^(reply|poke)'`.execute(tx)
  await sql`insert into conversation_operators (conversation_id, operator_id)
    select distinct conversation_id, operator_id from messages where siteowner_id = ${siteowners} and direction = 'out'`.execute(
    tx,
  )
  await sql`insert into deliveries (message_id, siteowner_id, conversation_id, status, attempts, attempted_at, delivered_at, created_at, deliver_at)
    select id, siteowner_id, conversation_id, 'delivered', 1, created_at, created_at + interval '1 second', created_at, created_at from messages
    where siteowner_id = ${siteowners} and direction = 'out'`.execute(tx)
  await sql`insert into message_stats_daily (day, siteowner_id, operator_id, type, sent, answered)
    select ${dayOf('created_at')}, siteowner_id, operator_id, type, count(*), count(answered_at) from messages
    where siteowner_id = ${siteowners} and direction = 'out' group by 1, 2, 3, 4`.execute(tx)
  await sql`insert into poke_days (customer_id, day, sent)
    select c.customer_id, (m.created_at at time zone cu.timezone)::date, count(*) from messages m
    join conversations c on c.id = m.conversation_id join customers cu on cu.id = c.customer_id
    where m.siteowner_id = ${siteowners} and m.type ~ 'poke' and m.created_at > now() - interval '3 days' group by 1, 2`.execute(
    tx,
  )
  return ids
}

async function storeChats(tx: Tx, messages: readonly Message[], ids: Ids) {
  const byChat = Map.groupBy(messages, ({ chat }) => chat)
  const rows = [...byChat].map(([chat, own]) => {
    const [first, last] = [own[0], own.at(-1)]
    const received = own.filter(({ operatorId }) => operatorId === null)
    const sent = own.filter(({ operatorId }) => operatorId !== null)
    const [asked, answer] = [received.at(-1), sent.at(-1)]
    const at = (message: Message | undefined) => (message ? moment(message.at) : null)
    const inThread = (message: Message | undefined) => (message ? moment(sentAt(message)) : null)
    return {
      ...{ id: ids.chats.get(chat), siteowner_id: siteownerOf(ids, chat), language: chat.customer.language },
      ...{ customer_id: ids.customers.get(chat.customer), profile_id: ids.profiles.get(chat.profile) },
      status: chat.isIgnored ? 'ignored' : chat.waits?.kind === 'reply' ? 'open' : 'answered',
      ...{ created_at: at(first), first_message_at: inThread(first), last_message_at: inThread(last) },
      ...{ last_message_id: idOf(ids, last), last_message_type: last?.type },
      ...{ last_customer_message_id: idOf(ids, asked), last_customer_message_at: at(asked) },
      last_customer_time: inThread(asked),
      ...{ last_operator_message_id: idOf(ids, answer), last_operator_message_at: at(answer) },
      last_operator_id: answer?.operatorId ?? null,
      ...{ message_count: own.length, customer_message_count: received.length, poke_count: chat.pokes },
      silence_from:
        chat.waits || chat.isIgnored ? null : chat.silenceFrom ? moment(chat.silenceFrom) : at(answer),
    }
  })
  await store(tx, 'conversations', rows)
}

async function storeMessages(tx: Tx, messages: readonly Message[], ids: Ids) {
  const gifts = await tx.selectFrom('gifts').select(['id', 'siteowner_id', 'name', 'credits']).execute()
  const giftOf = (message: Message, siteowner: number) => {
    const own = message.type.endsWith('gift')
      ? gifts.filter(({ siteowner_id }) => siteowner_id === siteowner)
      : []
    return own[Math.floor(message.at / 1_000) % (own.length || 1)]
  }
  await store(
    tx,
    'messages',
    messages.map((message) => {
      const siteowner = siteownerOf(ids, message.chat)
      const gift = giftOf(message, siteowner)
      const isSent = message.operatorId !== null
      return {
        ...{
          id: idOf(ids, message),
          created_at: moment(message.at),
          conversation_id: ids.chats.get(message.chat),
        },
        ...{
          siteowner_id: siteowner,
          direction: isSent ? 'out' : 'in',
          type: message.type,
          body: message.text,
        },
        ...{
          sent_at: moment(sentAt(message)),
          operator_id: message.operatorId,
          in_reply_to: idOf(ids, message.to),
        },
        answered_at: message.answeredAt === null ? null : moment(message.answeredAt),
        gift: gift?.name ?? null,
        ...(isSent
          ? { gift_id: gift?.id ?? null, gift_credits: gift?.credits ?? null }
          : { gift_id: null, gift_credits: null }),
      }
    }),
  )
  await store(
    tx,
    'received_messages',
    messages
      .filter(({ operatorId }) => operatorId === null)
      .map((message) => {
        const external_id = `demo-message-${idOf(ids, message)}`
        const digest = createHash('sha256').update(external_id).digest('hex')
        return {
          ...{ siteowner_id: siteownerOf(ids, message.chat), external_id, message_id: idOf(ids, message) },
          digest: `\\x${digest}`,
        }
      }),
  )
}

/** What waits, and how many waited in the last day. */
export async function loadQueue(tx: Tx, world: World, ids: Ids, now: number) {
  const waiting = world.chats.flatMap(({ waits }) => waits ?? [])
  // What is due waits for minutes: the colleagues have kept up with it.
  const lastPoke = (place: number) => now - (1 + ((place * 7) % 9)) * minute
  const forMasters = new Set(world.handovers.filter(({ ended }) => !ended).map(({ message }) => message.chat))
  await store(
    tx,
    'queue_items',
    waiting.map(({ chat, kind, due }, place) => ({
      ...{ conversation_id: ids.chats.get(chat), kind, language: chat.customer.language },
      ...{
        siteowner_id: siteownerOf(ids, chat),
        due_at: moment(kind === 'poke' ? Math.max(due, lastPoke(place)) : due),
        for_master: forMasters.has(chat),
      },
      ...{ held: false, opened: forMasters.has(chat), epoch: 0, unanswered: false, asked: false },
      customer_message_id: idOf(ids, chat.asked),
    })),
  )
  await sql`update queue_items q set closes_at = quiet_hours_start(q.due_at, cu.timezone, r.quiet_from)
    from conversations c join customers cu on cu.id = c.customer_id join poke_rules r on r.siteowner_id = cu.siteowner_id
    where q.conversation_id = c.id and q.kind = 'poke' and r.quiet_from is not null`.execute(tx)
  await sql`insert into queue_samples (at, siteowner_id, replies, pokes)
    select date_bin('10 minutes', ${moment(now)}::timestamptz, timestamptz '2000-01-01 00:00:00Z') - make_interval(mins => 10 * n), s.id,
      case when s.id = ${ids.siteowners[0]} then 7 + abs(hashint8(s.id * 1000 + n)::bigint) % 14 else abs(hashint8(s.id * 1000 + n)::bigint) % 4 end,
      abs(hashint8(s.id * 2000 + n)::bigint) % 9
    from unnest(${ids.siteowners}::bigint[]) s (id), generate_series(1, 143) n on conflict do nothing`.execute(
    tx,
  )
  // Counted again by the job, which may have counted the last hour before the messages were there.
  await sql`delete from sent_samples`.execute(tx)
  await sql`delete from sent_sampled`.execute(tx)
  await countDays(tx, world.messages[0]?.at ?? now, now)
}

/** The sums of the days that are over. */
async function countDays(tx: Tx, from: number, now: number) {
  const days = Array.from({ length: Math.ceil((now - from) / (24 * hour)) + 2 }, (_, place) =>
    moment(from + place * 24 * hour).slice(0, 10),
  )
  for (const month of new Set(days.map((day) => day.slice(0, 7))))
    await sql`select roll_up_days(greatest(day_of(${moment(from)}::timestamptz), ${`${month}-01`}::date),
      least((${`${month}-01`}::date + interval '1 month')::date - 1, last_day_to_roll_up()))`.execute(tx)
}
