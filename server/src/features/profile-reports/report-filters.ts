import { type getTextReport, type QueryOf, type ReportGroup, years } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Operator } from '../../platform/http/access.ts'
import { isWithin } from '../../platform/period.ts'

export type ReportFilters = QueryOf<typeof getTextReport>

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

/** The conditions of the filters, for the site owners that the viewer works for. Work of the demo or a command has no operator. */
export function conditionsOf(
  { siteownerIds }: Pick<Operator, 'siteownerIds'>,
  asked: ReportFilters,
  { at, operator, siteowner, language }: Columns,
): RawBuilder<boolean>[] {
  const conditions = [...isWithin(asked, at), sql<boolean>`${operator} is not null`]
  if (siteownerIds) conditions.push(sql`${siteowner} = any(${siteownerIds}::bigint[])`)
  if (asked.siteowner_id) conditions.push(sql`${siteowner} = ${asked.siteowner_id}`)
  if (asked.operator_id) conditions.push(sql`${operator} = ${asked.operator_id}`)
  if (asked.language) conditions.push(sql`${language} = ${asked.language}`)
  return conditions
}

/** The columns of `work`, which the report groups by. */
export const workColumns = ({ timezone = 'UTC' }: ReportFilters, columns: Columns) =>
  sql`(${columns.at} at time zone ${timezone}::text)::date as day, ${columns.operator} as operator_id,
    ${columns.siteowner} as siteowner_id, ${columns.language} as language`
