import { randomBytes, randomUUID } from 'node:crypto'
import { type MessageTurn, type SentMessageType, sentMessageType } from '@panel/contract'
import { type Insertable, sql } from 'kysely'
import { storeMessage } from '../features/answering/messages/store.ts'
import type { StoredAttachment } from '../features/conversations/attachments/attachment.ts'
import { storeSuggestions, suggestsIn } from '../features/sites/store-suggestions.ts'
import { type Db, transaction } from '../platform/database.ts'
import type { Customers, QueueItems } from '../platform/database-types.ts'
import { makeCustomer, makeOperator, makeProfile, makeSiteowner } from './make.ts'

/** A conversation that waits for a reply, with all rows that a message of a site causes. */
export async function makeWaiting(
  db: Db,
  own: {
    siteowner?: { id: number }
    customer?: Partial<Insertable<Customers>>
    text?: string
    language?: string
    /** How long it has been waiting. */
    seconds?: number
    item?: Partial<Insertable<QueueItems>>
  } = {},
) {
  const siteowner = own.siteowner ?? (await makeSiteowner(db))
  const language = own.language ?? 'en'
  const customer = await makeCustomer(db, { siteowner_id: siteowner.id, language, ...own.customer })
  const profile = await makeProfile(db, { siteowner_id: siteowner.id, language })
  const { id } = await db
    .insertInto('conversations')
    .values({ siteowner_id: siteowner.id, customer_id: customer.id, profile_id: profile.id, language })
    .returning('id')
    .executeTakeFirstOrThrow()
  const since = sql<string>`now() - make_interval(secs => ${own.seconds ?? 0})`
  const message = await makeReceived(db, { conversationId: id, text: own.text ?? 'Hello there' })
  await db
    .insertInto('queue_items')
    .values({
      conversation_id: id,
      kind: 'reply',
      language,
      siteowner_id: siteowner.id,
      due_at: since,
      customer_message_id: message.id,
      ...own.item,
    })
    .execute()
  return { id, siteowner, customer, profile, message }
}

/** A customer's message in a conversation. If the conversation has a queue item, the item now waits for the answer to it. */
export async function makeReceived(db: Db, own: { conversationId: number; text?: string }) {
  return transaction(db, async (tx) => {
    const item = await tx
      .updateTable('queue_items')
      .set({ due_at: sql<string>`coalesce(due_at, now())`, opened: false })
      .where('conversation_id', '=', own.conversationId)
      .returning('conversation_id')
      .executeTakeFirst()
    const { siteowner_id, language } = await tx
      .selectFrom('conversations')
      .select(['siteowner_id', 'language'])
      .where('id', '=', own.conversationId)
      .executeTakeFirstOrThrow()
    const message = await tx
      .insertInto('messages')
      .values({
        conversation_id: own.conversationId,
        siteowner_id,
        direction: 'in',
        type: 'chat',
        body: own.text ?? 'And another thing',
      })
      .returning(['id', 'sent_at', 'body'])
      .executeTakeFirstOrThrow()
    await storeSuggestions(tx, [{ id: message.id, suggests: suggestsIn({ text: message.body, language }) }])
    if (item)
      await tx
        .updateTable('queue_items')
        .set({ customer_message_id: message.id })
        .where('conversation_id', '=', own.conversationId)
        .execute()
    await tx
      .updateTable('conversations')
      .set({
        status: 'open',
        last_message_id: message.id,
        last_message_at: message.sent_at,
        first_message_at: sql<string>`coalesce(first_message_at, ${message.sent_at})`,
        last_customer_message_id: message.id,
        last_customer_message_at: message.sent_at,
        last_customer_time: message.sent_at,
        message_count: sql<number>`message_count + 1`,
        customer_message_count: sql<number>`customer_message_count + 1`,
      })
      .where('id', '=', own.conversationId)
      .execute()
    return message
  })
}

/** A conversation without a message or a queue item. */
export async function makeConversation(
  db: Db,
  own: { siteowner?: { id: number }; customer?: Awaited<ReturnType<typeof makeCustomer>> } = {},
) {
  const siteowner = own.siteowner ?? (await makeSiteowner(db))
  const customer = own.customer ?? (await makeCustomer(db, { siteowner_id: siteowner.id }))
  const profile = await makeProfile(db, { siteowner_id: siteowner.id })
  const { id } = await db
    .insertInto('conversations')
    .values({
      siteowner_id: siteowner.id,
      customer_id: customer.id,
      profile_id: profile.id,
      language: customer.language,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, siteowner, customer, profile }
}

/** An operator's message in a conversation, with all rows that sending causes, including its delivery. */
export async function makeSentMessage(
  db: Db,
  own: {
    conversationId: number
    operatorId?: number
    text?: string
    turn?: MessageTurn
    inReplyTo?: number | null
    attached?: StoredAttachment
  },
) {
  const operatorId = own.operatorId ?? (await makeOperator(db)).id
  const turn = own.turn ?? 'reply'
  return transaction(db, async (tx) => {
    const conversation = await tx
      .selectFrom('conversations as c')
      .innerJoin('siteowners as s', 's.id', 'c.siteowner_id')
      .where('c.id', '=', own.conversationId)
      .select(['c.siteowner_id', 'c.last_customer_message_id', 's.webhook_url'])
      .executeTakeFirstOrThrow()
    return storeMessage(tx, {
      conversationId: own.conversationId,
      siteownerId: conversation.siteowner_id,
      operatorId,
      inReplyTo: own.inReplyTo === undefined ? conversation.last_customer_message_id : own.inReplyTo,
      turn,
      type: sentMessageType(turn, own.attached?.kind ?? null),
      attached: own.attached,
      text: own.text ?? 'Hello to you too',
      key: randomUUID(),
      digest: randomBytes(32),
      hasWebhook: conversation.webhook_url !== null,
      keepsLease: false,
    })
  })
}

/** A skip of an operator, without any other change. */
export async function makeSkip(
  db: Db,
  own: {
    conversationId: number
    operatorId: number
    /** The skipped message. */
    messageId?: number
    hoursAgo?: number
    reason_code?: string
    reason_words?: string
    at?: string
  },
) {
  return db
    .insertInto('skips')
    .values({
      conversation_id: own.conversationId,
      siteowner_id: sql<number>`(select siteowner_id from conversations where id = ${own.conversationId})`,
      language: sql<string>`(select language from conversations where id = ${own.conversationId})`,
      operator_id: own.operatorId,
      message_id: own.messageId ?? null,
      reason_code: own.reason_code ?? null,
      reason_words: own.reason_words ?? (own.reason_code ? null : 'I know this person'),
      created_at: own.at ?? sql<string>`now() - make_interval(secs => ${(own.hoursAgo ?? 0) * 3_600})`,
    })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow()
}

export type SentCount = {
  operator: { id: number }
  siteowner: { id: number }
  day?: string
  type?: SentMessageType
  sent: number
  answered?: number
}

/** How many messages an operator sent on a day, and how many of them were answered. */
export const makeSentCount = (
  db: Db,
  { operator, siteowner, day = '2026-11-10', type = 'reply', sent, answered = 0 }: SentCount,
) =>
  db
    .insertInto('message_stats_daily')
    .values({ day, operator_id: operator.id, siteowner_id: siteowner.id, type, sent, answered })
    .execute()
