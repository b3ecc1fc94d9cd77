import type { PagePath } from '@panel/contract/rules/page-paths'
import { idIn, withoutUndefined } from '../../../ui/lists/search-values'

/** The pages from which a conversation or an operator is opened, other than the main panel. Specification section 2. */
export const origins = ['overview', 'history', 'reports', 'skiplog', 'operators', 'fairness', 'mine'] as const
export type Origin = (typeof origins)[number]

export const originPath = {
  overview: '/messages',
  history: '/history',
  reports: '/message-reports',
  skiplog: '/skiplog',
  operators: '/operators',
  fairness: '/fairness',
  mine: '/mine',
} as const satisfies Record<Origin, PagePath>

export type OriginSearch = { from?: Origin }
/** The URL of a conversation can also name the message that it shows. */
export type ConversationSearch = OriginSearch & { message?: number }

/** The origin in a URL; an invalid one is the main panel. */
export function originIn(search: Record<string, unknown>): OriginSearch {
  const from = origins.find((origin) => origin === search.from)
  return from ? { from } : {}
}

export const conversationSearchIn = (search: Record<string, unknown>): ConversationSearch => ({
  ...originIn(search),
  ...withoutUndefined({ message: idIn(search.message) }),
})
