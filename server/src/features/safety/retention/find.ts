import {
  mostRetentionDays,
  type Retention,
  type RetentionPeriod,
  type RetentionState,
  retentionClassNames,
} from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { dayOf } from './work.ts'

/** Runs that are shown. */
const shownRuns = 30

/** How long each class of data is kept, and what was deleted. */
export async function findRetention(db: Db, viewer: Operator): Promise<Retention> {
  const [stored, runs, { backup_days, export_days }] = await Promise.all([
    findPeriods(db),
    db
      .selectFrom('retention_runs')
      .select(['id', 'class as name', 'days', 'until', 'rows', 'finished_at'])
      .orderBy('finished_at', 'desc')
      .orderBy('id', 'desc')
      .limit(shownRuns)
      .execute(),
    readSettings(db),
  ])
  const periods = retentionClassNames.map((name): RetentionPeriod => {
    const row = stored.find((each) => each.class === name)
    if (!row) return { name, days: null, state: 'off', confirmed: null, until: null, rows: 0 }
    return {
      name,
      days: row.days,
      state: stateOf(row),
      confirmed: {
        at: row.confirmed_at,
        by: presentOperator(viewer, { id: row.confirmed_by, name: row.confirmed_by_name }),
        rows: row.confirmed_rows,
      },
      until: row.until,
      rows: row.rows,
    }
  })
  return { periods, runs, backup_days, export_days }
}

const findPeriods = (db: Db) =>
  db
    .selectFrom('retention_periods as p')
    .innerJoin('operators as o', 'o.id', 'p.confirmed_by')
    .select([
      'p.class',
      'p.days',
      'p.confirmed_at',
      'p.confirmed_by',
      'o.name as confirmed_by_name',
      'p.confirmed_rows',
      'p.until',
      'p.rows',
      'p.finished_at',
      sql<boolean>`${dayOf('p')} > p.until + ${mostRetentionDays}::int`.as('is_late'),
    ])
    .execute()

type Row = Awaited<ReturnType<typeof findPeriods>>[number]

function stateOf({ days, finished_at, is_late }: Row): RetentionState {
  if (days === null) return 'off'
  if (finished_at === null) return 'working'
  return is_late ? 'asks' : 'done'
}
