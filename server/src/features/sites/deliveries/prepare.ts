import type { ApprovedText, OutboxItem } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { findHoldEvents } from '../../conversations/holds/tell-site.ts'
import { findApprovedTexts } from './approved-texts.ts'
import type { ClaimedDelivery } from './claim.ts'
import { findEndpoints } from './endpoints.ts'
import { findOutboxItems } from './outbox-items.ts'
import { signWebhook, type WebhookEvent } from './sign.ts'
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
  const [endpoints, items, texts, holds] = await Promise.all([
    findEndpoints(db, secrets, [...new Set(claimed.map((delivery) => delivery.siteownerId))]),
    findOutboxItems(
      db,
      claimed.map((delivery) => delivery.messageId),
      publicUrl,
    ),
    findApprovedTexts(
      db,
      claimed.flatMap((delivery) => delivery.profileTextId ?? []),
    ),
    findHoldEvents(
      db,
      claimed.filter(({ holdId }) => holdId !== null).map((delivery) => delivery.messageId),
    ),
  ])
  const polled: number[] = []
  const prepared = claimed.flatMap((delivery): PreparedDelivery[] => {
    const { url = null, secrets: valid = [] } = endpoints.get(delivery.siteownerId) ?? {}
    const { messageId } = delivery
    const event = holdWebhook(holds.get(messageId)) ?? eventOf(items.get(messageId), texts.get(messageId))
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

function eventOf(message: OutboxItem | undefined, text: ApprovedText | undefined): WebhookEvent | undefined {
  if (text) return { type: 'profile.text', timestamp: text.approved_at, data: text }
  return message && { type: 'message.sent', timestamp: message.sent_at, data: message }
}

type FoundHold = ReturnType<Awaited<ReturnType<typeof findHoldEvents>>['get']>

const holdWebhook = (found: FoundHold): WebhookEvent | undefined =>
  found && { type: `customer.${found.event}`, timestamp: found.at, data: found.data }

async function leaveToPolling(db: Db, messageIds: number[]) {
  await db
    .updateTable('deliveries')
    .set({ next_attempt_at: null, attempts: 0 })
    .where(sql<boolean>`message_id = any(${messageIds}::bigint[])`)
    .where('status', '=', 'pending')
    .execute()
}
