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
import { findGroups, findReport, type Work } from './find-report.ts'
import { countedTexts, findParts, timesOf, workOf } from './parts.ts'
import { and, conditionsOf, daysBefore, ofOperators, ofPlaces, type ReportFilters } from './report-filters.ts'
import { findMedians, findMediansOfGroups, type Medians, noMedians } from './text-medians.ts'

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

const kind = sql`profile_text_kind(t.status, t.round)`
const kinds = { written: [0, 1, 2, 3], reviewed: [1, 2, 3], approved: [1, 3], returned: [2, 3] }

/** The report about profile texts, with the medians in total and of the groups of one kind. */
export async function findTextReport(
  db: Db,
  viewer: Operator,
  { by = 'operator', ...filters }: QueryOf<typeof getTextReport>,
) {
  const before = daysBefore(filters)
  const [asked, earlier] = await Promise.all([
    readTexts(db, viewer, filters),
    before && readTexts(db, viewer, { ...filters, ...before }),
  ])
  // One after the other, beside the two of the report.
  const inTurn = async () => ({
    groups: await findMediansOfGroups(db, asked, { by, column: columns[by], needsReviews: false }),
    total: await findMedians(db, asked),
    totalBefore: earlier && (await findMedians(db, earlier)),
    waiting: await findWaitingTexts(db, viewer, filters),
  })
  const [report, { groups, total, totalBefore, waiting }] = await Promise.all([
    findReport(db, viewer, kinds, asked.work, before && earlier && { ...before, work: earlier.work }),
    inTurn(),
  ])
  return {
    ...withMedians(report, by, { total, groups }),
    before: report.before && {
      ...report.before,
      total: { ...report.before.total, ...(totalBefore ?? noMedians) },
    },
    waiting,
  }
}

/** The groups of the report with all medians of one kind of groups, as its file has them. */
export async function findTextGroups(
  db: Db,
  viewer: Operator,
  { by, ...filters }: ReportFilters & { by: ReportGroup },
) {
  const asked = await readTexts(db, viewer, filters)
  const [report, total, groups] = await Promise.all([
    findGroups(db, viewer, kinds, asked.work),
    findMedians(db, asked),
    findMediansOfGroups(db, asked, { by, column: columns[by], needsReviews: true }),
  ])
  return withMedians(report, by, { total, groups })
}

type Groups = Awaited<ReturnType<typeof findGroups<TextReportNumber>>>

function withMedians<Report extends Groups>(
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

/** The texts of a period, and the work in it. */
async function readTexts(db: Db, viewer: Operator, asked: ReportFilters) {
  const parts = await findParts(db, countedTexts, viewer, asked)
  const conditions = [...ofOperators(asked, columns), ...ofPlaces(viewer, asked, columns)]
  const within = (begins: RawBuilder<unknown>, ends: RawBuilder<unknown>) => sql`lateral (
    select t.first_writer_id, t.siteowner_id, t.language, t.status, t.round, t.writing_seconds, t.first_written_at, t.first_reviewed_at
    from profile_texts t
    where ${and([sql`${columns.at} >= ${begins}`, sql`${columns.at} < ${ends}`, ...conditions])} offset 0) t`
  const texts = sql`${timesOf(parts)}, ${within(sql`part.begins`, sql`part.ends`)}`
  const work: Work = workOf(
    countedTexts,
    parts,
    asked,
    (begins, ends) => sql`select ${kind} as kind, count(*) as rows from ${within(begins, ends)} group by 1`,
    sql`
      select first_writer_id, siteowner_id, language, kind, count(*)
      from (select t.*, ${kind} as kind from ${texts}) t
      group by grouping sets ((first_writer_id, kind), (siteowner_id, language, kind))`,
  )
  return { parts, texts, work }
}

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
