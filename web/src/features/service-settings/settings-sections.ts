/** The menu of the service settings. */
export const settingsSections = [
  {
    heading: 'service_settings.sites',
    pages: [{ to: '/settings', label: 'siteowners.title' }],
  },
  {
    heading: 'service_settings.work',
    pages: [
      { to: '/poke-rules', label: 'poke_rules.title' },
      { to: '/settings/thresholds', label: 'page.thresholds' },
    ],
  },
] as const
