import {
  type Fairness,
  type FairnessMeasure,
  type FairnessMeasureRow,
  fairnessMeasures,
  fairnessRules,
  fewestColleagues,
  type getOwnFairness,
  lengthsFrom,
  type QueryOf,
} from '@panel/contract'
import { sql } from 'kysely'
import { type Db, transaction } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { ofSiteowners } from '../../platform/http/of-siteowners.ts'
import { operatorAsked } from '../operators/operator-asked.ts'
import { presentOperator } from '../operators/present-operator.ts'
import { readSettings } from '../settings/read-settings.ts'
import { compareRates, quantile, readingOf, type Stratum, wilsonInterval } from './mantel-haenszel.ts'

type Query = QueryOf<typeof getOwnFairness>

/** The items of an operator in a group of the same language, type and hour, and how often each measure could have happened and did. */
type Group = { operator_id: number; key: string; counts: Record<FairnessMeasure, [number, number]> }

/** Where most colleagues are: this part of them is below, and as many above. */
const tail = 0.1

/**
 * An operator beside the colleagues of their team on the same items. The operator and every coach read the same numbers.
 * @returns null while it is switched off
 * @throws {Refusal} when an operator below level 150 asks for another one
 * @throws {AppError} `operator_not_found`
 */
export async function findComparison(
  db: Db,
  viewer: Operator,
  asked: number,
  query: Query,
): Promise<Fairness | null> {
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
  const sight = asked === viewer.id ? { siteownerIds: null } : viewer
  return transaction(db, async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx)
    const period = await findPeriod(tx, query, kept)
    const isCounted = sql`operator_id = any(array(select id from operators where team_id = ${operator.team_id}))
      and day >= ${period.from}::date and day <= ${period.to}::date
      and ${sql.join([sql`true`, ...ofSiteowners(sight, undefined, sql`siteowner_id`)], sql` and `)}`
    const groups = await findGroups(tx, isCounted)
    const own = groups.filter(({ operator_id }) => operator_id === asked)
    const people = [...new Set(groups.map(({ operator_id }) => operator_id))]
    const colleagues = people.filter((id) => id !== asked)
    const all = sumByGroup(groups)
    const isEnough = colleagues.length >= fewestColleagues
    const compared = compareRates(strataOf(own, all, 'skipped'))
    return {
      operator: presentOperator(viewer, operator),
      team: { id: operator.team_id, name: operator.team_name },
      period: { from: period.from, to: period.to },
      days: period.days,
      colleagues: colleagues.length,
      items: own.reduce((sum, { counts }) => sum + counts.skipped[0], 0),
      compared: compared.items,
      groups: strataOf(own, all, 'skipped').filter(
        ({ othersItems }) => othersItems >= fairnessRules.fewestItems,
      ).length,
      is_partial: sight.siteownerIds !== null,
      measures: isEnough ? compareMeasures(groups, all, asked, colleagues) : null,
      lengths: isEnough ? await findLengths(tx, asked, isCounted) : null,
    }
  })
}

/** The days that are asked for, among those that may be kept, and how many of them are counted. */
async function findPeriod(db: Db, { from, to }: Query, kept: number) {
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
async function findGroups(db: Db, isCounted: ReturnType<typeof sql>): Promise<Group[]> {
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

type Sums = Map<string, Group['counts']>

function sumByGroup(groups: readonly Group[]): Sums {
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
const strataOf = (own: readonly Group[], all: Sums, measure: FairnessMeasure): Stratum[] =>
  own.map(({ key, counts }) => {
    const [items, events] = counts[measure]
    const [allItems, allEvents] = all.get(key)?.[measure] ?? [items, events]
    return { items, events, othersItems: allItems - items, othersEvents: allEvents - events }
  })

/** Colleagues are compared in the same way, each with the others, so that it can be said where most of them are. */
function compareMeasures(
  groups: readonly Group[],
  all: Sums,
  asked: number,
  colleagues: readonly number[],
): FairnessMeasureRow[] {
  const byOperator = Map.groupBy(groups, ({ operator_id }) => operator_id)
  const compare = (id: number, measure: FairnessMeasure) =>
    compareRates(strataOf(byOperator.get(id) ?? [], all, measure))
  return fairnessMeasures.map((measure) => {
    const own = compare(asked, measure)
    const ratios = colleagues
      .map((id) => compare(id, measure))
      .filter(({ expected }) => expected >= fairnessRules.fewestExpected)
      .map(({ ratio }) => ratio?.value ?? 0)
      .toSorted((one, other) => one - other)
    return {
      measure,
      ...own,
      reading: readingOf(own),
      colleagues:
        ratios.length < fewestColleagues
          ? null
          : { low: quantile(ratios, tail), high: quantile(ratios, 1 - tail) },
    }
  })
}

/** Skips by the length of the customer's message. */
async function findLengths(
  db: Db,
  asked: number,
  isCounted: ReturnType<typeof sql>,
): Promise<Fairness['lengths']> {
  const { rows } = await sql<{ is_own: boolean; length: number; items: number; skipped: number }>`
    select operator_id = ${asked} as is_own, length, sum(items)::int as items, sum(skipped)::int as skipped
    from fairness_days where ${isCounted} and type = 'reply' group by 1, 2`.execute(db)
  return lengthsFrom.map((from, place) => {
    const of = (isOwn: boolean) => rows.find((row) => row.length === place && row.is_own === isOwn)
    const { items = 0, skipped = 0 } = of(true) ?? {}
    return {
      from,
      items,
      skipped,
      share: wilsonInterval(skipped, items),
      team_items: of(false)?.items ?? 0,
      team_skipped: of(false)?.skipped ?? 0,
    }
  })
}
