import type {
  BodyOf,
  getRulesOfChat,
  HandlerResultOf,
  readRulesOfChat as readEndpoint,
} from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { nearestLanguage } from '../../conversations/nearest-language.ts'
import { requireReadable } from '../../conversations/require-readable.ts'

/**
 * The rules for a chat, and what has changed since this operator last read them. Whoever has never read them sees no rule as new.
 * @throws {AppError} `conversation_not_found`
 */
export async function findRulesOfChat(
  db: Db,
  operator: Operator,
  conversationId: number,
): Promise<HandlerResultOf<typeof getRulesOfChat>> {
  await requireReadable(db, operator, conversationId)
  const found = await db
    .selectFrom('conversations as c')
    .innerJoin('chat_rules as k', 'k.siteowner_id', 'c.siteowner_id')
    .leftJoin('read_chat_rules as rr', (join) =>
      join
        .onRef('rr.siteowner_id', '=', 'k.siteowner_id')
        .onRef('rr.language', '=', 'k.language')
        .on('rr.operator_id', '=', operator.id),
    )
    .where('c.id', '=', conversationId)
    .select(['k.language', 'k.since', 'k.rules', 'rr.rules as read'])
    .orderBy(nearestLanguage)
    .limit(1)
    .executeTakeFirst()
  if (!found) return { language: null, since: null, rules: [], removed: [] }
  const { language, since, rules, read } = found
  return {
    language,
    since,
    rules: rules.map((text) => ({ text, is_new: read !== null && !read.includes(text) })),
    removed: (read ?? []).filter((text) => !rules.includes(text)),
  }
}

/**
 * Stores which rules an operator has read, so that later changes are marked.
 * @throws {AppError} `conversation_not_found`
 */
export async function readRulesOfChat(
  db: Db,
  operator: Operator,
  conversationId: number,
  { language, rules }: BodyOf<typeof readEndpoint>,
): Promise<void> {
  const { siteowner_id } = await requireReadable(db, operator, conversationId)
  // Only rules that exist in this language: an operator cannot fill the table with others.
  await sql`insert into read_chat_rules (operator_id, siteowner_id, language, rules)
    select ${operator.id}, k.siteowner_id, k.language, ${rules}::text[]
    from chat_rules k where k.siteowner_id = ${siteowner_id} and k.language = ${language}
    on conflict (operator_id, siteowner_id, language) do update set rules = excluded.rules
    where read_chat_rules.rules is distinct from excluded.rules`.execute(db)
}
