import { type RawBuilder, sql } from 'kysely'
import type { Operator } from './access.ts'
import { worksFor } from './works-for.ts'

/**
 * The conditions that a row belongs to a site owner that the viewer works for, and to the one of the filter. It is one comparison
 * wherever possible: PostgreSQL expects far too few rows of two, and reads only a single site owner in the order of an index.
 * @param id the row's site owner
 */
export function ofSiteowners(
  { siteownerIds }: Pick<Operator, 'siteownerIds'>,
  asked: number | undefined,
  id: RawBuilder<unknown>,
): RawBuilder<boolean>[] {
  if (asked !== undefined)
    return [worksFor({ siteownerIds }, asked) ? sql<boolean>`${id} = ${asked}` : sql<boolean>`false`]
  if (siteownerIds === null) return []
  const [first, ...others] = siteownerIds
  if (first !== undefined && others.length === 0) return [sql<boolean>`${id} = ${first}`]
  return [sql<boolean>`${id} = any(${siteownerIds}::bigint[])`]
}
