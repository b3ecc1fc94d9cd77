import { randomUUID } from 'node:crypto'
import type { testWebhook as endpoint, HandlerResultOf, SiteEventType } from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import { databaseTime } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { requireEndpoint } from '../deliveries/endpoints.ts'
import { signEvent } from '../deliveries/sign.ts'
import { openWebhooks } from '../deliveries/webhook.ts'

/** Milliseconds. Who tests waits for it, and pages wait no longer than 15 seconds. */
const timeLimit = 10_000

/**
 * Sends one signed event to the webhook, with the rules of deliveries: no private addresses, no redirects. The answer's body is
 * not returned.
 * @throws {AppError} `no_webhook`
 */
export async function testWebhook(
  db: Db,
  { secrets, hosts }: { secrets: Secrets; hosts: readonly string[] },
  { operatorId, siteownerId }: { operatorId: number | null; siteownerId: number },
): Promise<HandlerResultOf<typeof endpoint>> {
  const webhook = await requireEndpoint(db, secrets, siteownerId)
  const id = `msg_test_${randomUUID().slice(0, 8)}`
  const [now, start] = [await databaseTime(db), performance.now()]
  const event = { type: 'webhook.test' satisfies SiteEventType, timestamp: now.toISOString(), data: {} }
  const webhooks = openWebhooks(hosts, timeLimit)
  try {
    const outcome = await webhooks.post(signEvent(id, event, webhook.url, webhook.secrets, now))
    const error = outcome.result === 'failed' ? outcome.error : null
    const milliseconds = Math.round(performance.now() - start)
    await recordAudit(db, {
      operatorId,
      siteownerId,
      action: 'webhook.test',
      subject: { type: 'siteowner', id: siteownerId },
      details: { id, error },
    })
    return { id, is_delivered: error === null, error, milliseconds }
  } finally {
    webhooks.close()
  }
}
