import { wordLists } from '@panel/contract/word-list-rules'

/** The menu of the service settings. */
export const settingsSections = [
  {
    heading: 'service_settings.words',
    pages: wordLists.map((list) => ({
      to: '/settings/lists/$id' as const,
      label: `words.list.${list}` as const,
      list,
    })),
  },
  {
    heading: 'service_settings.work',
    pages: [
      { to: '/poke-rules', label: 'poke_rules.title', list: null },
      { to: '/settings/thresholds', label: 'page.thresholds', list: null },
    ],
  },
  {
    heading: 'service_settings.sites',
    pages: [{ to: '/settings', label: 'siteowners.title', list: null }],
  },
] as const
