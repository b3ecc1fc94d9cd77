import type { BoardLanguage } from '@panel/contract'
import type { QueueCounter } from '../../answering/queue/counts.ts'
import type { StaffRow } from './find-staff.ts'
import { placeStaff } from './place-staff.ts'
import type { Forecast } from './staffing.ts'

type Waiting = Awaited<ReturnType<QueueCounter['countByLanguage']>>

/** The languages of the board: what waits, who is here, and how many operators are needed. */
export function languagesOf(
  volumes: string[],
  forecasts: ReadonlyMap<string, Forecast>,
  { replies, pokes }: Waiting,
  staff: StaffRow[],
): BoardLanguage[] {
  const open = [...replies, ...pokes].filter(({ waiting }) => waiting > 0).map(({ language }) => language)
  const languages = [...new Set([...volumes, ...open.toSorted()])]
  const of = (counts: Waiting['replies'], language: string) =>
    counts.find((each) => each.language === language)
  // Without a forecast, the operators go where something waits.
  const neededNow = (language: string) =>
    forecasts.get(language)?.needed?.[0] ?? of(replies, language)?.waiting ?? 0
  const here = placeStaff(
    staff.filter(({ answers }) => answers),
    new Map(languages.map((language) => [language, neededNow(language)])),
  )
  return languages.map((language) => ({
    language,
    waiting: of(replies, language)?.waiting ?? 0,
    pokes: of(pokes, language)?.waiting ?? 0,
    oldest_waiting_at: of(replies, language)?.oldest_waiting_at ?? null,
    here: here.get(language) ?? { answering: 0, ready: 0, away: 0 },
    forecast: forecasts.get(language) ?? null,
  }))
}
