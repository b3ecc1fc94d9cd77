import { type AuditChain, shownAnchors } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'

/** Waiting entries are counted up to this number and one more. */
const mostCounted = 10_000

/** How far the chain is, where its anchors are sent, and the newest of them. */
export async function findChain(db: Db, viewer: Operator): Promise<AuditChain> {
  const { rows: heads } = await sql<{ last_id: number; chained_at: string; hash: string }>`
    select last_id, chained_at, encode(hash, 'hex') as hash from audit_chain_head()`.execute(db)
  const [head] = heads
  const { rows: counted } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from (
      select from audit_log where id > ${head?.last_id ?? 0} order by id limit ${mostCounted + 1}) a`.execute(
    db,
  )
  const address = await db
    .selectFrom('audit_anchor_address as a')
    .innerJoin('operators as o', 'o.id', 'a.set_by')
    .select(['a.url', 'a.set_at', 'o.id', 'o.name'])
    .executeTakeFirst()
  const anchors = await db
    .selectFrom('audit_anchors')
    .select([
      sql<string>`day::text`.as('date'),
      'last_id',
      sql<string>`encode(hash, 'hex')`.as('hash'),
      'attempts',
      'accepted_at',
      'error',
    ])
    .orderBy('day', 'desc')
    .limit(shownAnchors)
    .execute()
  return {
    last: head ? { id: head.last_id, chained_at: head.chained_at, hash: head.hash } : null,
    waiting: counted[0]?.waiting ?? 0,
    address: address
      ? { url: address.url, set_at: address.set_at, set_by: presentOperator(viewer, address) }
      : null,
    anchors,
    can_change: viewer.siteownerIds === null,
  }
}
