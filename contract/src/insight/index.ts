import { historyEndpoints } from './history.ts'
import { getMyDay } from './my-day.ts'
import { profileReportEndpoints } from './profile-reports.ts'
import { statsEndpoints } from './stats.ts'

export * from './history.ts'
export * from './my-day.ts'
export * from './profile-reports.ts'
export * from './stats.ts'
export * from './stats-groups.ts'

/** The endpoints of this domain. */
export const endpointsOfInsight = {
  getMyDay,
  ...statsEndpoints,
  ...historyEndpoints,
  ...profileReportEndpoints,
} as const
