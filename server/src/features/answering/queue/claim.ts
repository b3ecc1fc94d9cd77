import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from '../../../platform/compile-once.ts'
import type { Db } from '../../../platform/database.ts'
import { type Lease, leaseColumns } from '../../conversations/leases/lease.ts'
import { leaseSeconds } from '../../conversations/leases/lease-time.ts'
import type { Eligibility } from './eligible.ts'

/** One operator who wants to claim. */
export type Caller = { operatorId: number; eligibility: Eligibility; exclude: number[] }

/**
 * Gives each caller, in their order, the conversation that has waited longest of those they may answer; masters first get
 * conversations for masters. Nobody gets what they skipped within a day: callers with such a skip are served after the others.
 * One statement serves all. Callers who find nothing, have a lease already, or are suspended get none.
 * @throws a violation of `queue_items_lease` when one of them takes another conversation at the same moment
 */
export async function claimItems(db: Db, callers: Caller[]): Promise<Lease[]> {
  return callClaim(db, { groups: groupsOf(callers) })
}

/** Callers with the same rights and languages together, as the SQL function `claim_conversations` takes them. */
export function groupsOf(callers: Caller[]): string {
  const groups = new Map<string, { operator_ids: number[] }>()
  for (const { operatorId, eligibility, exclude } of callers) {
    const { kinds, languages, siteownerIds, segments, handovers } = eligibility
    const shared = { kinds, languages, siteowner_ids: siteownerIds, segments, exclude, handovers }
    const key = JSON.stringify(shared)
    const group = groups.get(key) ?? { operator_ids: [], ...shared }
    groups.set(key, group)
    group.operator_ids.push(operatorId)
  }
  return JSON.stringify([...groups.values()])
}

const callClaim = compileOnce((db, { groups }: { groups: RawBuilder<string> }) =>
  sql<Lease>`select ${leaseColumns} from claim_conversations(${groups}::jsonb, ${leaseSeconds}) q`.compile(
    db,
  ),
)

/** Plans the statements of claims on this connection: claims in languages that no conversation has. */
export async function prepareClaims(db: Db): Promise<void> {
  const operator = await db
    .selectFrom('operators')
    .select('id')
    .where('suspended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!operator) return
  // One language and several have separate statements.
  for (const languages of [['-'], ['-', '--']])
    await claimItems(db, [
      {
        operatorId: operator.id,
        eligibility: { kinds: ['reply'], languages, siteownerIds: null, segments: null, handovers: true },
        exclude: [],
      },
    ])
}
