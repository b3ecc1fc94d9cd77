import type { Db } from '../../../platform/database.ts'
import { findHoldEvents } from '../../conversations/holds/tell-site.ts'
import { findApprovedTexts } from './approved-texts.ts'
import type { ClaimedDelivery } from './claim.ts'
import { findDecisions } from './find-decisions.ts'
import { findDeletions } from './find-deletions.ts'
import { findOutboxItems } from './outbox-items.ts'
import type { WebhookEvent } from './sign.ts'

type Delivery = Pick<ClaimedDelivery, 'messageId' | 'profileTextId' | 'holdId'>

/** What these deliveries tell the site, by their ids, without what is gone: the messages of erased customers. */
export async function findEvents(
  db: Db,
  deliveries: Delivery[],
  publicUrl: string | undefined,
): Promise<Map<number, WebhookEvent>> {
  const [messages, texts, holds] = await Promise.all([
    findOutboxItems(
      db,
      deliveries.map((delivery) => delivery.messageId),
      publicUrl,
    ),
    findApprovedTexts(
      db,
      deliveries.flatMap((delivery) => delivery.profileTextId ?? []),
    ),
    findHoldEvents(
      db,
      deliveries.filter(({ holdId }) => holdId !== null).map((delivery) => delivery.messageId),
    ),
  ])
  const others = deliveries.flatMap(({ messageId, profileTextId, holdId }) =>
    messages.has(messageId) || profileTextId !== null || holdId !== null ? [] : [messageId],
  )
  const [deletions, decisions] = await Promise.all([findDeletions(db, others), findDecisions(db, others)])
  return new Map<number, WebhookEvent>([
    ...messages
      .values()
      .map((data) => [data.id, { type: 'message.sent', timestamp: data.sent_at, data }] as const),
    ...deletions
      .values()
      .map((data) => [data.id, { type: 'message.deleted', timestamp: data.deleted_at, data }] as const),
    ...decisions
      .values()
      .map((data) => [data.id, { type: 'complaint.decided', timestamp: data.decided_at, data }] as const),
    ...texts
      .values()
      .map((data) => [data.id, { type: 'profile.text', timestamp: data.approved_at, data }] as const),
    ...holds
      .values()
      .map(({ event, at, data }) => [data.id, { type: `customer.${event}`, timestamp: at, data }] as const),
  ])
}
