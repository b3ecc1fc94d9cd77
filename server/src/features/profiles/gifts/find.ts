import type { CatalogueGift, GiftIcon, listGifts, QueryOf } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import { pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import { type Operator, Refusal } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { worksFor } from '../../../platform/http/works-for.ts'

type Viewer = Pick<Operator, 'siteownerIds'>
type Filters = Pick<QueryOf<typeof listGifts>, 'siteowner_id' | 'cursor'>

/** The gifts of the site owners that this admin works for, in the order in which operators choose them. */
export async function findGifts(db: Db, viewer: Viewer, filters: Filters, limit: number) {
  let query = giftsOf(db)
    .where(isListed(viewer, filters))
    .orderBy('g.siteowner_id')
    .orderBy('g.position')
    .orderBy('g.credits')
    .orderBy('g.id')
    .limit(limit + 1)
  if (filters.cursor)
    query = query.where(
      sql<boolean>`(g.siteowner_id, g.position, g.credits, g.id) >
        (select c.siteowner_id, c.position, c.credits, c.id from gifts c where c.id = ${filters.cursor})`,
    )
  const page = pageOf(await query.execute(), limit, ({ id }) => id)
  return { ...page, items: page.items.map(presentGift) }
}

/** One row for each gift that the list has. */
export const giftsMatching = (viewer: Viewer, filters: Filters) =>
  sql`select from gifts g where ${isListed(viewer, filters)}`

/** A condition: gift `g` belongs to a site owner that this admin works for, and to the one of the filter. */
export function isListed(
  viewer: Viewer,
  { siteowner_id }: Pick<Filters, 'siteowner_id'>,
): RawBuilder<boolean> {
  const [condition = sql<boolean>`true`] = ofSiteowners(viewer, siteowner_id, sql`g.siteowner_id`)
  return condition
}

/** @throws {AppError} `gift_not_found`, also if the admin does not work for its site owner */
export async function requireGift(db: Db, admin: Operator, id: number): Promise<CatalogueGift> {
  const row = await giftsOf(db).where('g.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('gift_not_found')
  if (!worksFor(admin, row.siteowner_id))
    throw new Refusal(admin, 'manage_operators', 'gift_not_found', {
      type: 'siteowner',
      id: row.siteowner_id,
    })
  return presentGift(row)
}

const giftsOf = (db: Db) =>
  db
    .selectFrom('gifts as g')
    .innerJoin('siteowners as s', 's.id', 'g.siteowner_id')
    .select([
      'g.id',
      'g.external_id',
      'g.name',
      'g.credits',
      'g.icon',
      'g.siteowner_id',
      's.name as siteowner_name',
      'g.retired_at',
      'g.retired_by_admin_at',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof giftsOf>['executeTakeFirstOrThrow']>>

const presentGift = ({ siteowner_id, siteowner_name, retired_at, icon, ...gift }: Row): CatalogueGift => ({
  ...gift,
  // The cast: icons were validated when they were stored.
  icon: icon as GiftIcon,
  siteowner: { id: siteowner_id, name: siteowner_name },
  retired_by_site_at: retired_at,
})
