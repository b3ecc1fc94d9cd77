import type { OutboxItem } from '@panel/contract'
import { Webhook as Signer } from 'standardwebhooks'
import type { Webhook } from './webhook.ts'

/** The webhook for a message according to Standard Webhooks 1.0. Its id is the same for every attempt. */
export function signWebhook(item: OutboxItem, url: string, secrets: string[], now = new Date()): Webhook {
  const event = { type: 'message.sent', timestamp: item.sent_at, data: item }
  return signEvent(`msg_${item.id}`, event, url, secrets, now)
}

/** The webhook for any event. */
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
