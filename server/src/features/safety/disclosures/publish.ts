import { type BodyOf, type Disclosure, type publishDisclosure as endpoint, issueAt } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findChanger } from '../../../platform/http/find-changer.ts'
import { lockSiteowner } from '../../../platform/http/require-siteowner.ts'
import { inDays, orderDisclosureCheck } from '../../conversations/customers/order-disclosure-check.ts'
import { requireLanguage } from '../../settings/require-language.ts'
import { findDisclosures } from './find.ts'

/**
 * Publishes a new version in one language. The number of a version is used once for a site owner, whatever its language.
 * @throws {AppError} `siteowner_not_found`, `invalid_input`, `edited_meanwhile` when there is a version that the admin did not see
 */
export async function publishDisclosure(
  db: Db,
  admin: Operator,
  siteownerId: number,
  { language, body, seen, again_in_days: days = null }: BodyOf<typeof endpoint>,
): Promise<Disclosure[]> {
  return transaction(db, async (tx) => {
    await lockSiteowner(tx, admin, siteownerId)
    await requireLanguage(tx, language)
    const stored = (await findDisclosures(tx, siteownerId)).find((one) => one.language === language)
    // A request can be repeated: the same text again is no new version.
    if (stored?.body === body) return findDisclosures(tx, siteownerId)
    if ((stored?.version ?? null) !== seen) {
      const issues = [issueAt('body', 'changed_meanwhile')]
      const by = await findAuthor(tx, admin, siteownerId, language)
      throw new AppError('edited_meanwhile', { by, issues })
    }
    const version = await nextVersion(tx, siteownerId)
    const { again_from } = await tx
      .insertInto('disclosures')
      .values({
        siteowner_id: siteownerId,
        language,
        version,
        body,
        created_at: sql<string>`clock_timestamp()`,
        again_from: inDays(days),
      })
      .returning('again_from')
      .executeTakeFirstOrThrow()
    if (again_from !== null) await orderDisclosureCheck(tx, siteownerId, again_from)
    await recordAudit(tx, {
      operatorId: admin.id,
      siteownerId,
      action: 'disclosure.publish',
      subject: { type: 'siteowner', id: siteownerId },
      details: { language, before: { version: stored?.version ?? null }, after: { version, again_from } },
    })
    announce(tx, { topic: 'settings' })
    return findDisclosures(tx, siteownerId)
  })
}

/** How many numbers a site may have told before the panel used them. */
const maxTold = 1_000

/**
 * Imported versions are numbers with or without `v`. A version that the site has told before it was published was another text, so its
 * number is not used.
 */
async function nextVersion(tx: Tx, siteownerId: number): Promise<string> {
  const { rows } = await sql<{ next: number }>`
    with stored as (
      select coalesce(max(substring(version from '^v?([0-9]{1,9})$')::int), 0) as last
      from disclosures where siteowner_id = ${siteownerId})
    select n as next from stored, generate_series(last + 1, last + ${maxTold}) n
    where not exists (
      select from disclosure_showings w where w.siteowner_id = ${siteownerId} and w.version = 'v' || n)
    order by n limit 1`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`The site has told all of the next ${maxTold} versions`)
  return `v${row.next}`
}

/** Who changed the disclosures of this language last. */
export const findAuthor = (tx: Tx, admin: Operator, siteownerId: number, language: string) =>
  findChanger(tx, admin, {
    subject: { type: 'siteowner', id: siteownerId },
    actions: ['disclosure.publish', 'disclosure.show_again'],
    where: sql<boolean>`a.details ->> 'language' = ${language}`,
  })
