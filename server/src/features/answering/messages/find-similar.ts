import { similarTextMinLength } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { mayRead } from '../../conversations/policy.ts'
import { findConversation, type ReadableConversation } from '../../conversations/require-readable.ts'
import { findAsked } from './find-asked.ts'
import { likenessOf, normalizedWords, trigramsOf } from './text-likeness.ts'

/** Minimum likeness of two similar texts. */
const minLikeness = 0.8

/** Only the newest messages in the newest conversations of the customer are compared. */
const maxChats = 30
const maxMessagesPerChat = 200

/**
 * Maximum number of characters that are compared: this takes some hundredths of a second, in which the server does nothing
 * else.
 */
const maxCharacters = 400_000

/** Two texts are not similar if one is more than this many times as long as the other. */
const maxLengthRatio = 1.6

/**
 * Finds an equal or similar message that any profile has already sent to this customer; otherwise, one of this conversation that asked a
 * question of the text.
 * @returns null when there is none
 */
export async function findSimilar(
  db: Db,
  operator: Operator,
  conversation: ReadableConversation,
  text: string,
) {
  const whole = await findSimilarText(db, conversation.customer_id, text)
  if (!whole) return findAsked(db, conversation, text)
  const { message, isSame } = whole
  const isReadable =
    message.conversation_id === conversation.id || (await mayReadConversation(db, operator, message))
  const { id: message_id, conversation_id, profile_name } = message
  return {
    sent_at: message.sent_at,
    is_same: isSame,
    question: null,
    where: isReadable ? { message_id, conversation_id, profile_name } : null,
  }
}

/** @returns null when there is none, and for a short text */
async function findSimilarText(db: Db, customerId: number, text: string) {
  const words = normalizedWords(text)
  if (words.length < similarTextMinLength) return null
  const trigrams = trigramsOf(words)
  let best: { likeness: number; message: Sent; isSame: boolean } | null = null
  for (const message of await findSentTexts(db, customerId, text.length)) {
    const sentWords = normalizedWords(message.body)
    const isSame = sentWords === words
    const found = isSame ? 1 : likenessOf(trigrams, sentWords, minLikeness)
    if (found >= minLikeness && found > (best?.likeness ?? 0)) best = { likeness: found, message, isSame }
    if (isSame) break
  }
  return best
}

async function mayReadConversation(db: Db, operator: Operator, { conversation_id }: Sent): Promise<boolean> {
  const other = await findConversation(db, operator.id, conversation_id)
  return other !== undefined && mayRead(operator, other)
}

type Sent = Awaited<ReturnType<typeof findSentTexts>>[number]

/** Messages of about this length that were sent to a customer, newest first. */
async function findSentTexts(db: Db, customerId: number, length: number) {
  const { rows } = await sql<{
    id: number
    conversation_id: number
    body: string
    sent_at: string
    profile_name: string
  }>`
    select * from (
    select m.id, c.id as conversation_id, m.body, m.sent_at, p.name as profile_name,
      sum(length(m.body)) over (order by m.id desc) as so_far
    from (
      select id, profile_id, first_message_at, last_operator_message_at from conversations
      where customer_id = ${customerId} and last_operator_message_id is not null
      order by last_operator_message_id desc limit ${maxChats}
    ) c
    join profiles p on p.id = c.profile_id
    cross join lateral (
      select id, body, sent_at, deleted_at from all_messages
      where conversation_id = c.id and direction = 'out'
        -- Other months are not read.
        and created_at between coalesce(c.first_message_at, '-infinity') and c.last_operator_message_at
      order by id desc limit ${maxMessagesPerChat}
    ) m
    where m.deleted_at is null and length(m.body) between ${Math.floor(length / maxLengthRatio)} and ${Math.ceil(length * maxLengthRatio)}
    ) alike
    where so_far <= ${maxCharacters}
    order by id desc`.execute(db)
  return rows
}
