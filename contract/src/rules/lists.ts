import type { Right } from './rights.ts'

type List = {
  /** The right that it requires; null for a list that everyone has. */
  right: Right | null
  /** Of a list with a file: where its rows are. The file is at this path with `.csv`. */
  path?: `/api/${string}`
  /** Whether the file can have words of a customer. An erasure deletes such files. */
  hasCustomerWords?: boolean
}

/** The lists of the panel by their names. Each has named views; those with a path have a file. */
export const lists = {
  overview: { right: 'other_chats.overview' },
  history: { right: 'reviews.view', path: '/api/history', hasCustomerWords: true },
  reports: { right: 'other_chats.reports', path: '/api/message-reports', hasCustomerWords: true },
  skiplog: { right: 'chat_stats.skiplog', path: '/api/skiplog', hasCustomerWords: true },
  login_history: {
    right: 'manage_operators',
    path: '/api/operator-login-history',
    hasCustomerWords: false,
  },
  audit: { right: 'manage_operators', path: '/api/audit-log', hasCustomerWords: true },
  operators: { right: 'manage_operators', path: '/api/operators', hasCustomerWords: false },
  escalations: { right: 'escalations', path: '/api/escalations', hasCustomerWords: true },
  holds: { right: 'holds', path: '/api/holds', hasCustomerWords: true },
  profile_sets: { right: 'profile_sets', path: '/api/profile-sets', hasCustomerWords: false },
  profile_sets_report: { right: 'profile_sets_report' },
  profile_text_report: { right: 'profile_text_report' },
  gifts: { right: 'manage_operators', path: '/api/gifts', hasCustomerWords: false },
  disclosure_showings: {
    right: 'manage_operators',
    path: '/api/disclosure-showings',
    hasCustomerWords: true,
  },
  reviews: { right: 'reviews.score' },
  review_trends: { right: 'reviews.score' },
  feedback: { right: null },
} as const satisfies Record<string, List>

export type Lists = typeof lists
export type ListName = keyof Lists
/** A list that can be exported as a file. */
export type FileListName = {
  [Name in ListName]: Lists[Name] extends { path: string } ? Name : never
}[ListName]

// The casts: Object.keys does not return the type of the keys.
export const listNames = Object.keys(lists) as ListName[]
export const fileListNames = listNames.filter((name): name is FileListName => 'path' in lists[name])

/** Where the file of a list is. */
export const filePathOf = <Name extends FileListName>(name: Name) =>
  `${lists[name].path}.csv` as `${Lists[Name]['path']}.csv`
export type FilePath = ReturnType<typeof filePathOf>
