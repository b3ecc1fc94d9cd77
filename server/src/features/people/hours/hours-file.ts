import type { QueryOf, exportTeamHours as teamEndpoint } from '@panel/contract'
import { type Cell, type CsvForm, csvOf } from '../../../platform/csv.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { areHoursOn } from './are-hours-on.ts'
import { findHours, type HourDays } from './find-hours.ts'
import { findTeamOfHours } from './find-people.ts'
import { hasHours } from './present-hours.ts'

const head = ['day', 'operator id', 'operator', 'from', 'to', 'worked', 'breaks', 'correction', 'total']

/** The hours of a team as CSV: a row for each person and day with hours, in minutes. @throws {AppError} `hours_off` */
export async function teamHoursFile(
  db: Db,
  viewer: Operator,
  { team_id, separator, ...period }: QueryOf<typeof teamEndpoint>,
): Promise<string> {
  await requireHoursOn(db)
  const { people } = await findTeamOfHours(db, viewer, team_id)
  return fileOf(db, viewer, people, { period, separator })
}

/** The operator's own hours as CSV. @throws {AppError} `hours_off` */
export async function ownHoursFile(db: Db, viewer: Operator, { separator, ...period }: HourDays & CsvForm) {
  await requireHoursOn(db)
  return fileOf(db, viewer, [viewer], { period, separator })
}

async function requireHoursOn(db: Db) {
  if (!(await areHoursOn(db))) throw new AppError('hours_off')
}

async function fileOf(
  db: Db,
  viewer: Operator,
  people: readonly { id: number; name: string }[],
  { period, ...form }: { period: HourDays } & CsvForm,
) {
  const names = new Map(people.map((person) => [person.id, presentOperator(viewer, person).name]))
  const rows = await findHours(db, [...names.keys()], period)
  return csvOf(
    head,
    rows.filter(hasHours).map((row): Cell[] => {
      const worked = Math.round(row.worked_seconds / 60)
      return [
        row.day,
        row.operator_id,
        names.get(row.operator_id) ?? null,
        row.spans.at(0)?.from ?? null,
        row.spans.at(-1)?.to ?? null,
        worked,
        Math.round(row.break_seconds / 60),
        row.corrected_minutes,
        worked + row.corrected_minutes,
      ]
    }),
    form,
  )
}
