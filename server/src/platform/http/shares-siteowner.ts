import { type RawBuilder, sql } from 'kysely'
import type { Operator } from './access.ts'

/** A condition: operator `o` and the viewer work for a common site owner. Null means all site owners. */
export function sharesSiteowner({ siteownerIds }: Pick<Operator, 'siteownerIds'>): RawBuilder<boolean> {
  return sql<boolean>`(${siteownerIds}::bigint[] is null or o.siteowner_ids is null
    or o.siteowner_ids && ${siteownerIds}::bigint[])`
}
