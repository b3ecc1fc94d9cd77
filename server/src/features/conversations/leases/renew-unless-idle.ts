import { idleInHandSeconds } from '@panel/contract'
import { sql } from 'kysely'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import { thresholdSetting } from '../../settings/read-settings.ts'
import { hasLeaseAlready, type Lease, leaseColumns } from './lease.ts'
import { leaseEnd, leaseSeconds } from './lease-time.ts'

type RenewedLease = Lease & {
  /** Seconds without input after which a lease is not renewed. */
  idleAfter: number
}

/**
 * Renews a lease for a page on which the conversation is open, if its operator gives input. Without input the lease is returned
 * unchanged, and expires. Only an input restores an expired lease.
 * @param sinceInput seconds since the last input; undefined if the caller knows of none: then the last action counts
 * @returns null when the lease is lost: taken by another operator, given back, expired without input, or the operator has
 *   another one now
 */
export async function renewUnlessIdle(
  db: Db,
  lease: { operatorId: number; leaseId: string },
  sinceInput: number | undefined,
): Promise<RenewedLease | null> {
  try {
    return await transaction(db, async (tx) => {
      const { rows } = await sql<RenewedLease & { hasIdleChanged: boolean }>`
        with reported as (
          select ${sinceInput === undefined ? lastActionOf(lease.operatorId) : secondsAgo(sinceInput)} as at,
            ${thresholdSetting('idle_after')} as idle_after
        ), held as (
          select q.conversation_id, q.expires_at, q.input_at, greatest(q.input_at, reported.at) as last_input, reported.idle_after
          from queue_items q, reported
          where q.lease_id = ${lease.leaseId} and q.operator_id = ${lease.operatorId} for update of q
        )
        update queue_items q
        set input_at = h.last_input,
          expires_at = case when ${isActive}
            then ${leaseEnd} else q.expires_at end
        from held h
        where q.conversation_id = h.conversation_id and (${isActive} or h.expires_at > now())
        returning ${leaseColumns}, h.idle_after as "idleAfter",
          coalesce(h.input_at < h.expires_at - make_interval(secs => ${leaseSeconds} + ${sql.lit(idleInHandSeconds)}), false)
            <> (h.last_input < ${secondsAgo(idleInHandSeconds)}) as "hasIdleChanged"`.execute(tx)
      const [row] = rows
      if (!row) return null
      // Pages of masters who read along offer to take over only from an idle operator.
      if (row.hasIdleChanged)
        announce(tx, { topic: 'conversation', id: row.conversationId, operatorId: null }, { topic: 'queue' })
      return row
    })
  } catch (error) {
    if (hasLeaseAlready(error)) return null
    throw error
  }
}

const isActive = sql<boolean>`h.last_input >= now() - make_interval(secs => h.idle_after)`

const secondsAgo = (seconds: number) => sql<string>`now() - make_interval(secs => ${seconds}::int)`

const lastActionOf = (operatorId: number) => sql<string>`(
  select max(s.last_act_at) from sessions s where s.operator_id = ${operatorId} and s.ended_at is null)`
