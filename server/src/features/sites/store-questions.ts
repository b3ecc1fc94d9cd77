import type { Certainty, QuestionKind } from '@panel/contract'
import { findQuestions, surestOf } from '@panel/recognition'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { AddressedMessage } from './people.ts'

/** What the text of a message asks about who writes. */
type AskingMessage = { id: number; conversationId: number; asks: Question[] }
type Question = { kind: QuestionKind; certainty: Certainty; start: number; end: number }

/** A question of each kind in a message of a customer, in the language of the customer: the first, of those that are certain if any is. */
export function questionsIn({ text, language }: Pick<AddressedMessage, 'text' | 'language'>): Question[] {
  const byKind = Map.groupBy(findQuestions(text, language), ({ kind }) => kind)
  return [...byKind.values()].flatMap((questions) => surestOf(questions) ?? [])
}

/** Stores what messages ask. Most ask nothing: then there is no statement. */
export async function storeQuestions(tx: Tx, messages: AskingMessage[]): Promise<void> {
  const rows = messages.flatMap(({ id, conversationId, asks }) =>
    asks.map((question) => ({ id, conversationId, ...question })),
  )
  if (rows.length === 0) return
  await sql`
    insert into questions (message_id, conversation_id, kind, certainty, start_at, end_at)
    select * from unnest(
      ${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ conversationId }) => conversationId)}::bigint[],
      ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ certainty }) => certainty)}::text[],
      ${rows.map(({ start }) => start)}::int[], ${rows.map(({ end }) => end)}::int[]
    )`.execute(tx)
}
