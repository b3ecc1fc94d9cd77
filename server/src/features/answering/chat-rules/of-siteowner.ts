import { isDeepStrictEqual } from 'node:util'
import { type BodyOf, type ChatRules, type putChatRules as endpoint, issueAt } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findChanger } from '../../../platform/http/find-changer.ts'
import { lockSiteowner } from '../../../platform/http/require-siteowner.ts'
import { requireLanguage } from '../../settings/require-language.ts'

/** The rules of a site owner for its chats, by language. */
export async function findChatRules(db: Db, siteownerId: number): Promise<ChatRules[]> {
  return db
    .selectFrom('chat_rules')
    .where('siteowner_id', '=', siteownerId)
    .select(['language', 'rules', 'since'])
    .orderBy('language')
    .execute()
}

/**
 * Replaces the rules of one language; none delete them.
 * @throws {AppError} `siteowner_not_found`, `edited_meanwhile` when the stored rules are not those that the admin saw
 * @throws {InvalidInput} for a language that the panel does not have
 */
export async function putChatRules(
  db: Db,
  admin: Operator,
  siteownerId: number,
  { language, rules, seen }: BodyOf<typeof endpoint>,
): Promise<ChatRules[]> {
  return transaction(db, async (tx) => {
    await lockSiteowner(tx, admin, siteownerId)
    await requireLanguage(tx, language)
    const all = await findChatRules(tx, siteownerId)
    const stored = all.find((one) => one.language === language)?.rules ?? []
    if (isDeepStrictEqual(stored, rules)) return all
    if (seen && !isDeepStrictEqual(seen, stored))
      throw new AppError('edited_meanwhile', {
        by: await findChanger(tx, admin, {
          subject: { type: 'siteowner', id: siteownerId },
          actions: ['siteowner.rules'],
          where: sql<boolean>`a.details -> 'after' ? ${language}`,
        }),
        issues: [issueAt('rules', 'changed_meanwhile')],
      })
    if (rules.length === 0)
      await tx
        .deleteFrom('chat_rules')
        .where('siteowner_id', '=', siteownerId)
        .where('language', '=', language)
        .execute()
    else
      await tx
        .insertInto('chat_rules')
        .values({ siteowner_id: siteownerId, language, rules })
        .onConflict((conflict) =>
          conflict.columns(['siteowner_id', 'language']).doUpdateSet({ rules, since: sql<string>`now()` }),
        )
        .execute()
    await recordAudit(tx, {
      operatorId: admin.id,
      siteownerId,
      action: 'siteowner.rules',
      subject: { type: 'siteowner', id: siteownerId },
      details: { before: { [language]: stored }, after: { [language]: rules } },
    })
    announce(tx, { topic: 'settings' })
    return findChatRules(tx, siteownerId)
  })
}
