import { findContradiction, findOwnCounts, recognisedLanguage } from '@panel/recognition'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import type { ReadableConversation } from '../../conversations/require-readable.ts'
import { findFacts } from '../../conversations/told-facts/find.ts'

/** Finds a fact that the profile has told this customer and that a text contradicts; null also in a language that is not recognised. */
export async function findContradicted(
  db: Db,
  operator: Operator,
  conversation: ReadableConversation,
  text: string,
) {
  const known = recognisedLanguage(conversation.language)
  // Most texts say nothing that a fact could contradict: no facts are read for them.
  if (!known || findOwnCounts(text, known).length === 0) return null
  const facts = (await findFacts(db, operator, conversation)).filter(({ about }) => about === 'profile')
  const bodies = facts.map(({ body }) => body)
  const found = findContradiction(text, bodies, known)
  const fact = found && facts[found.fact]
  if (!fact) return null
  const { body, message_id, message_sent_at } = fact
  return { text: body, message_id, message_sent_at, words: text.slice(found.start, found.end) }
}
