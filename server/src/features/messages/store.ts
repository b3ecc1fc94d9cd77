import type { MessageTurn, SentMessageType } from '@panel/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { columnsOf, furtherChange, type StoredAttachment } from '../attachments/attachment.ts'

export type NewMessage = {
  conversationId: number
  siteownerId: number
  operatorId: number
  inReplyTo: number | null
  turn: MessageTurn
  type: SentMessageType
  text: string
  attached: StoredAttachment | undefined
  key: string
  digest: Buffer
  hasWebhook: boolean
  /** The lease continues: the operator stays in the conversation. */
  keepsLease: boolean
}

/**
 * Stores an answer with all that follows from it in one statement: queue item, conversation, statistics, delivery, audit entry,
 * idempotency key, the rows of its attachment, and the deletion of the draft.
 * @throws a unique violation of `answers` when the message was already answered, of `idempotency_keys` when the key is in use
 */
export async function storeMessage(tx: Tx, message: NewMessage): Promise<{ id: number; sent_at: string }> {
  const { conversationId, siteownerId, operatorId, inReplyTo, turn, type, attached } = message
  const columns = Object.entries(columnsOf(attached))
  const attachmentChange = furtherChange(attached)
  // Extra replies and extra pokes follow an answer; every other turn can be sent only once.
  const kind = turn === 'starter' || turn === 'reply' || turn === 'poke' ? turn : null
  const isPoke = turn === 'poke' || turn === 'extra_poke'
  const { rows } = await sql<{ id: number; sent_at: string }>`
    with stored as (
      insert into messages (conversation_id, siteowner_id, direction, type, body, operator_id, in_reply_to
        ${sql.join(
          columns.map(([name]) => sql`, ${sql.ref(name)}`),
          sql``,
        )})
      values (${conversationId}, ${siteownerId}, 'out', ${type}, ${message.text}, ${operatorId}, ${inReplyTo}
        ${sql.join(
          columns.map(([, value]) => sql`, ${value}`),
          sql``,
        )})
      returning id, sent_at
    ), answer as (
      insert into answers (conversation_id, in_reply_to, kind, message_id)
      select ${conversationId}::bigint, ${inReplyTo}::bigint, ${kind}::text, id from stored where ${kind}::text is not null
    ), repeat_guard as (
      insert into idempotency_keys (operator_id, key, digest, message_id)
      select ${operatorId}::bigint, ${message.key}::text, ${message.digest}::bytea, id from stored
    ), delivery as (
      insert into deliveries (message_id, siteowner_id, conversation_id, next_attempt_at)
      select id, ${siteownerId}::bigint, ${conversationId}::bigint, case when ${message.hasWebhook}::boolean then now() end from stored
    ), statistics as (
      insert into message_stats_daily as s (day, siteowner_id, operator_id, type, sent)
      values ((now() at time zone 'utc')::date, ${siteownerId}, ${operatorId}, ${type}, 1)
      on conflict (day, operator_id, siteowner_id, type) do update set sent = s.sent + 1
    ), finished as (
      delete from queue_items where conversation_id = ${conversationId} and not ${message.keepsLease}::boolean
    ), kept as (
      update queue_items set due_at = null, unanswered = false where conversation_id = ${conversationId} and ${message.keepsLease}::boolean
    ), conversation as (
      update conversations c
      set status = 'answered', last_message_id = m.id, last_message_type = ${type}, last_message_at = greatest(c.last_message_at, m.sent_at), last_operator_message_id = m.id,
        last_operator_message_at = m.sent_at, last_operator_id = ${operatorId}, message_count = c.message_count + 1,
        first_message_at = least(c.first_message_at, m.sent_at), poke_count = c.poke_count + ${isPoke ? 1 : 0},
        photo_count = c.photo_count + ${attached?.kind === 'photo' ? 1 : 0},
        silence_from = m.sent_at
      from stored m where c.id = ${conversationId}
    ) ${attachmentChange ? sql`, attachment as (${attachmentChange})` : sql``}, writer as (
      insert into conversation_operators (conversation_id, operator_id)
      values (${conversationId}, ${operatorId}) on conflict do nothing
    ), draft as (
      delete from drafts where conversation_id = ${conversationId} and operator_id = ${operatorId}
    ), audit as (
      insert into audit_log (operator_id, siteowner_id, action, subject_type, subject_id, details)
      select ${operatorId}::bigint, ${siteownerId}::bigint, 'message.send', 'message', id,
        jsonb_build_object('conversation_id', ${conversationId}::bigint, 'type', ${type}::text) from stored
    )
    select id, sent_at from stored`.execute(tx)
  const [stored] = rows
  if (!stored) throw new Error('The statement that stores a message returned none')
  return stored
}
