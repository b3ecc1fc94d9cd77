import { deliveryEndpoints } from './deliveries.ts'
import { siteownerEndpoints } from './siteowners.ts'
import { siteEndpoints } from './sites.ts'

export * from './deliveries.ts'
export * from './siteowners.ts'
export * from './sites.ts'

/** The endpoints of this domain. */
export const endpointsOfSites = {
  ...siteownerEndpoints,
  ...deliveryEndpoints,
  ...siteEndpoints,
} as const
