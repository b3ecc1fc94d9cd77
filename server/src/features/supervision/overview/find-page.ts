import { type RawBuilder, sql } from 'kysely'
import type { Operator } from '../../../platform/http/access.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { conditionsOf, type Filters, statusesOf } from './conditions.ts'

export type Viewer = Pick<Operator, 'siteownerIds'>
export type PageRow = { id: number; last_message_at: string }

/**
 * A query for the newest `limit` conversations that match all filters: only ids and times, so that the other columns are read
 * for the rows of the page and no others.
 */
export function selectPage(viewer: Viewer, filters: Filters, limit: number): RawBuilder<PageRow> {
  const conditions = sql.join(conditionsOf(filters), sql` and `)
  const newestFirst = sql`order by c.last_message_at desc, c.id desc limit ${limit}`
  // Conversations without an answer are few. Of those with one, an operator can have written in none of the newest.
  if (filters.operator_id !== undefined && statusesOf(filters).has('answered'))
    return sql`
      select c.id, c.last_message_at from conversations c
      where c.id = any(array(select conversation_id from conversation_operators where operator_id = ${filters.operator_id}))
        and ${isOfSite(viewer, filters, sql`c.siteowner_id`)} and ${conditions}
      ${newestFirst}`
  return sql`
    select c.id, c.last_message_at
    from siteowners s
    cross join lateral (
      select c.id, c.last_message_at from conversations c
      where c.siteowner_id = s.id and ${conditions} ${hasWritten(filters.operator_id)}
      ${newestFirst}
    ) c
    where ${isOfSite(viewer, filters, sql`s.id`)}
    ${newestFirst}`
}

/** A condition on the site owner: the viewer works for it, and it is the one of the filter. */
function isOfSite(viewer: Viewer, { siteowner_id }: Filters, id: RawBuilder<unknown>): RawBuilder<boolean> {
  const [condition = sql<boolean>`true`] = ofSiteowners(viewer, siteowner_id, id)
  return condition
}

const hasWritten = (operatorId: number | undefined) =>
  operatorId === undefined
    ? sql``
    : sql`and exists (select from conversation_operators w where w.conversation_id = c.id and w.operator_id = ${operatorId})`
