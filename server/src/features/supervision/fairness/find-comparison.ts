import {
  type Fairness,
  type FairnessMeasureRow,
  fairnessMeasures,
  fairnessRules,
  fewestColleagues,
  type getOwnFairness,
  lengthsFrom,
  type QueryOf,
} from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { askedOf, findGroups, findPeriod, type Group, strataOf } from './counted-groups.ts'
import { countedRows } from './counted-rows.ts'
import { compareRates, quantile, readingOf, wilsonInterval } from './mantel-haenszel.ts'

type Query = QueryOf<typeof getOwnFairness>

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
  const counted = await askedOf(db, viewer, asked)
  if (!counted) return null
  const { operator, sight } = counted
  return transaction(db, async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx)
    const period = await findPeriod(tx, query, counted)
    const rows = countedRows(period, operator.team_id, sight)
    const groups = Map.groupBy(await findGroups(tx, rows.groups), ({ operator_id }) => operator_id)
    const own = groups.get(asked) ?? []
    groups.delete(asked)
    const colleagues = [...groups.values()]
    const isEnough = colleagues.length >= fewestColleagues
    const strata = strataOf(own, 'skipped')
    return {
      operator: presentOperator(viewer, operator),
      team: { id: operator.team_id, name: operator.team_name },
      period: { from: period.from, to: period.to },
      days: period.days,
      colleagues: colleagues.length,
      items: strata.reduce((sum, { items }) => sum + items, 0),
      compared: compareRates(strata).items,
      groups: strata.filter(({ othersItems }) => othersItems >= fairnessRules.fewestItems).length,
      is_partial: sight.siteownerIds !== null,
      measures: isEnough ? compareMeasures(own, colleagues) : null,
      lengths: isEnough ? await findLengths(tx, asked, rows.lengths) : null,
    }
  })
}

/** Colleagues are compared in the same way, each with the others, so that it can be said where most of them are. */
function compareMeasures(
  asked: readonly Group[],
  colleagues: readonly (readonly Group[])[],
): FairnessMeasureRow[] {
  return fairnessMeasures.map((measure) => {
    const own = compareRates(strataOf(asked, measure))
    const ratios = colleagues
      .map((groups) => compareRates(strataOf(groups, measure)))
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
  lengths: RawBuilder<unknown>,
): Promise<Fairness['lengths']> {
  const { rows } = await sql<{ is_own: boolean; length: number; items: number; skipped: number }>`
    select operator_id = ${asked} as is_own, length, sum(items)::int as items, sum(skipped)::int as skipped
    from (${lengths}) l group by 1, 2`.execute(db)
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
