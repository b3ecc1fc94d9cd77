import type { FairnessMeasure, getOwnFairness, QueryOf } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { operatorAsked } from '../../../platform/http/operator-asked.ts'
import { today } from '../../../platform/service-time.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { type CountedPeriod, numbersOfGroups } from './counted-rows.ts'
import type { Stratum } from './mantel-haenszel.ts'

type Period = Pick<QueryOf<typeof getOwnFairness>, 'from' | 'to'>
export type Asked = NonNullable<Awaited<ReturnType<typeof askedOf>>>

/** What an operator did in a group of the same language, type and hour, and what everybody in the team did in it. */
export type Group = { operator_id: number; counts: readonly number[]; all: readonly number[] }

/** The columns of how often a measure could have happened, and of how often it did. */
export const columnsOf: Record<FairnessMeasure, readonly [items: string, events: string]> = {
  skipped: ['items', 'skipped'],
  skipped_long: ['long', 'long_skipped'],
  skipped_waited: ['waited', 'waited_skipped'],
  taken: ['items', 'taken'],
  fast: ['answers', 'fast'],
  ignored: ['items', 'ignored'],
  handed: ['items', 'handed'],
  stopped: ['items', 'stopped'],
  false_alarms: ['stopped', 'false_alarms'],
}

const placesOf = (measure: FairnessMeasure): readonly [number, number] => {
  const [items, events] = columnsOf[measure]
  return [numbersOfGroups.indexOf(items), numbersOfGroups.indexOf(events)]
}

/**
 * Who is compared, and what the viewer may see of it: of others the items of the viewer's site owners, of oneself all.
 * @returns null while the comparison is switched off
 * @throws {Refusal} when an operator below level 150 asks for another one
 * @throws {AppError} `operator_not_found`
 */
export async function askedOf(db: Db, viewer: Operator, asked: number) {
  operatorAsked(viewer, asked)
  const { fairness_days: kept } = await readSettings(db)
  if (kept === 0) return null
  const operator = await db
    .selectFrom('operators as o')
    .innerJoin('teams as t', 't.id', 'o.team_id')
    .where('o.id', '=', asked)
    .select(['o.id', 'o.name', 't.id as team_id', 't.name as team_name'])
    .executeTakeFirst()
  if (!operator) throw new AppError('operator_not_found')
  return { operator, kept, sight: asked === viewer.id ? { siteownerIds: null } : viewer }
}

/** The days that are asked for, among those that may be kept. */
export async function findPeriod(db: Db, { from, to }: Period, { kept }: Asked): Promise<CountedPeriod> {
  const { rows } = await sql<CountedPeriod>`
    select to_char(first, 'YYYY-MM-DD') as "from", to_char(last, 'YYYY-MM-DD') as "to",
      (select count(*)::int from fairness_measured_days where day between first and last) as days
    from (select ${today} as today) t,
      lateral (select coalesce(${to ?? null}::date, today - 1) as last) l,
      lateral (select greatest(coalesce(${from ?? null}::date, last - 29), today - ${kept}::int) as first) f`.execute(
    db,
  )
  const [period] = rows
  if (!period) throw new Error('A query without a table returned no row')
  return period
}

/** SQL: what names a group. @param of the table of its columns, with a dot, if there are several */
export const keyOfGroup = (of = '') => sql.raw(`${of}language || ' ' || ${of}type || ' ' || ${of}hour`)

/** The groups of everybody in the team. */
export async function findGroups(db: Db, groups: RawBuilder<unknown>): Promise<Group[]> {
  const columns = sql.join(numbersOfGroups.map((name) => sql.ref(name)))
  const { rows } = await sql<{ operator_id: number; key: string; counts: number[] }>`
    select operator_id, ${keyOfGroup()} as key, array[${columns}]::int[] as counts from (${groups}) g`.execute(
    db,
  )
  const sums = new Map<string, number[]>()
  return rows.map(({ operator_id, key, counts }) => {
    const all = sums.get(key) ?? counts.map(() => 0)
    for (const [place, count] of counts.entries()) all[place] = (all[place] ?? 0) + count
    sums.set(key, all)
    return { operator_id, counts, all }
  })
}

/** The groups of one operator, each beside what the others of the team have in it. */
export function strataOf(own: readonly Group[], measure: FairnessMeasure): Stratum[] {
  const [itemsAt, eventsAt] = placesOf(measure)
  return own.map(({ counts, all }) => {
    const [items = 0, events = 0] = [counts[itemsAt], counts[eventsAt]]
    return {
      items,
      events,
      othersItems: (all[itemsAt] ?? 0) - items,
      othersEvents: (all[eventsAt] ?? 0) - events,
    }
  })
}
