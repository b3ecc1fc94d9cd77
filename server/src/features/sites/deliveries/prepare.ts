import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import type { ClaimedDelivery } from './claim.ts'
import { findEndpoints } from './endpoints.ts'
import { findEvents } from './find-events.ts'
import { signWebhook } from './sign.ts'
import type { Outcome, Webhook } from './webhook.ts'

/** A claimed delivery with the webhook to send, or with the reason why it cannot be sent. */
export type PreparedDelivery = ClaimedDelivery & ({ webhook: Webhook } | { outcome: Outcome })

/** Reads and signs what was claimed. Deliveries of a site owner without a webhook wait to be polled. */
export async function prepareDeliveries(
  db: Db,
  secrets: Secrets,
  claimed: ClaimedDelivery[],
  publicUrl: string | undefined,
): Promise<PreparedDelivery[]> {
  const [endpoints, events] = await Promise.all([
    findEndpoints(db, secrets, [...new Set(claimed.map((delivery) => delivery.siteownerId))]),
    findEvents(db, claimed, publicUrl),
  ])
  const polled: number[] = []
  const prepared = claimed.flatMap((delivery): PreparedDelivery[] => {
    const { url = null, secrets: valid = [] } = endpoints.get(delivery.siteownerId) ?? {}
    const event = events.get(delivery.messageId)
    if (url === null) {
      polled.push(delivery.messageId)
      return []
    }
    if (!event)
      return [{ ...delivery, outcome: { result: 'failed', error: 'The message is gone', isFinal: true } }]
    if (valid.length === 0)
      return [{ ...delivery, outcome: { result: 'failed', error: 'The site owner has no valid secret' } }]
    return [{ ...delivery, webhook: signWebhook(event, url, valid, new Date(delivery.claimedAt)) }]
  })
  if (polled.length > 0) await leaveToPolling(db, polled)
  return prepared
}

async function leaveToPolling(db: Db, messageIds: number[]) {
  await db
    .updateTable('deliveries')
    .set({ next_attempt_at: null, attempts: 0 })
    .where(sql<boolean>`message_id = any(${messageIds}::bigint[])`)
    .where('status', '=', 'pending')
    .execute()
}
