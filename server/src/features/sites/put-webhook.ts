import type { putSiteWebhook as endpoint, HandlerResultOf } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import { announce, type Db, transaction } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { makeWebhookSecret } from './siteowners/webhook-secrets.ts'

/** Sets the address of the webhook, as an admin does. Without a valid secret, it gets one, which only this answer has. */
export async function putWebhook(
  db: Db,
  secrets: Secrets,
  site: SiteOwner,
  url: string,
): Promise<HandlerResultOf<typeof endpoint>> {
  return transaction(db, async (tx) => {
    const before = await tx
      .selectFrom('siteowners')
      .where('id', '=', site.id)
      .select('webhook_url')
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    if (before.webhook_url !== url) {
      await tx.updateTable('siteowners').set({ webhook_url: url }).where('id', '=', site.id).execute()
      await recordAudit(tx, {
        operatorId: null,
        siteownerId: site.id,
        action: 'siteowner.change',
        subject: { type: 'siteowner', id: site.id },
        details: { before, after: { webhook_url: url } },
      })
    }
    const valid = await tx
      .selectFrom('webhook_secrets')
      .where('siteowner_id', '=', site.id)
      .where(sql<boolean>`coalesce(expires_at > now(), true)`)
      .select('id')
      .executeTakeFirst()
    const by = { operatorId: null, siteownerId: site.id }
    const secret = valid ? null : await makeWebhookSecret(tx, secrets, by, { old: null, hours: 0 })
    announce(tx, { topic: 'settings' }, { topic: 'deliveries' })
    return { url, secret }
  })
}
