import type { HourCorrection, OperatorHours, TeamHours } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { isWithin } from '../../../platform/service-time.ts'
import { areHoursOn } from './are-hours-on.ts'
import { type DayRow, findHours, findWorking, type HourDays } from './find-hours.ts'
import { findTeamOfHours } from './find-people.ts'

/** The hours of one operator by day; null while they are switched off. */
export async function readOperatorHours(
  db: Db,
  viewer: Operator,
  operator: { id: number; name: string },
  period: HourDays,
): Promise<OperatorHours | null> {
  if (!(await areHoursOn(db))) return null
  const [rows, working, corrections] = await Promise.all([
    findHours(db, [operator.id], period),
    findWorking(db, [operator.id]),
    findCorrections(db, viewer, operator.id, period),
  ])
  return {
    operator: presentOperator(viewer, operator),
    is_working: working.has(operator.id),
    days: rows.map(({ operator_id: _, ...day }) => day),
    corrections,
  }
}

/** The sums of a team by name; null while the hours are switched off. */
export async function readTeamHours(
  db: Db,
  viewer: Operator,
  { team_id, ...period }: HourDays & { team_id?: number | undefined },
): Promise<TeamHours | null> {
  if (!(await areHoursOn(db))) return null
  const { team, people } = await findTeamOfHours(db, viewer, team_id)
  const ids = people.map(({ id }) => id)
  const [rows, working] = await Promise.all([findHours(db, ids, period), findWorking(db, ids)])
  const days = Map.groupBy(rows, (row) => row.operator_id)
  const shown = people.filter(({ id, is_suspended }) => !is_suspended || (days.get(id) ?? []).some(hasHours))
  return {
    team,
    people: shown.map((person) => ({
      operator: presentOperator(viewer, person),
      is_working: working.has(person.id),
      ...sumOf(days.get(person.id) ?? []),
    })),
  }
}

export const hasHours = (row: DayRow) =>
  row.worked_seconds > 0 || row.break_seconds > 0 || row.corrected_minutes !== 0

const sumOf = (rows: readonly DayRow[]) => {
  const sum = (of: 'worked_seconds' | 'break_seconds' | 'corrected_minutes') =>
    rows.reduce((all, row) => all + row[of], 0)
  return {
    worked_seconds: sum('worked_seconds'),
    break_seconds: sum('break_seconds'),
    corrected_minutes: sum('corrected_minutes'),
  }
}

async function findCorrections(
  db: Db,
  viewer: Operator,
  operatorId: number,
  period: HourDays,
): Promise<HourCorrection[]> {
  const rows = await db
    .selectFrom('hour_corrections as c')
    .innerJoin('operators as o', 'o.id', 'c.corrected_by')
    .where('c.operator_id', '=', operatorId)
    .where(sql<boolean>`${sql.join(isWithin(period, sql`c.at`), sql` and `)}`)
    .select([
      'c.id',
      sql<string>`to_char(day_of(c.at), 'YYYY-MM-DD')`.as('day'),
      'c.minutes',
      'c.reason',
      'c.created_at',
      'o.id as by_id',
      'o.name as by_name',
    ])
    .orderBy('c.at')
    .orderBy('c.id')
    .execute()
  return rows.map(({ by_id, by_name, created_at, ...row }) => ({
    ...row,
    by: presentOperator(viewer, { id: by_id, name: by_name }),
    at: created_at,
  }))
}
