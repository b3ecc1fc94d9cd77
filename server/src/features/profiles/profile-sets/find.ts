import {
  type exportProfileSets,
  type listProfileSets,
  type ProfileSetState,
  profileSetStates,
  type QueryOf,
} from '@panel/contract'
import { sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { inNameOrder } from '../../../platform/name-order.ts'
import {
  filterConditions,
  hasDuplicates,
  type SetFilters,
  viewConditions,
  visibleDuplicates,
} from './conditions.ts'
import { stateOf } from './set.ts'

/** Photos and profiles that a row of the list shows. */
const [photosShown, profilesShown] = [4, 3]

export type ListedSetRow = Awaited<ReturnType<typeof findSets>>['items'][number]

/** Sets of the site owners that the viewer works for, latest change first. */
export async function findSets(
  db: Db,
  viewer: Pick<Operator, 'siteownerIds'>,
  asked: QueryOf<typeof listProfileSets>,
  limit: number,
) {
  let page = db
    .selectFrom('profile_sets as s')
    .selectAll('s')
    .orderBy('s.updated_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit + 1)
  for (const condition of [...filterConditions(viewer, asked), ...viewConditions(viewer, asked)])
    page = page.where(condition)
  if (asked.cursor) page = page.where(isAfterCursor(asked.cursor, sql`s.updated_at`, sql`s.id`))
  const found = pageOf(await withDetails(db, page).execute(), limit, (row) =>
    cursorOfRow(row.updated_at, row.id),
  )
  const duplicates = await countDuplicates(
    db,
    viewer,
    found.items.map(({ id }) => id),
  )
  return {
    ...found,
    items: found.items.map((row) => ({ ...row, duplicate_count: duplicates.get(row.id) ?? 0 })),
  }
}

/** One row for each set that the list has. */
export const setsMatching = (
  viewer: Pick<Operator, 'siteownerIds'>,
  asked: QueryOf<typeof exportProfileSets>,
) => sql`
  select from profile_sets s
  where ${sql.join([sql`true`, ...filterConditions(viewer, asked), ...viewConditions(viewer, asked)], sql` and `)}`

type Page = ReturnType<ReturnType<typeof selectSets>['limit']>
const selectSets = (db: Db) => db.selectFrom('profile_sets as s').selectAll('s')

/** Adds what the list shows, for the sets of one page only. */
const withDetails = (db: Db, page: Page) =>
  db
    .selectFrom(page.as('s'))
    .innerJoin('siteowners as o', 'o.id', 's.siteowner_id')
    .leftJoin('operators as editor', 'editor.id', 's.updated_by')
    .select([
      's.id',
      's.name',
      's.language',
      's.is_default',
      's.created_at',
      's.updated_at',
      's.updated_by',
      'editor.name as updated_by_name',
      's.siteowner_id',
      'o.name as siteowner_name',
      stateOf.as('state'),
      sql<number | null>`(s.facts->>'age')::int`.as('age'),
      sql<string | null>`s.facts->>'job'`.as('job'),
      sql<string | null>`s.facts->>'city'`.as('city'),
      's.photo_count',
      sql<number[]>`array(select f.photo_id from profile_set_photos f where f.profile_set_id = s.id
        order by f.position, f.id limit ${photosShown})`.as('photo_ids'),
      sql<number>`(select count(*) from profiles p where p.profile_set_id = s.id)`.as('profile_count'),
      sql<{ id: number; name: string }[]>`(select coalesce(json_agg(first), '[]') from (
        select p.id, p.name from profiles p where p.profile_set_id = s.id order by ${inNameOrder('p.name')}, p.id limit ${profilesShown}) first)`.as(
        'profiles',
      ),
    ])
    .orderBy('s.updated_at', 'desc')
    .orderBy('s.id', 'desc')

/** The number of pairs of photos that look the same, of which one is in the set. A pair within the set is in the view twice. */
async function countDuplicates(db: Db, viewer: Pick<Operator, 'siteownerIds'>, ids: number[]) {
  const { rows } = await sql<{ id: number; count: number }>`
    select d.profile_set_id as id, count(*) filter (
        where d.other_set_id <> d.profile_set_id or d.set_photo_id < d.other_set_photo_id) as count from ${visibleDuplicates(viewer)}
      and d.profile_set_id = any(${ids}::bigint[])
    group by d.profile_set_id`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

type Counted = { state: ProfileSetState; sets: number; photos: number; duplicates: number }

/** The number of sets that match the filters, by state, and of their photos. */
export async function countSets(db: Db, viewer: Pick<Operator, 'siteownerIds'>, asked: SetFilters) {
  const conditions = [sql`true`, ...filterConditions(viewer, asked)]
  const { rows } = await sql<Counted>`
    select state, count(*) as sets, sum(photo_count) as photos, count(*) filter (where has_duplicates) as duplicates
    from (
      select ${stateOf} as state, ${hasDuplicates(viewer)} as has_duplicates, s.photo_count
      from profile_sets s
      where ${sql.join(conditions, sql` and `)}
    ) counted group by state`.execute(db)
  const sum = (of: (row: Counted) => number) => rows.reduce((all, row) => all + of(row), 0)
  const setsIn = (state: ProfileSetState) => rows.find((row) => row.state === state)?.sets ?? 0
  return {
    sets: sum((row) => row.sets),
    photos: sum((row) => row.photos),
    duplicates: sum((row) => row.duplicates),
    // The cast: Object.fromEntries does not return the type of the keys.
    states: Object.fromEntries(profileSetStates.map((state) => [state, setsIn(state)])) as Record<
      ProfileSetState,
      number
    >,
  }
}
