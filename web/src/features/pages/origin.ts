import type { PagePath } from './pages'

/** The pages from which a conversation or an operator is opened, other than the main panel. Specification section 2. */
export const origins = ['overview', 'history', 'reports', 'skiplog', 'operators'] as const
export type Origin = (typeof origins)[number]

export const originPath = {
  overview: '/messages',
  history: '/history',
  reports: '/message-reports',
  skiplog: '/skiplog',
  operators: '/operators',
} as const satisfies Record<Origin, PagePath>

export type OriginSearch = { from?: Origin }

/** The origin in a URL; an invalid one is the main panel. */
export function originIn(search: Record<string, unknown>): OriginSearch {
  const from = origins.find((origin) => origin === search.from)
  return from ? { from } : {}
}
