import type { WordList } from '@panel/contract/rules/word-list-names'

const listPage = <List extends WordList>(list: List) => ({
  to: '/settings/lists/$id' as const,
  label: `words.list.${list}` as const,
  list,
})

/** The menu of the service settings. */
export const settingsSections = [
  {
    heading: 'service_settings.words',
    pages: [
      listPage('report_reasons'),
      listPage('reasons'),
      listPage('interests'),
      listPage('fetishes'),
      { to: '/settings/gifts', label: 'words.list.gifts', list: null },
      listPage('regions'),
    ],
  },
  {
    heading: 'service_settings.work',
    pages: [
      listPage('segments'),
      listPage('teams'),
      { to: '/poke-rules', label: 'page.poke_rules', list: null },
      { to: '/settings/thresholds', label: 'page.thresholds', list: null },
    ],
  },
  {
    heading: 'service_settings.sites',
    pages: [
      { to: '/settings', label: 'siteowners.title', list: null },
      { to: '/settings/disclosures', label: 'page.disclosure_showings', list: null },
    ],
  },
  {
    heading: 'service_settings.data',
    pages: [{ to: '/settings/retention', label: 'page.retention', list: null }],
  },
] as const
