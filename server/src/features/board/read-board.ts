import { type Board, type BoardLanguage, maxBoardRows } from '@panel/contract'
import type { Caches } from '../../platform/caches.ts'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { presentOperator } from '../operators/present-operator.ts'
import type { QueueCounter } from '../queue/counts.ts'
import { presentReason } from '../reasons/stored-reason.ts'
import { findActs } from './acts.ts'
import { findLeases, findPaused, findWaitingHandovers } from './find-leases.ts'
import { findStaff, type StaffRow } from './find-staff.ts'
import { openLastHour } from './last-hour.ts'
import { placeStaff } from './place-staff.ts'
import { presentList, presentPeople } from './present.ts'
import { type Forecast, openStaffing } from './staffing.ts'
import { openVolumes } from './volumes.ts'

/** Reads the board: the values that all viewers share come from caches, the lists from small indexes. */
export function openBoard(
  { db, caches }: { db: Db; caches: Caches },
  { countByLanguage }: Pick<QueueCounter, 'countByLanguage'>,
) {
  const findVolumes = openVolumes(db, caches)
  const readStaffing = openStaffing(db, caches)
  const readLastHour = openLastHour(db, caches)

  return async (viewer: Operator): Promise<Board> => {
    const [volumes, staffing, waiting, staff, leases, handovers, paused, acts, hour] = await Promise.all([
      findVolumes(viewer),
      readStaffing(viewer),
      countByLanguage(viewer),
      findStaff(db, viewer),
      findLeases(db, viewer),
      findWaitingHandovers(db, viewer),
      findPaused(db, viewer),
      findActs(db, viewer),
      readLastHour(viewer),
    ])
    const operatorOf = (row: { operator_id: number; operator_name: string }) =>
      presentOperator(viewer, { id: row.operator_id, name: row.operator_name })
    return {
      hours: staffing.hours,
      languages: languagesOf(volumes, staffing.byLanguage, waiting, staff),
      leases: presentList(leases, (row) => ({
        ...row,
        operator: operatorOf(row),
        people: presentPeople(row, viewer),
      })),
      away: awayOf(staff, viewer),
      handovers: presentList(handovers, (row) => ({
        ...row,
        ...presentReason(row),
        people: presentPeople(row, viewer),
      })),
      paused: paused.map((row) => ({
        operator: presentOperator(viewer, row),
        // It is not null: see `findPaused`.
        since: row.paused_at ?? '',
      })),
      acts: acts.map(({ operator_id, operator_name, acted_at, ...act }) => ({
        ...act,
        at: acted_at,
        operator:
          operator_id === null || operator_name === null
            ? null
            : presentOperator(viewer, { id: operator_id, name: operator_name }),
      })),
      hour,
    }
  }
}

type Waiting = Awaited<ReturnType<QueueCounter['countByLanguage']>>

function languagesOf(
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

function awayOf(staff: StaffRow[], viewer: Operator): Board['away'] {
  const away = staff
    .filter(({ state }) => state === 'away')
    .sort((one, other) => Date.parse(one.away_until) - Date.parse(other.away_until))
  return {
    count: away.length,
    items: away.slice(0, maxBoardRows).map((row) => ({
      operator: presentOperator(viewer, row),
      ...presentReason(row),
      since: row.away_since,
      until: row.away_until,
    })),
  }
}
