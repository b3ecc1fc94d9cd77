import { type Board, maxBoardRows } from '@panel/contract'
import type { Caches } from '../../../platform/caches.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentNamed, presentOperator } from '../../../platform/http/present-operator.ts'
import type { QueueCounter } from '../../answering/queue/counts.ts'
import { presentReason } from '../../settings/reasons/stored-reason.ts'
import { findActs } from './acts.ts'
import { findLeases, findPaused, findWaitingHandovers } from './find-leases.ts'
import { findStaff, type StaffRow } from './find-staff.ts'
import { languagesOf } from './languages-of.ts'
import { openLastHour } from './last-hour.ts'
import { presentList, presentPeople } from './present.ts'
import { openStaffing } from './staffing.ts'
import { openVolumes } from './volumes.ts'

export type ReadSight = ReturnType<typeof openSight>

/** Reads the parts of the board that are the same for all viewers of the same site owners. */
export function openSight(
  { db, caches }: { db: Db; caches: Caches },
  { countByLanguage }: Pick<QueueCounter, 'countByLanguage'>,
) {
  const findVolumes = openVolumes(db, caches)
  const readStaffing = openStaffing(db, caches)
  const readLastHour = openLastHour(db, caches)

  return async (viewer: Pick<Operator, 'siteownerIds'>) => {
    const [volumes, staffing, waiting, staff, leases, handovers, hour] = await Promise.all([
      findVolumes(viewer),
      readStaffing(viewer),
      countByLanguage(viewer),
      findStaff(db, viewer),
      findLeases(db, viewer),
      findWaitingHandovers(db, viewer),
      readLastHour(viewer),
    ])
    return {
      hours: staffing.hours,
      languages: languagesOf(volumes, staffing.byLanguage, waiting, staff),
      staff,
      leases,
      handovers,
      hour,
    }
  }
}

/** Reads the board: the values that all viewers share come from caches, the lists from small indexes. */
export function openBoard(db: Db, readSight: ReadSight) {
  return async (viewer: Operator): Promise<Board> => {
    const [{ staff, leases, handovers, ...shared }, paused, acts] = await Promise.all([
      readSight(viewer),
      findPaused(db, viewer),
      findActs(db, viewer),
    ])
    const operatorOf = (row: { operator_id: number; operator_name: string }) =>
      presentOperator(viewer, { id: row.operator_id, name: row.operator_name })
    return {
      ...shared,
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
        by: presentNamed(viewer, row.by_id, row.by_name),
        reason: row.reason,
      })),
      acts: acts.map(({ operator_id, operator_name, acted_at, ...act }) => ({
        ...act,
        at: acted_at,
        operator: presentNamed(viewer, operator_id, operator_name),
      })),
    }
  }
}

/** Whose end is not known is last. */
const endOf = ({ away_until }: StaffRow) => (away_until ? Date.parse(away_until) : Number.MAX_SAFE_INTEGER)

function awayOf(staff: StaffRow[], viewer: Operator): Board['away'] {
  const away = staff.filter(({ state }) => state === 'away').sort((one, other) => endOf(one) - endOf(other))
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
