import type { Db } from '../../../platform/database.ts'
import { gather } from '../../../platform/gather.ts'
import type { Hint, Live } from '../../../platform/live.ts'
import type { Watchdog } from '../../../platform/watchdog.ts'
import { endLease } from '../../conversations/leases/end-lease.ts'
import { findInHand, hasLeaseAlready, type Lease } from '../../conversations/leases/lease.ts'
import { renewLease } from '../../conversations/leases/renew.ts'
import { sweepExpired } from '../../conversations/leases/sweep.ts'
import { type Caller, claimItems } from './claim.ts'

/** Serves claims. Those that arrive while a statement runs are served together by the next one. */
export type Claims = { claim(caller: Caller): Promise<Lease | null> }

/** For those who read along; the holder gets the conversation in the response. */
export const hintOfLease = ({ conversationId }: Lease): Hint => ({
  topic: 'conversation',
  id: conversationId,
  operatorId: null,
})

export function openClaims({
  urgent: db,
  batches,
  live,
  watchdog,
}: {
  urgent: Db
  batches: Db
  live: Pick<Live, 'sendHints'>
  watchdog: Watchdog
}): Claims {
  const claimTogether = gather((callers: Caller[]) => claimEach(batches, callers), {
    watched: { watchdog, name: 'claims' },
    distinct: ({ operatorId }) => [operatorId],
    // One of them took another conversation at the same moment, and the statement was rolled back.
    loadAlone: (caller) => claimAlone(db, caller),
  })

  async function claim(caller: Caller): Promise<Lease | null> {
    const lease = (await claimTogether(caller)) ?? (await claimAgain(db, caller))
    // Only if there was one: operators who find nothing must not cause hints to each other.
    if (lease) live.sendHints([{ topic: 'queue' }, hintOfLease(lease)])
    return lease
  }
  return { claim }
}

async function claimEach(db: Db, callers: Caller[]): Promise<(Lease | null)[]> {
  const leases = new Map((await claimItems(db, callers)).map((lease) => [lease.operatorId, lease]))
  return callers.map(({ operatorId }) => leases.get(operatorId) ?? null)
}

async function claimAlone(db: Db, caller: Caller): Promise<Lease | null> {
  try {
    const [lease] = await claimItems(db, [caller])
    return lease ?? null
  } catch (error) {
    if (hasLeaseAlready(error)) return null
    throw error
  }
}

const maxTries = 5

/**
 * For a caller who got nothing. An operator with a lease gets that conversation again, unless it is answered or excluded. Also,
 * a lease may have expired that the sweeper has not ended yet.
 */
async function claimAgain(db: Db, caller: Caller): Promise<Lease | null> {
  for (let tries = 1; ; tries++) {
    const held = await findInHand(db, caller.operatorId)
    if (held && !held.isAnswered && !caller.exclude.includes(held.conversationId)) {
      const renewed = await renewLease(db, caller.operatorId, held.id)
      if (renewed) return renewed
    }
    if (held) await endLease(db, { leaseId: held.id, operatorId: caller.operatorId })
    else if (tries === 1 && (await sweepExpired(db)) === 0) return null
    try {
      const [lease] = await claimItems(db, [caller])
      if (lease || tries === maxTries) return lease ?? null
      if (!held) return null
    } catch (error) {
      if (!hasLeaseAlready(error) || tries === maxTries) throw error
    }
  }
}
