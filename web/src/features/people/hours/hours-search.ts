import { idIn, searchOf } from '../../../ui/lists/search-values'
import { addDays, type Days } from '../../../ui/words/period'

/** A Monday in the URL of a page. */
function weekIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(value)) return undefined
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.getUTCDay() === 1 ? value : undefined
}

/** Reads the week of My hours from the URL of the page; without one, it is the current week. */
export const readMyHoursSearch = searchOf({ week: weekIn })
export type MyHoursSearch = ReturnType<typeof readMyHoursSearch>

/** Reads the week, the team and the person of the page of the team from its URL. */
export const readTeamHoursSearch = searchOf({ week: weekIn, team_id: idIn, operator_id: idIn })
export type TeamHoursSearch = ReturnType<typeof readTeamHoursSearch>

/** The Monday of the week of a day. */
export const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** The days of the week that begins on this Monday. */
export const daysOfWeek = (monday: string): Days => ({ from: monday, to: addDays(monday, 6) })
