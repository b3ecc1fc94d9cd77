import { maxBoardRows } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { sharesSiteowner } from '../../../platform/http/shares-siteowner.ts'
import { inNameOrder } from '../../../platform/name-order.ts'
import { peopleColumns } from '../../conversations/customers/people-columns.ts'

const isOfSite = (column: string, viewer: Pick<Operator, 'siteownerIds'>) =>
  ofSiteowners(viewer, undefined, sql.ref(column))[0] ?? sql<boolean>`true`

const countOfAll = sql<number>`count(*) over ()`.as('count')

/** The conversations in hand, longest held first. Each row has the number of all. */
export function findLeases(db: Db, viewer: Pick<Operator, 'siteownerIds'>) {
  return db
    .selectFrom('queue_items as q')
    .innerJoin('operators as o', 'o.id', 'q.operator_id')
    .innerJoin('conversations as c', 'c.id', 'q.conversation_id')
    .innerJoin('customers as cu', 'cu.id', 'c.customer_id')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .where('q.expires_at', 'is not', null)
    .where('q.lease_id', 'is not', null)
    .where(isOfSite('q.siteowner_id', viewer))
    .select([
      // The cast: the condition above.
      sql<string>`q.lease_id`.as('id'),
      'o.id as operator_id',
      'o.name as operator_name',
      'q.conversation_id',
      'q.language',
      'q.claimed_at as since',
      'q.input_at as last_input_at',
      sql<boolean>`o.paused_at is not null`.as('paused'),
      countOfAll,
    ])
    .select(peopleColumns)
    .orderBy(sql`q.claimed_at nulls first`)
    .orderBy('q.conversation_id')
    .limit(maxBoardRows)
    .execute()
}

/** The operators of the viewer's site owners whom a coach has paused. */
export function findPaused(db: Db, viewer: Pick<Operator, 'siteownerIds'>) {
  return db
    .selectFrom('operators as o')
    .where('o.paused_at', 'is not', null)
    .where('o.suspended_at', 'is', null)
    .where(sharesSiteowner(viewer))
    .leftJoin('operators as c', 'c.id', 'o.paused_by')
    .select([
      'o.id',
      'o.name',
      'o.paused_at',
      'o.pause_reason as reason',
      'c.id as by_id',
      'c.name as by_name',
    ])
    .orderBy(inNameOrder('o.name'))
    .orderBy('o.id')
    .limit(maxBoardRows)
    .execute()
}

/** The conversations that wait for a master, oldest first. Each row has the number of all. */
export function findWaitingHandovers(db: Db, viewer: Pick<Operator, 'siteownerIds'>) {
  return db
    .selectFrom('handovers as h')
    .innerJoin('conversations as c', 'c.id', 'h.conversation_id')
    .innerJoin('customers as cu', 'cu.id', 'c.customer_id')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .where('h.ended_at', 'is', null)
    .where(isOfSite('c.siteowner_id', viewer))
    .select([
      'h.id',
      'h.conversation_id',
      'h.reason_code',
      'h.reason_words',
      'h.created_at as since',
      countOfAll,
    ])
    .select(peopleColumns)
    .orderBy('h.created_at')
    .orderBy('h.id')
    .limit(maxBoardRows)
    .execute()
}
