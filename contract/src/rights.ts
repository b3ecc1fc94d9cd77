/**
 * Every right that an account level can have, by the name under which it is stored in `permissions.rights` and sent in the
 * user's `scope`. A right of a list is named `list.value`. Specification sections 2 and 3.
 */
export const rights = [
  'other_chats.overview',
  'other_chats.reports',
  'other_chats.take',
  'other_chats.handover',
  'reviews.view',
  'chat_stats.skiplog',
  'chat_stats.away',
  'manage_operators',
  'profile_text',
  'profile_sets',
  'profile_sets_report',
  'profile_text_report',
] as const

export type Right = (typeof rights)[number]

const known: ReadonlySet<string> = new Set(rights)
export const isRight = (name: string): name is Right => known.has(name)

/** @param held names of rights, as in `scope` */
export const hasRight = (held: readonly string[], right: Right): boolean => held.includes(right)

/**
 * May a message be highlighted or hidden, and shown again? By whoever has its conversation in hand, or looks after the chats
 * of its site. `rights`: those that the viewer has for that site.
 */
export function mayMarkMessage(viewer: { holds: boolean; rights: readonly string[] }): boolean {
  return viewer.holds || hasRight(viewer.rights, 'other_chats.overview')
}

/** May a message be deleted? By its writer with the conversation in hand, or by those who handle reports of its site. */
export function mayDeleteMessage(viewer: {
  holds: boolean
  isWriter: boolean
  rights: readonly string[]
}): boolean {
  return (viewer.holds && viewer.isWriter) || hasRight(viewer.rights, 'other_chats.reports')
}

/** From this account level on, names and chats of others are widely visible. Specification section 6. */
export const wideLevel = 150

/** Members of this team see the names of other operators only from `wideLevel` on. Specification section 6. */
export const namelessTeam = 21

/** May `viewer` see the name of operator `id`? Specification section 6. */
export function mayNameOperator(
  viewer: { id: number; teamId: number; permissionsId: number },
  id: number,
): boolean {
  return id === viewer.id || viewer.teamId !== namelessTeam || viewer.permissionsId >= wideLevel
}
