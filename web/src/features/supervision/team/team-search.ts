import { idIn, searchOf } from '../../../ui/lists/search-values'

/** Reads the shown team from the URL of the page; without one, it is the coach's own. */
export const readTeamSearch = searchOf({ team_id: idIn })
export type TeamSearch = ReturnType<typeof readTeamSearch>
