import { apiDocsEndpoints } from './api-docs.ts'
import { auditEndpoints } from './audit.ts'
import { exportEndpoints } from './exports.ts'
import { getGoLive } from './go-live.ts'
import { listViewEndpoints } from './list-views.ts'
import { getLastRelease } from './releases.ts'

export * from './api-docs.ts'
export * from './audit.ts'
export * from './exports.ts'
export * from './go-live.ts'
export * from './list-views.ts'
export * from './releases.ts'

/** The endpoints of this domain. */
export const endpointsOfService = {
  ...auditEndpoints,
  ...exportEndpoints,
  ...listViewEndpoints,
  getLastRelease,
  getGoLive,
  ...apiDocsEndpoints,
} as const
