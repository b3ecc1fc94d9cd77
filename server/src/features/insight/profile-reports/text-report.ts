import type {
  getTextReport,
  listReportedTexts,
  QueryOf,
  ReportedText,
  ReportGroup,
  TextReportNumber,
} from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { dayOf } from '../../../platform/service-time.ts'
import { findReport, findTotal, type Work } from './find-report.ts'
import { and, conditionsOf, daysBefore, ofPlaces, type ReportFilters } from './report-filters.ts'

/** A text belongs to who wrote it first, on the day of that. */
const columns = {
  at: sql`t.first_written_at`,
  operator: sql`t.first_writer_id`,
  siteowner: sql`t.siteowner_id`,
  language: sql`t.language`,
}

/** What each number counts, of text `t`. A text gets another round only after it was returned. */
const counted: Record<TextReportNumber, RawBuilder<boolean>> = {
  written: sql<boolean>`true`,
  reviewed: sql<boolean>`(t.status in ('approved', 'returned') or t.round > 1)`,
  approved: sql<boolean>`t.status = 'approved'`,
  returned: sql<boolean>`(t.round > 1 or t.status = 'returned')`,
}

/** The report about profile texts, with the medians in total and of the groups of one kind. */
export async function findTextReport(
  db: Db,
  viewer: Operator,
  { by = 'operator', ...filters }: QueryOf<typeof getTextReport>,
) {
  const earlier = daysBefore(filters)
  const work = textsOf(viewer, filters)
  // Two at a time: more of them would only wait for each other, on connections that do not know their plans yet.
  const inTurn = async () => ({
    total: await findMedians(db, work),
    groups: await findMediansOfGroups(db, work, by),
    before: earlier && (await findBefore(db, viewer, { ...filters, ...earlier })),
    waiting: await findWaitingTexts(db, viewer, filters),
  })
  const [report, { total, groups, before, waiting }] = await Promise.all([
    findReport(db, viewer, counted, work),
    inTurn(),
  ])
  return { ...withMedians(report, by, { total, groups }), before, waiting }
}

/** The groups of the report, as its file has them. */
export async function findTextGroups(
  db: Db,
  viewer: Operator,
  { by, ...filters }: ReportFilters & { by: ReportGroup },
) {
  const work = textsOf(viewer, filters)
  const [report, total, groups] = await Promise.all([
    findReport(db, viewer, counted, work),
    findMedians(db, work),
    findMediansOfGroups(db, work, by),
  ])
  return withMedians(report, by, { total, groups })
}

async function findBefore(db: Db, viewer: Operator, filters: ReportFilters) {
  const work = textsOf(viewer, filters)
  const total = { ...(await findTotal(db, counted, work)), ...(await findMedians(db, work)) }
  return { from: filters.from, to: filters.to, total }
}

/** Median seconds of writing, and of waiting for the first review; null without a text. */
type Medians = { writing_seconds: number | null; review_seconds: number | null }
const noMedians: Medians = { writing_seconds: null, review_seconds: null }

const columnOf = { operator: 'operator_id', siteowner: 'siteowner_id', language: 'language' } as const

const medians = sql`
  percentile_cont(0.5) within group (order by writing_seconds) as writing_seconds,
  percentile_cont(0.5) within group (order by review_seconds) as review_seconds`

/** The medians of all texts. */
async function findMedians(db: Db, work: Work): Promise<Medians> {
  const { rows } = await sql<Medians>`select ${medians} from (${work}) t`.execute(db)
  return rows[0] ?? noMedians
}

/** The medians of the groups of one kind. */
async function findMediansOfGroups(db: Db, work: Work, by: ReportGroup): Promise<Map<string, Medians>> {
  const { rows } = await sql<Medians & { key: string }>`
    select ${sql.ref(columnOf[by])}::text as key, ${medians} from (${work}) t group by 1`.execute(db)
  return new Map(rows.map(({ key, ...own }) => [key, own]))
}

