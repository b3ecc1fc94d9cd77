import { findContradiction, findOwnCounts, recognisedLanguage } from '@panel/recognition'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { requireReadable } from '../../conversations/require-readable.ts'
import { findFacts } from '../../conversations/told-facts/find.ts'

/**
 * Finds a fact that the profile has told this customer and that a text contradicts.
 * @returns null when there is none, and in a language that is not recognised
 * @throws {AppError} `conversation_not_found`
 */
export async function findContradicted(db: Db, operator: Operator, conversationId: number, text: string) {
  const conversation = await requireReadable(db, operator, conversationId)
  const { language } = await db
    .selectFrom('conversations')
    .where('id', '=', conversationId)
    .select('language')
    .executeTakeFirstOrThrow()
  const known = recognisedLanguage(language)
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
