import type { MessageTurn, SentMessageType } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from '../../../platform/compile-once.ts'
import type { Db, Tx } from '../../../platform/database.ts'
import {
  columnsOf,
  furtherChange,
  type StoredAttachment,
} from '../../conversations/attachments/attachment.ts'

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
  /** Seconds until it leaves: until then it can be undone. Default 0: it leaves at once. */
  deliverAfter?: number | undefined
}

/**
 * Stores an answer with all that follows from it (SQL function `store_messages`), and the rows of its attachment.
 * @throws a unique violation of `answers` when the message was already answered, of `idempotency_keys` when the key is in use
 */
export async function storeMessage(tx: Tx, message: NewMessage): Promise<{ id: number; sent_at: string }> {
  const { attached } = message
  const given = {
    conversation_id: message.conversationId,
    siteowner_id: message.siteownerId,
    operator_id: message.operatorId,
    in_reply_to: message.inReplyTo,
    turn: message.turn,
    type: message.type,
    text: message.text,
    ...columnsOf(attached),
    key: message.key,
    digest: asBytea(message.digest),
    has_webhook: message.hasWebhook,
    keeps_lease: message.keepsLease,
    deliver_after: message.deliverAfter,
  }
  const [stored] = await callStore(tx, { messages: JSON.stringify([given]) })
  if (!stored) throw new Error('The function that stores a message returned none')
  await furtherChange(attached)?.execute(tx)
  return stored
}

const callStore = compileOnce((db, { messages }: { messages: RawBuilder<string> }) =>
  sql<{ id: number; sent_at: string }>`select id, sent_at from store_messages(${messages}::jsonb)`.compile(
    db,
  ),
)

/** Plans the statements with which messages are stored, on this connection. Nothing is stored. */
export const prepareStore = (db: Db) => callStore(db, { messages: '[]' })

/** Bytes as a text that PostgreSQL reads as `bytea`. */
export const asBytea = (bytes: Buffer) => `\\x${bytes.toString('hex')}`
