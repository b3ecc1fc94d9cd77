import type { listReportedTexts, QueryOf, ReportedText, TextReportNumber } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../platform/cursor.ts'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { presentOperator } from '../operators/present-operator.ts'
import { findReport } from './find-report.ts'
import { conditionsOf, type ReportFilters, workColumns } from './report-filters.ts'

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
  approved: sql<boolean>`t.status = 'approved'`,
  returned: sql<boolean>`(t.round > 1 or t.status = 'returned')`,
}

export type TextCounts = Record<TextReportNumber, number> &
  Record<'writing_seconds' | 'review_seconds', number | null>

/** The report about profile texts. `date_part` takes a third of the time of `extract`, which computes with `numeric`. */
export async function findTextReport(db: Db, viewer: Operator, asked: ReportFilters) {
  const [report, waiting] = await Promise.all([
    findWrittenTexts(db, viewer, asked),
    findWaitingTexts(db, viewer, asked),
  ])
  return { ...report, waiting }
}

const findWrittenTexts = (db: Db, viewer: Operator, asked: ReportFilters) =>
  findReport<TextCounts>(db, viewer, asked, (asked) => ({
    work: sql`
      select ${workColumns(asked, columns)}, ${counted.approved} as is_approved, ${counted.returned} as was_returned,
        t.writing_seconds, date_part('epoch', t.first_reviewed_at - t.first_written_at) as review_seconds
      from profile_texts t where ${sql.join(conditionsOf(viewer, asked, columns), sql` and `)}`,
    counts: sql`json_build_object('written', count(*), 'approved', count(*) filter (where is_approved),
      'returned', count(*) filter (where was_returned),
      'writing_seconds', percentile_cont(0.5) within group (order by writing_seconds),
      'review_seconds', percentile_cont(0.5) within group (order by review_seconds))`,
    order: sql`count(*)`,
  }))

/** How many texts wait now, by language: to be written, to be reviewed, or returned. */
async function findWaitingTexts(
  db: Db,
  { siteownerIds }: Operator,
  { siteowner_id, language }: ReportFilters,
): Promise<{ language: string; count: number }[]> {
  let query = db
    .selectFrom('profile_texts as t')
    .where('t.status', '<>', 'approved')
    .select(['t.language', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('t.language')
    .orderBy('t.language')
  if (siteownerIds) query = query.where('t.siteowner_id', 'in', siteownerIds)
  if (siteowner_id) query = query.where('t.siteowner_id', '=', siteowner_id)
  if (language) query = query.where('t.language', '=', language)
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
    where ${sql.join(conditions, sql` and `)}
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
