/** The first part of the query keys of the service settings. A hint refreshes all of them. */
export const serviceSettingsKey = ['service-settings'] as const
