import { customerRightsEndpoints } from './customer-rights.ts'
import { erasureEndpoints } from './erasures.ts'
import { escalationEndpoints } from './escalations.ts'
import { evidenceEndpoints } from './evidence.ts'
import { retentionEndpoints } from './retention.ts'

export * from './customer-rights.ts'
export * from './disclosures.ts'
export type { Erasure } from './erasures.ts'
export * from './escalations.ts'
export * from './evidence.ts'
export * from './retention.ts'

/** The endpoints of this domain. */
export const endpointsOfSafety = {
  ...customerRightsEndpoints,
  ...erasureEndpoints,
  ...escalationEndpoints,
  ...evidenceEndpoints,
  ...retentionEndpoints,
} as const
