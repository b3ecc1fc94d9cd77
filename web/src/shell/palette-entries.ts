import { type ActionGroup, actionGroups, type OfferedAction } from '../ui/actions/actions'

/** The groups of what is found besides actions, of which there can be many: nothing of them is shown without a query. */
export const searchedGroups = ['chats', 'people', 'teams', 'customers', 'profiles'] as const
type SearchedGroup = (typeof searchedGroups)[number]

export type PaletteGroup = 'recent' | ActionGroup | SearchedGroup

/** The order of the groups; with a query, those with the better matches come first. */
export const paletteGroups: readonly PaletteGroup[] = ['recent', ...actionGroups, ...searchedGroups]

/** What the palette can run: an action of the screen, or something that was searched for. */
export type PaletteEntry = Pick<
  OfferedAction,
  'id' | 'title' | 'note' | 'icon' | 'key' | 'blocked' | 'run'
> & {
  group: ActionGroup | SearchedGroup
}