type Report = Awaited<ReturnType<typeof findReport<TextReportNumber>>>

function withMedians(
  report: Report,
  by: ReportGroup,
  { total, groups }: { total: Medians; groups: ReadonlyMap<string, Medians> },
) {
  const add = <Row extends object>(group: ReportGroup, rows: Row[], keyOf: (row: Row) => unknown) =>
    rows.map((row) => ({ ...row, ...((by === group && groups.get(String(keyOf(row)))) || noMedians) }))
  return {
    ...report,
    total: { ...report.total, ...total },
    operators: add('operator', report.operators, ({ operator }) => operator.id),
    siteowners: add('siteowner', report.siteowners, ({ siteowner }) => siteowner.id),
    languages: add('language', report.languages, ({ language }) => language),
  }
}

/** The texts of a period. They waited whole seconds for their first review. */
const textsOf = (viewer: Operator, asked: ReportFilters): Work => sql`
  select ${dayOf('t.first_written_at')} as day, t.first_writer_id as operator_id, t.siteowner_id, t.language, t.status, t.round,
    t.writing_seconds, floor(date_part('epoch', t.first_reviewed_at - t.first_written_at)) as review_seconds
  from profile_texts t where ${and(conditionsOf(viewer, asked, columns))}`

/** How many texts wait now, by language: to be written, to be reviewed, or returned. */
async function findWaitingTexts(
  db: Db,
  viewer: Operator,
  asked: ReportFilters,
): Promise<{ language: string; count: number }[]> {
  let query = db
    .selectFrom('profile_texts as t')
    // Written as a literal: PostgreSQL uses a partial index only if it sees the value.
    .where(sql<boolean>`t.status <> 'approved'`)
    .select(['t.language', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('t.language')
    .orderBy('t.language')
  for (const condition of ofPlaces(viewer, asked, columns)) query = query.where(condition)
  return query.execute()
}

type Row = Omit<ReportedText, 'profile' | 'siteowner' | 'writer'> & {
  profile_id: number
  profile_name: string
  siteowner_id: number
  siteowner_name: string
  writer_id: number
  writer_name: string
}

/** A page of the texts that a number counts, latest first. */
export async function listTexts(
  db: Db,
  viewer: Operator,
  asked: QueryOf<typeof listReportedTexts>,
  limit: number,
) {
  const conditions = [...conditionsOf(viewer, asked, columns), counted[asked.number]]
  if (asked.cursor) conditions.push(isAfterCursor(asked.cursor, columns.at, sql`t.id`))
  const { rows } = await sql<Row>`
    select t.id, t.title, t.language, t.status, t.first_written_at as written_at, t.writing_seconds,
      ${counted.returned} as was_returned, p.id as profile_id, p.name as profile_name, s.id as siteowner_id,
      s.name as siteowner_name, o.id as writer_id, o.name as writer_name
    from profile_texts t
      join profiles p on p.id = t.profile_id
      join siteowners s on s.id = t.siteowner_id
      join operators o on o.id = t.first_writer_id
    where ${and(conditions)}
    order by t.first_written_at desc, t.id desc limit ${limit + 1}`.execute(db)
  const { items, next_cursor } = pageOf(rows, limit, (row) => cursorOfRow(row.written_at, row.id))
  return { items: items.map((row) => present(row, viewer)), next_cursor }
}

const present = ({ writer_id, writer_name, ...row }: Row, viewer: Operator): ReportedText => ({
  id: row.id,
  title: row.title,
  language: row.language,
  status: row.status,
  written_at: row.written_at,
  writing_seconds: row.writing_seconds,
  was_returned: row.was_returned,
  profile: { id: row.profile_id, name: row.profile_name },
  siteowner: { id: row.siteowner_id, name: row.siteowner_name },
  writer: presentOperator(viewer, { id: writer_id, name: writer_name }),
})
