import { type RawBuilder, sql } from 'kysely'
import type { Operator } from '../../../platform/http/access.ts'

type Actor = { siteownerIds: RawBuilder<unknown>; levelId: RawBuilder<unknown>; rights: RawBuilder<unknown> }

/** A condition: this actor may act on operator `o`, whose level is `p`. The same rules as `refusalToActOn`. */
const actsOn = ({ siteownerIds, levelId, rights }: Actor) => sql<boolean>`(
  (${siteownerIds} is null or (o.siteowner_ids <@ ${siteownerIds} and o.siteowner_ids <> '{}'))
  and p.id <= ${levelId} and p.rights <@ ${rights})`

/** A condition: operator `a`, whose level is `ap`, may act on operator `o`, whose level is `p`. */
export const adminActsOn = actsOn({
  siteownerIds: sql`a.siteowner_ids`,
  levelId: sql`ap.id`,
  rights: sql`ap.rights`,
})

/** A condition: the viewer may act on operator `o`, whose level is `p`. */
export const viewerActsOn = ({ siteownerIds, level, rights }: Operator) =>
  actsOn({
    siteownerIds: sql`${siteownerIds}::bigint[]`,
    levelId: sql`${level.id}::bigint`,
    rights: sql`${[...rights]}::text[]`,
  })
