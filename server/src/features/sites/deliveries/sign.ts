import type { ApprovedText, DecidedComplaint, DeletedMessage, HoldEvent, OutboxItem } from '@panel/contract'
import { Webhook as Signer } from 'standardwebhooks'
import type { Webhook } from './webhook.ts'

/** The content of the webhook of a delivery: its type, the time of the event, and its data. */
export type WebhookEvent =
  | { type: 'message.sent'; timestamp: string; data: OutboxItem }
  | { type: 'message.deleted'; timestamp: string; data: DeletedMessage }
  | { type: 'complaint.decided'; timestamp: string; data: DecidedComplaint }
  | { type: 'profile.text'; timestamp: string; data: ApprovedText }
  | { type: 'customer.held' | 'customer.released'; timestamp: string; data: HoldEvent }

/** Signs the webhook of a delivery according to Standard Webhooks 1.0. Its id is the same for every attempt. */
export function signWebhook(event: WebhookEvent, url: string, secrets: string[], now: Date): Webhook {
  return signEvent(`msg_${event.data.id}`, event, url, secrets, now)
}

/** Signs a webhook with any content. */
export function signEvent(
  id: string,
  event: { type: string; timestamp: string; data: object },
  url: string,
  secrets: string[],
  now: Date,
): Webhook {
  const body = JSON.stringify(event)
  const signatures = secrets.map((secret) => new Signer(secret).sign(id, now, body))
  return {
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'operator-panel',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    },
  }
}
