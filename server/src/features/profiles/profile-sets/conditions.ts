import type { getProfileSetCounts, listProfileSets, QueryOf } from '@panel/contract'
import { folded } from '@panel/contract/rules/fold'
import { type RawBuilder, sql } from 'kysely'
import { containsFolded } from '../../../platform/folded.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { isUsed } from './set.ts'

export type SetFilters = QueryOf<typeof getProfileSetCounts>
type View = Pick<QueryOf<typeof listProfileSets>, 'state' | 'duplicates'>

type Viewer = Pick<Operator, 'siteownerIds'>

/** SQL: the pairs of photos that look the same, in sets that the viewer may see. */
export const visibleDuplicates = ({ siteownerIds }: Viewer) => sql`profile_set_duplicates d
  where (${siteownerIds}::bigint[] is null or d.other_siteowner_id = any(${siteownerIds}::bigint[]))`

/**
 * SQL: a photo of the set `s` looks like another one. These are the sets of `visibleDuplicates`, but the pairs of all sets are few:
 * `offset 0` makes PostgreSQL look their photos up, where it read the photos of all sets. An array, so that the inner query runs
 * once: a join compared all rows.
 */
export const hasDuplicates = ({ siteownerIds }: Viewer) => sql<boolean>`s.id = any(array(
  select distinct own.profile_set_id
  from (
    select set_photo_id, other_set_photo_id from profile_set_photo_pairs where kept_at is null
    union all
    select other_set_photo_id, set_photo_id from profile_set_photo_pairs where kept_at is null
  ) p
    cross join lateral (select f.profile_set_id from profile_set_photos f
      where f.id = p.set_photo_id and f.never_send_at is null offset 0) own
    cross join lateral (select f.profile_set_id from profile_set_photos f
      where f.id = p.other_set_photo_id and f.never_send_at is null offset 0) other
    join profile_sets ps on ps.id = own.profile_set_id and ps.state <> 'retired'
    join profile_sets os on os.id = other.profile_set_id and os.state <> 'retired'
  where ${siteownerIds}::bigint[] is null or os.siteowner_id = any(${siteownerIds}::bigint[])))`

/** The conditions of the filters, on the set `s`. */
export function filterConditions(viewer: Viewer, asked: SetFilters): RawBuilder<boolean>[] {
  const conditions = ofSiteowners(viewer, asked.siteowner_id, sql`s.siteowner_id`)
  const add = (condition: RawBuilder<boolean>) => conditions.push(condition)
  if (asked.language) add(sql`s.language = ${asked.language}`)
  if (asked.used) add(asked.used === 'yes' ? isUsed : sql`not ${isUsed}`)
  if (asked.age) {
    const [first, last] = asked.age.split('-')
    add(sql`(s.facts->>'age')::int between ${first}::int and ${last}::int`)
  }
  if (asked.region) add(sql`s.facts->>'region' = ${asked.region}`)
  for (const word of folded(asked.search ?? '')
    .split(' ')
    .filter(Boolean))
    add(mentions(word))
  return conditions
}

/** A word in the name, the number, a fact, or the description of a photo. */
function mentions(word: string): RawBuilder<boolean> {
  return sql<boolean>`(${containsFolded(sql.ref('s.search_text'), word)} or s.id::text = ${word.replace(/^#?s-0*/i, '')})`
}

/** The conditions of a view of the list. */
export function viewConditions(viewer: Viewer, { state, duplicates }: View): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = []
  if (state === 'ready') conditions.push(sql`s.state = 'ready' and not ${isUsed}`)
  else if (state === 'in_use') conditions.push(sql`s.state = 'ready' and ${isUsed}`)
  else if (state) conditions.push(sql`s.state = ${state}`)
  if (duplicates) conditions.push(hasDuplicates(viewer))
  return conditions
}
