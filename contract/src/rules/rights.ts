/**
 * All rights that an account level can have. The names are stored in `permissions.rights` and sent in the user's `scope`. A
 * right that belongs to a list of the specification has the name `list.value`. Specification sections 2 and 3.
 */
export const rights = [
  'other_chats.overview',
  'other_chats.reports',
  'other_chats.take',
  'other_chats.handover',
  'reviews.view',
  'reviews.score',
  'chat_stats.skiplog',
  'chat_stats.away',
  'chat_stats.board',
  'chat_stats.fairness',
  'escalations',
  'holds',
  'manage_operators',
  'customer_rights',
  'profile_text',
  'profile_sets',
  'profile_sets_report',
  'profile_text_report',
  'share_views',
] as const

export type Right = (typeof rights)[number]

const supervision = [
  'other_chats.overview',
  'other_chats.reports',
  'reviews.view',
  'reviews.score',
  'chat_stats.skiplog',
  'chat_stats.away',
  'chat_stats.board',
  'chat_stats.fairness',
  'share_views',
] as const satisfies Right[]

/** The account levels that a new panel begins with. */
export const levelTemplates = {
  operator: { id: 100, rights: [], history_size: 'limited' },
  coach: { id: 150, rights: supervision, history_size: 'all' },
  master: {
    id: 175,
    rights: [...supervision, 'other_chats.take', 'other_chats.handover', 'escalations', 'holds'],
    history_size: 'all',
  },
  admin: { id: 200, rights, history_size: 'all' },
} as const satisfies Record<string, { id: number; rights: readonly Right[]; history_size: 'limited' | 'all' }>
export type LevelTemplate = keyof typeof levelTemplates

const rightSet: ReadonlySet<string> = new Set(rights)
export const isRight = (name: string): name is Right => rightSet.has(name)

/** @param held the rights of the operator, as in `scope` */
export const hasRight = (held: readonly string[], right: Right): boolean => held.includes(right)

/**
 * Whether the viewer may highlight or hide a message, and undo that: they hold the lease of its conversation, or have the right
 * to the Chat overview. `rights`: the viewer's rights for the site owner.
 */
export function mayMarkMessage(viewer: { isInHand: boolean; rights: readonly string[] }): boolean {
  return viewer.isInHand || hasRight(viewer.rights, 'other_chats.overview')
}

/** Whether the viewer may delete a message: its author while they hold the lease, or an operator who handles message reports. */
export function mayDeleteMessage(viewer: {
  isInHand: boolean
  isWriter: boolean
  rights: readonly string[]
}): boolean {
  return (viewer.isInHand && viewer.isWriter) || hasRight(viewer.rights, 'other_chats.reports')
}

/** Account levels from this number on see the names and chats of others. Specification section 6. */
export const levelSeeingOtherOperators = 150

/** Members of this team see the names of other operators only from level `levelSeeingOtherOperators` on. Specification section 6. */
export const teamWithoutNames = 21

/** The rights of `given` that the granter does not have, and so cannot give to others. */
export function rightsBeyond<R extends string>(
  granter: { rights: readonly string[] },
  given: readonly R[],
): R[] {
  return given.filter((right) => !granter.rights.includes(right))
}

/** Whether the granter may give an account level to an operator: neither its number nor its rights exceed their own. */
export function mayGrantLevel(
  granter: { permissionsId: number; rights: readonly string[] },
  level: { id: number; rights: readonly string[] },
): boolean {
  return level.id <= granter.permissionsId && rightsBeyond(granter, level.rights).length === 0
}

/** Whether `viewer` may see the name of operator `id`. Specification section 6. */
export function maySeeOperatorName(
  viewer: { id: number; teamId: number; permissionsId: number },
  id: number,
): boolean {
  return (
    id === viewer.id ||
    viewer.teamId !== teamWithoutNames ||
    viewer.permissionsId >= levelSeeingOtherOperators
  )
}
