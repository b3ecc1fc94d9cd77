import { type getSetReport, type QueryOf, type ReportGroup, years } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Operator } from '../../../platform/http/access.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { isWithin } from '../../../platform/service-time.ts'

export type ReportFilters = QueryOf<typeof getSetReport>

const dayMilliseconds = 86_400_000
const dayOf = (moment: number) => new Date(moment).toJSON().slice(0, 10)

/** As many days directly before the period; null when these are too early for a filter. */
export function daysBefore({ from, to }: Pick<ReportFilters, 'from' | 'to'>) {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const before = { from: dayOf(first - (last - first) - dayMilliseconds), to: dayOf(first - dayMilliseconds) }
  return new Date(before.from).getUTCFullYear() < years.min ? null : before
}

/** The columns of one kind of work. */
type Columns = Record<'at' | ReportGroup, RawBuilder<unknown>>

/** The conditions of the filters. Work of the demo or a command has no operator. */
export const conditionsOf = (
  viewer: Pick<Operator, 'siteownerIds'>,
  asked: ReportFilters,
  columns: Columns,
): RawBuilder<boolean>[] => [
  ...isWithin(asked, columns.at),
  ...ofOperators(asked, columns),
  ...ofPlaces(viewer, asked, columns),
]

/** All of these conditions, of which there is at least one. */
export const and = (conditions: RawBuilder<boolean>[]) => sql.join(conditions, sql` and `)

/** The conditions on who worked. */
function ofOperators(asked: ReportFilters, { operator }: Pick<Columns, 'operator'>) {
  const conditions = [sql<boolean>`${operator} is not null`]
  if (asked.operator_id) conditions.push(sql`${operator} = ${asked.operator_id}`)
  return conditions
}

/** The conditions on site owner and language, for the site owners that the viewer works for. */
export function ofPlaces(
  viewer: Pick<Operator, 'siteownerIds'>,
  asked: Pick<ReportFilters, 'siteowner_id' | 'language'>,
  { siteowner, language }: Pick<Columns, 'siteowner' | 'language'>,
) {
  const conditions = ofSiteowners(viewer, asked.siteowner_id, siteowner)
  if (asked.language) conditions.push(sql`${language} = ${asked.language}`)
  return conditions
}
