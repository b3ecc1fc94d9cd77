import { getReasons } from './reasons.ts'
import { serviceSettingsEndpoints } from './service-settings.ts'
import { settingsEndpoints } from './settings.ts'
import { wordListEndpoints } from './word-lists.ts'

export * from './reasons.ts'
export * from './service-settings.ts'
export * from './settings.ts'
export * from './word-lists.ts'

/** The endpoints of this domain. */
export const endpointsOfSettings = {
  getReasons,
  ...settingsEndpoints,
  ...serviceSettingsEndpoints,
  ...wordListEndpoints,
} as const
