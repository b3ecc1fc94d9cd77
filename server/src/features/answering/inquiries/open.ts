import { type Certainty, enforcedQuestions, type QuestionKind } from '@panel/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import { dropPokes } from './drop-pokes.ts'

/** What the text of a message asks about who writes. */
type AskingMessage = {
  id: number
  conversationId: number
  asks: { kind: QuestionKind; certainty: Certainty }[]
}

/**
 * Opens an inquiry in each conversation in which one of these messages certainly asks who writes. One that is open stays as it is. The queue items
 * are locked, so that whoever sends afterwards has seen it. Most messages ask nothing: then there is no statement.
 */
export async function openInquiries(tx: Tx, messages: AskingMessage[]): Promise<void> {
  const asking = messages.flatMap(({ id, conversationId, asks }) => {
    const question = asks.find(
      ({ kind, certainty }) => certainty === 'certain' && enforcedQuestions.includes(kind),
    )
    return question ? [{ id, conversationId, kind: question.kind }] : []
  })
  if (asking.length === 0) return
  await sql`
    with asking as (
      select distinct on (conversation_id) * from unnest(
        ${asking.map(({ id }) => id)}::bigint[], ${asking.map(({ conversationId }) => conversationId)}::bigint[],
        ${asking.map(({ kind }) => kind)}::text[]) as a (message_id, conversation_id, kind)
      order by conversation_id, message_id
    ), opened as (
      insert into inquiries (conversation_id, customer_id, siteowner_id, message_id, kind)
      select c.id, c.customer_id, c.siteowner_id, a.message_id, a.kind
      from asking a join conversations c on c.id = a.conversation_id
      on conflict (conversation_id) where closed_at is null do nothing
      returning id, conversation_id, siteowner_id, message_id, kind
    ), audited as (
      insert into audit_log (siteowner_id, action, subject_type, subject_id, details)
      select siteowner_id, 'inquiry.open', 'conversation', conversation_id,
        jsonb_build_object('inquiry_id', id, 'message_id', message_id, 'kind', kind)
      from opened
    )
    update queue_items q set asked = true from asking a where q.conversation_id = a.conversation_id`.execute(
    tx,
  )
  await dropPokes(
    tx,
    asking.map(({ conversationId }) => conversationId),
  )
}
