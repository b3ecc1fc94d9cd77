import type { Right } from './rights.ts'

/** The lists that have named views, with the right that each requires; null for a list that everyone has. */
export const viewedLists = {
  overview: 'other_chats.overview',
  history: 'reviews.view',
  reports: 'other_chats.reports',
  skiplog: 'chat_stats.skiplog',
  login_history: 'manage_operators',
  audit: 'manage_operators',
  operators: 'manage_operators',
  escalations: 'escalations',
  holds: 'holds',
  profile_sets: 'profile_sets',
  profile_sets_report: 'profile_sets_report',
  profile_text_report: 'profile_text_report',
  gifts: 'manage_operators',
  disclosure_showings: 'manage_operators',
  reviews: 'reviews.score',
  review_trends: 'reviews.score',
  feedback: null,
} as const satisfies Record<string, Right | null>
export type ViewedList = keyof typeof viewedLists

// The cast: Object.keys does not return the type of the keys.
export const viewedListNames = Object.keys(viewedLists) as ViewedList[]

/** Maximum number of views of one list that an operator has, and that a team shares. */
export const maxListViews = 30

/** Maximum length of the name of a view, in characters. */
export const viewNameLength = 80

/** Maximum number of filters of a view, and of characters of each. */
export const viewFilters = { count: 30, name: 40, value: 200 } as const

/** Rows of a list are counted up to this number, for the names of its views. */
export const countedRows = 10_000
