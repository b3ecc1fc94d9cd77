import type { Right } from '@panel/contract/rules/rights'

/** The rights in the order of the matrix. */
export const rightGroups = {
  chats: [
    'other_chats.overview',
    'other_chats.reports',
    'other_chats.take',
    'other_chats.handover',
    'escalations',
    'holds',
  ],
  history: [
    'reviews.view',
    'reviews.score',
    'chat_stats.skiplog',
    'chat_stats.away',
    'chat_stats.board',
    'chat_stats.fairness',
    'share_views',
  ],
  profiles: ['profile_text', 'profile_sets', 'profile_sets_report', 'profile_text_report'],
  people: ['manage_operators', 'customer_rights'],
} as const satisfies Record<string, readonly Right[]>

export type RightGroup = keyof typeof rightGroups

// The cast: Object.keys forgets the names.
export const groupNames = Object.keys(rightGroups) as RightGroup[]
