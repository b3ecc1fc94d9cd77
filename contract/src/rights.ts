/** Rights of an account level that are lists of values. Specification sections 2 and 3. */
export const listRights = {
  other_chats: ['overview', 'reports', 'take', 'handover'],
  reviews: ['view'],
  chat_stats: ['skiplog', 'away'],
} as const

/** Rights of an account level that are yes or no. Specification sections 2 and 3. */
export const yesNoRights = [
  'manage_operators',
  'profile_text',
  'profile_sets',
  'profile_sets_report',
  'profile_text_report',
] as const

export type ListRight = keyof typeof listRights
export type YesNoRight = (typeof yesNoRights)[number]

/** A right as an endpoint asks for it: `{ other_chats: 'overview' }` or `{ manage_operators: 'yes' }`. */
export type Right =
  | { [K in ListRight]: { [P in K]: (typeof listRights)[K][number] } }[ListRight]
  | { [K in YesNoRight]: { [P in K]: 'yes' } }[YesNoRight]

export type Rights = { [K in ListRight]: readonly string[] } & { [K in YesNoRight]: 'yes' | 'no' }

export function hasRight(rights: Rights, right: Right): boolean {
  return Object.entries(right).every(([name, value]) => {
    const held = rights[name as keyof Rights]
    return typeof held === 'string' ? held === value : held.includes(value)
  })
}

/** The rights as one flat list, `other_chats.overview` or `manage_operators`: the user's `scope`. */
export function scopeOf(rights: Rights): string[] {
  const lists = Object.keys(listRights) as ListRight[]
  return [
    ...lists.flatMap((name) => rights[name].map((value) => `${name}.${value}`)),
    ...yesNoRights.filter((name) => rights[name] === 'yes'),
  ]
}

/**
 * May a message be highlighted or hidden, and shown again? By whoever has its conversation in hand, or looks after the chats
 * of its site. `otherChats`: the viewer's right for that site.
 */
export function mayMarkMessage(viewer: { holds: boolean; otherChats: readonly string[] }): boolean {
  return viewer.holds || viewer.otherChats.includes('overview')
}

/** May a message be deleted? By its writer with the conversation in hand, or by those who handle reports of its site. */
export function mayDeleteMessage(viewer: {
  holds: boolean
  isWriter: boolean
  otherChats: readonly string[]
}): boolean {
  return (viewer.holds && viewer.isWriter) || viewer.otherChats.includes('reports')
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
