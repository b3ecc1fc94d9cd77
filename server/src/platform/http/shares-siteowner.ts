import { type RawBuilder, sql } from 'kysely'
import type { Operator } from './access.ts'

/** The operator `o` works for a site owner that the viewer works for too; null of either means all of them. */
export function sharesSiteowner({ siteownerIds }: Pick<Operator, 'siteownerIds'>): RawBuilder<boolean> {
  return sql<boolean>`(${siteownerIds}::bigint[] is null or o.siteowner_ids is null
    or o.siteowner_ids && ${siteownerIds}::bigint[])`
}
