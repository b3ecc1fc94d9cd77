import type { listReportedWork, QueryOf, ReportedWork, SetReportNumber } from '@panel/contract'
import { sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { dayOf } from '../../../platform/service-time.ts'
import { isUsed, stateOf } from '../../profiles/profile-sets/set.ts'
import { findReport, findTotal, type Work } from './find-report.ts'
import { and, conditionsOf, daysBefore, type ReportFilters } from './report-filters.ts'

/** A set belongs to who made it, a photo to who added it. */
const ofSets = {
  at: sql`s.created_at`,
  operator: sql`s.created_by`,
  siteowner: sql`s.siteowner_id`,
  language: sql`s.language`,
}
const ofPhotos = { ...ofSets, at: sql`f.created_at`, operator: sql`f.added_by` }

/** SQL: photo `f` was sent, or its original, or another crop of that. */
const isSent = sql<boolean>`f.was_sent`

export type SetCounts = Record<SetReportNumber, number>

const isPhoto = sql<boolean>`t.is_photo`
const isSet = sql<boolean>`not t.is_photo`

const counted = {
  sets_made: isSet,
  sets_used: sql<boolean>`${isSet} and t.is_used`,
  photos_added: isPhoto,
  photos_used: sql<boolean>`${isPhoto} and t.is_used`,
}

/** The report about profile sets and their photos. */
export async function findSetReport(db: Db, viewer: Operator, asked: ReportFilters) {
  const before = daysBefore(asked)
  const [report, total] = await Promise.all([
    findReport(db, viewer, counted, workOf(viewer, asked)),
    before && findTotal(db, counted, workOf(viewer, { ...asked, ...before })),
  ])
  return { ...report, before: before && total && { ...before, total } }
}

/** The groups of the report, as its file has them. */
export const findSetGroups = (db: Db, viewer: Operator, asked: ReportFilters) =>
  findReport(db, viewer, counted, workOf(viewer, asked))

/** The sets and photos of a period. */
const workOf = (viewer: Operator, asked: ReportFilters): Work => sql`
  select ${dayOf('s.created_at')} as day, s.created_by as operator_id, s.siteowner_id, s.language, false as is_photo, ${isUsed} as is_used
  from profile_sets s where ${and(conditionsOf(viewer, asked, ofSets))}
  union all
  select ${dayOf('f.created_at')}, f.added_by, s.siteowner_id, s.language, true, ${isSent}
  from profile_set_photos f join profile_sets s on s.id = f.profile_set_id where ${and(conditionsOf(viewer, asked, ofPhotos))}`

type Row = Omit<ReportedWork, 'set' | 'siteowner' | 'operator' | 'photo'> & {
  set_id: number
  set_name: string
  set_state: ReportedWork['set']['state']
  siteowner_id: number
  siteowner_name: string
  operator_id: number
  operator_name: string
  description: string | null
}

/** A page of the sets or photos that a number counts, latest first. */
export async function listWork(
  db: Db,
  viewer: Operator,
  { number, cursor, ...asked }: QueryOf<typeof listReportedWork>,
  limit: number,
) {
  const isOfSets = number === 'sets_made' || number === 'sets_used'
  const columns = isOfSets ? ofSets : ofPhotos
  const id = isOfSets ? sql`s.id` : sql`f.id`
  const isInUse = isOfSets ? isUsed : isSent
  const conditions = conditionsOf(viewer, asked, columns)
  if (number === 'sets_used' || number === 'photos_used') conditions.push(isInUse)
  if (cursor) conditions.push(isAfterCursor(cursor, columns.at, id))
  const { rows } = await sql<Row>`
    select ${id} as id, ${columns.at} as at, ${isInUse} as is_used, s.id as set_id, s.name as set_name,
      ${stateOf} as set_state, s.language, b.id as siteowner_id, b.name as siteowner_name, o.id as operator_id,
      o.name as operator_name, ${isOfSets ? sql`null` : sql`f.description`} as description
    from ${
      isOfSets
        ? sql`profile_sets s`
        : sql`profile_set_photos f join profile_sets s on s.id = f.profile_set_id`
    }
      join siteowners b on b.id = s.siteowner_id
      join operators o on o.id = ${columns.operator}
    where ${and(conditions)}
    order by ${columns.at} desc, ${id} desc limit ${limit + 1}`.execute(db)
  const { items, next_cursor } = pageOf(rows, limit, (row) => cursorOfRow(row.at, row.id))
  return { items: items.map((row) => present(row, viewer)), next_cursor }
}

const present = (row: Row, viewer: Operator): ReportedWork => ({
  id: row.id,
  set: { id: row.set_id, name: row.set_name, state: row.set_state },
  siteowner: { id: row.siteowner_id, name: row.siteowner_name },
  language: row.language,
  operator: presentOperator(viewer, { id: row.operator_id, name: row.operator_name }),
  at: row.at,
  photo: row.description === null ? null : { description: row.description },
  is_used: row.is_used,
})
