import { showingEndpoints } from '../safety/disclosure-showings.ts'
import { deliveryEndpoints } from './deliveries.ts'
import { outboxEndpoints } from './outbox.ts'
import { siteBatchEndpoints } from './site-batches.ts'
import { siteCheckEndpoints } from './site-check.ts'
import { siteComplaintEndpoints } from './site-complaints.ts'
import { siteMessageChangeEndpoints } from './site-message-changes.ts'
import { siteMessageEndpoints } from './site-messages.ts'
import { siteReadEndpoints } from './site-people.ts'
import { siteWebhookEndpoints } from './site-webhook.ts'
import { siteownerEndpoints } from './siteowners.ts'
import { sitePeopleEndpoints } from './sites.ts'

export * from './deliveries.ts'
export * from './outbox.ts'
export * from './site-batches.ts'
export * from './site-check.ts'
export * from './site-complaints.ts'
export * from './site-errors.ts'
export * from './site-message-changes.ts'
export * from './site-messages.ts'
export * from './site-people.ts'
export * from './site-webhook.ts'
export * from './siteowners.ts'
export * from './sites.ts'

/** The endpoints of this domain. */
export const endpointsOfSites = {
  ...siteownerEndpoints,
  ...deliveryEndpoints,
  ...siteCheckEndpoints,
  ...sitePeopleEndpoints,
  ...siteReadEndpoints,
  ...siteBatchEndpoints,
  ...siteMessageEndpoints,
  ...siteMessageChangeEndpoints,
  ...siteComplaintEndpoints,
  ...outboxEndpoints,
  ...siteWebhookEndpoints,
  ...showingEndpoints,
} as const
