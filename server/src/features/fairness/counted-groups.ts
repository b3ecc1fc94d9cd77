import {
  type FairnessMeasure,
  fairnessMeasures,
  type getOwnFairness,
  lengthsFrom,
  type QueryOf,
} from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { ofSiteowners } from '../../platform/http/of-siteowners.ts'
import { operatorAsked } from '../operators/operator-asked.ts'
import { readSettings } from '../settings/read-settings.ts'
import type { Stratum } from './mantel-haenszel.ts'

type Period = Pick<QueryOf<typeof getOwnFairness>, 'from' | 'to'>
type Asked = NonNullable<Awaited<ReturnType<typeof askedOf>>>

/** The items of an operator in a group of the same language, type and hour, and how often each measure could have happened and did. */
export type Group = { operator_id: number; key: string; counts: Record<FairnessMeasure, [number, number]> }

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

/** The groups of everybody in the team in these days, with the condition for the rows of `fairness_days`. */
export async function readGroups(db: Db, { operator, kept, sight }: Asked, query: Period) {
  const period = await findPeriod(db, query, kept)
  const isCounted = sql`operator_id = any(array(select id from operators where team_id = ${operator.team_id}))
      and day >= ${period.from}::date and day <= ${period.to}::date
      and ${sql.join([sql`true`, ...ofSiteowners(sight, undefined, sql`siteowner_id`)], sql` and `)}`
  return { period, isCounted, groups: await findGroups(db, isCounted) }
}

/** The days that are asked for, among those that may be kept, and how many of them are counted. */
async function findPeriod(db: Db, { from, to }: Period, kept: number) {
  const { rows } = await sql<{ from: string; to: string; days: number }>`
    select to_char(first, 'YYYY-MM-DD') as "from", to_char(last, 'YYYY-MM-DD') as "to",
      (select count(*)::int from fairness_measured_days where day between first and last) as days
    from (select (now() at time zone 'utc')::date as today) t,
      lateral (select coalesce(${to ?? null}::date, today - 1) as last) l,
      lateral (select greatest(coalesce(${from ?? null}::date, last - 29), today - ${kept}::int) as first) f`.execute(
    db,
  )
  const [period] = rows
  if (!period) throw new Error('A query without a table returned no row')
  return period
}

/** The groups of everybody in the team. */
async function findGroups(db: Db, isCounted: RawBuilder<unknown>): Promise<Group[]> {
  const long = sql.lit(lengthsFrom.length - 1)
  const { rows } = await sql<{ operator_id: number; key: string; counts: number[] }>`
    select operator_id, language || ' ' || type || ' ' || hour as key, array[
      sum(items), sum(skipped), coalesce(sum(items) filter (where length = ${long}), 0), coalesce(sum(skipped) filter (where length = ${long}), 0),
      sum(waited), sum(waited_skipped), sum(items), sum(taken), sum(answers), sum(fast), sum(items), sum(ignored), sum(items), sum(handed),
      sum(items), sum(stopped), sum(stopped), sum(false_alarms)
    ]::int[] as counts
    from fairness_days where ${isCounted} group by operator_id, language, type, hour`.execute(db)
  return rows.map(({ operator_id, key, counts }) => ({
    operator_id,
    key,
    // The cast: there is a pair for each measure.
    counts: Object.fromEntries(
      fairnessMeasures.map((measure, place) => [
        measure,
        [counts[2 * place] ?? 0, counts[2 * place + 1] ?? 0],
      ]),
    ) as Group['counts'],
  }))
}

export type Sums = Map<string, Group['counts']>

export function sumByGroup(groups: readonly Group[]): Sums {
  const sums: Sums = new Map()
  for (const { key, counts } of groups) {
    const sum = sums.get(key)
    if (!sum) sums.set(key, structuredClone(counts))
    else
      for (const measure of fairnessMeasures) {
        sum[measure][0] += counts[measure][0]
        sum[measure][1] += counts[measure][1]
      }
  }
  return sums
}

/** The groups of one operator, each beside what the others of the team have in it. */
export const strataOf = (own: readonly Group[], all: Sums, measure: FairnessMeasure): Stratum[] =>
  own.map(({ key, counts }) => {
    const [items, events] = counts[measure]
    const [allItems, allEvents] = all.get(key)?.[measure] ?? [items, events]
    return { items, events, othersItems: allItems - items, othersEvents: allEvents - events }
  })
