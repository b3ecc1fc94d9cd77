import type { listReportedWork, QueryOf, ReportedWork, SetReportNumber } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { dayOf } from '../../../platform/service-time.ts'
import { isUsed, stateOf } from '../../profiles/profile-sets/set.ts'
import { findGroups, findReport, type Work } from './find-report.ts'
import { countedPhotos, findParts, timesOf, workOf } from './parts.ts'
import { and, conditionsOf, daysBefore, ofOperators, ofPlaces, type ReportFilters } from './report-filters.ts'

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

/** A set that no profile has is of kind 0, one that is used 1, a photo that was never sent 2, one that was sent 3. */
const kinds = { sets_made: [0, 1], sets_used: [1], photos_added: [2, 3], photos_used: [3] }
const setKind = sql`(${isUsed})::int`

/** The report about profile sets and their photos. */
export async function findSetReport(db: Db, viewer: Operator, asked: ReportFilters) {
  const before = daysBefore(asked)
  const [work, earlier] = await Promise.all([
    readWork(db, viewer, asked),
    before && readWork(db, viewer, { ...asked, ...before }),
  ])
  return findReport(db, viewer, kinds, work, before && earlier && { ...before, work: earlier })
}

/** The groups of the report, as its file has them. */
export const findSetGroups = async (db: Db, viewer: Operator, asked: ReportFilters) =>
  findGroups(db, viewer, kinds, await readWork(db, viewer, asked))

/** The work of a period: sets are few, and counted as they are. */
async function readWork(db: Db, viewer: Operator, asked: ReportFilters): Promise<Work> {
  const parts = await findParts(db, countedPhotos, viewer, asked)
  const ofSet = conditionsOf(viewer, asked, ofSets)
  const places = ofPlaces(viewer, asked, ofSets)
  const sets = sql`(
    select s.created_by as operator_id, s.siteowner_id, s.language, ${setKind} as kind
    from profile_sets s where ${and(ofSet)}) s`
  const conditions = [
    ...ofOperators(asked, ofPhotos),
    ...(places.length === 0
      ? []
      : [sql<boolean>`f.profile_set_id in (select s.id from profile_sets s where ${and(places)})`]),
  ]
  const within = (begins: RawBuilder<unknown>, ends: RawBuilder<unknown>) =>
    and([sql`${ofPhotos.at} >= ${begins}`, sql`${ofPhotos.at} < ${ends}`, ...conditions])
  // Photos are counted by conditions: to group them by kind as well would take longer.
  const photoCounts = sql`count(*) filter (where not ${isSent}) as unsent, count(*) filter (where ${isSent}) as sent`
  const byPhotoKind = sql`cross join lateral (values (2, f.unsent), (3, f.sent)) k (kind, rows)`
  const photos = workOf(
    countedPhotos,
    parts,
    asked,
    (begins, ends) => sql`
      select k.kind, k.rows from (select ${photoCounts} from profile_set_photos f where ${within(begins, ends)}) f ${byPhotoKind}`,
    // By their set before its columns are joined: these sets are few.
    sql`
      select f.operator_id, s.siteowner_id, s.language, k.kind, k.rows
      from (
        select f.added_by as operator_id, f.profile_set_id, ${photoCounts}
        from ${timesOf(parts)}, lateral (
          select f.added_by, f.profile_set_id, f.was_sent from profile_set_photos f
          where ${within(sql`part.begins`, sql`part.ends`)} offset 0) f
        group by grouping sets ((f.added_by), (f.profile_set_id))) f
      left join profile_sets s on s.id = f.profile_set_id ${byPhotoKind}`,
  )
  return {
    total: sql`select kind, count(*) as rows from ${sets} group by kind union all ${photos.total}`,
    byGroup: sql`
      select operator_id, siteowner_id, language, kind, count(*) as rows
      from ${sets} group by grouping sets ((operator_id, kind), (siteowner_id, language, kind))
      union all ${photos.byGroup}`,
    byDay: sql`
      select ${dayOf('s.created_at')} as day, ${setKind} as kind, 1 as rows
      from profile_sets s where ${and(ofSet)}
      union all ${photos.byDay}`,
  }
}

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
