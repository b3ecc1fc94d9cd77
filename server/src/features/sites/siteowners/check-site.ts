import type { checkSite as endpoint, HandlerResultOf } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { databaseTime } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { countPerMinute } from '../../../platform/http/count-per-minute.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { requireSiteowner } from '../../../platform/http/require-siteowner.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { requireEndpoint } from '../deliveries/endpoints.ts'
import { checkSite } from '../site-check/check-site.ts'

/** Checks of one site in a minute, on each node: a check is about 25 calls. */
export const checksPerMinute = 6

/** Milliseconds for a check. Pages wait no longer than 15 seconds. */
const timeLimit = 13_000

/**
 * Checks the webhooks of site owners, with the rules of deliveries: no private addresses, no redirects. Invented messages are sent to tests
 * only: a real site would show them to a customer.
 */
export function openSiteChecks({ secrets, hosts }: { secrets: Secrets; hosts: readonly string[] }) {
  const count = countPerMinute()
  /** @throws {AppError} `siteowner_not_found`, `no_webhook`, `too_many_requests` */
  return async (db: Db, admin: Operator, siteownerId: number): Promise<HandlerResultOf<typeof endpoint>> => {
    await requireSiteowner(db, admin, siteownerId)
    const webhook = await requireEndpoint(db, secrets, siteownerId)
    const retryAfter = count(String(siteownerId), checksPerMinute)
    if (retryAfter !== null) throw new AppError('too_many_requests', {}, retryAfter)
    const ahead = (await databaseTime(db)).getTime() - Date.now()
    const checked = await checkSite({
      ...webhook,
      hosts,
      now: () => new Date(Date.now() + ahead),
      within: timeLimit,
      chat: await findTestChat(db, siteownerId),
    })
    const faults = checked.findings.flatMap(({ name, fault }) => (fault ? [name] : []))
    await recordAudit(db, {
      operatorId: admin.id,
      siteownerId,
      action: 'webhook.check',
      subject: { type: 'siteowner', id: siteownerId },
      details: { faults, stopped: checked.stopped },
    })
    return checked
  }
}

/** The newest chat of a test: its customers are never real (`decisions/0094`). */
async function findTestChat(db: Db, siteownerId: number) {
  const { is_test } = await db
    .selectFrom('siteowners')
    .where('id', '=', siteownerId)
    .select('is_test')
    .executeTakeFirstOrThrow()
  if (!is_test) return 'real_site'
  const chat = await db
    .selectFrom('conversations as c')
    .innerJoin('customers as cu', 'cu.id', 'c.customer_id')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .where('c.siteowner_id', '=', siteownerId)
    .where(sql<boolean>`not exists (select from erasures e where e.customer_id = c.customer_id)`)
    .select(['cu.external_id as customer', 'p.external_id as profile'])
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return chat ?? 'no_chat'
}
