import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../platform/database.ts'
import type { Live } from '../../platform/live.ts'
import { stuckAfter, type Watchdog } from '../../platform/watchdog.ts'
import { endLease } from '../leases/end-lease.ts'
import { findInHand, type Lease } from '../leases/lease.ts'
import { renewLease } from '../leases/renew.ts'
import { sweepExpired } from '../leases/sweep.ts'
import { type Caller, claimItems, hasLeaseAlready } from './claim.ts'

/** Serves claims. Those that arrive while a statement runs are served together by the next one. */
export type Claims = { claim(caller: Caller): Promise<Lease | null> }

type Waiting = { caller: Caller; done: (lease: Lease | null) => void; fail: (error: unknown) => void }

export function openClaims(
  db: Db,
  { live, watchdog }: { live: Pick<Live, 'sendHints'>; watchdog: Watchdog },
): Claims {
  const watch = watchdog.watch('claims')
  let waiting: Waiting[] = []
  let isServing = false

  async function serve() {
    isServing = true
    for (;;) {
      // Claims of the same turn of the event loop are served together.
      await setImmediate()
      if (waiting.length === 0) break
      const batch = onePerOperator(waiting)
      waiting = waiting.filter((one) => !batch.includes(one))
      watch.expectWithin(stuckAfter)
      await serveBatch(db, batch)
    }
    watch.rest()
    isServing = false
  }

  async function claim(caller: Caller): Promise<Lease | null> {
    const first = await new Promise<Lease | null>((done, fail) => {
      waiting.push({ caller, done, fail })
      if (!isServing) void serve()
    })
    const lease = first ?? (await claimAgain(db, caller))
    // Only if there was one: operators who find nothing must not cause hints to each other.
    if (lease)
      live.sendHints([
        { topic: 'queue' },
        // For those who read along; the holder gets it in the response.
        { topic: 'conversation', id: lease.conversationId, operatorId: null },
      ])
    return lease
  }
  return { claim }
}

/** Each operator once: a second request of the same operator gets the result of the first. */
function onePerOperator(waiting: Waiting[]): Waiting[] {
  const first = new Map<number, Waiting>()
  for (const one of waiting) if (!first.has(one.caller.operatorId)) first.set(one.caller.operatorId, one)
  return [...first.values()]
}

async function serveBatch(db: Db, batch: Waiting[]) {
  try {
    const callers = batch.map(({ caller }) => caller)
    const leases = new Map((await claimItems(db, callers)).map((lease) => [lease.operatorId, lease]))
    for (const { caller, done } of batch) done(leases.get(caller.operatorId) ?? null)
  } catch (error) {
    // One of them took another conversation at the same moment, and the statement was rolled back: serve each separately.
    for (const { done, fail } of batch) hasLeaseAlready(error) ? done(null) : fail(error)
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
