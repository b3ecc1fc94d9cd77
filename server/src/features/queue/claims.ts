import type { Db } from '../../platform/database.ts'
import type { Live } from '../../platform/live.ts'
import { type Caller, claimItems, findInHand, holdsAnother, type InHand, type Lease } from './claim.ts'
import { endLease } from './end-lease.ts'
import { renewLease } from './renew.ts'
import { sweepExpired } from './sweep.ts'

/** Serves claims. Those that arrive while a statement runs wait for it, and are served together by the next one. */
export type Claims = { claim(caller: Caller): Promise<Lease | null> }

type Waiting = { caller: Caller; done: (lease: Lease | null) => void; fail: (error: unknown) => void }

export function openClaims(db: Db, live: Pick<Live, 'tell'>): Claims {
  let waiting: Waiting[] = []
  let isServing = false

  async function serve() {
    isServing = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await serveBatch(db, batch)
    }
    isServing = false
  }

  return {
    claim: (caller) =>
      new Promise((resolve, fail) => {
        const done = (lease: Lease | null) => {
          // Only then: operators who find nothing must not wake each other.
          if (lease) live.tell([{ topic: 'queue' }])
          resolve(lease)
        }
        waiting.push({ caller, done, fail })
        if (!isServing) void serve()
      }),
  }
}

async function serveBatch(db: Db, batch: Waiting[]) {
  try {
    const held = new Map(
      (
        await findInHand(
          db,
          batch.map(({ caller }) => caller.operatorId),
        )
      ).map((lease) => [lease.operatorId, lease]),
    )
    const [free, busy] = partition(batch, ({ caller }) => !held.has(caller.operatorId))
    await Promise.all([
      ...groups(free).map((group) => serveGroup(db, group)),
      ...busy.map((one) => serveAlone(db, one, held.get(one.caller.operatorId))),
    ])
  } catch (error) {
    for (const one of batch) one.fail(error)
  }
}

/** Callers who may take the same, each operator once: a second call of the same operator finds what the first one got. */
function groups(batch: Waiting[]): Waiting[][] {
  const found = new Map<string, Waiting[]>()
  for (const one of batch) {
    const { eligibility, exclude, operatorId } = one.caller
    const kind = JSON.stringify([eligibility, exclude])
    const group = found.get(kind) ?? []
    const repeats = group.some((other) => other.caller.operatorId === operatorId)
    const key = repeats ? `${kind} ${found.size}` : kind
    found.set(key, repeats ? [one] : [...group, one])
  }
  return [...found.values()]
}

async function serveGroup(db: Db, group: Waiting[]) {
  const callers = group.map(({ caller }) => caller)
  try {
    let leases = await claimItems(db, callers)
    // Nothing left for some: perhaps an expired lease has not been swept yet.
    if (leases.length < callers.length && (await sweepExpired(db)) > 0) {
      const served = new Set(leases.map((lease) => lease.operatorId))
      leases = [
        ...leases,
        ...(await claimItems(
          db,
          callers.filter(({ operatorId }) => !served.has(operatorId)),
        )),
      ]
    }
    for (const { caller, done } of group)
      done(leases.find((lease) => lease.operatorId === caller.operatorId) ?? null)
  } catch (error) {
    if (holdsAnother(error)) await Promise.all(group.map((one) => serveAlone(db, one)))
    else for (const { fail } of group) fail(error)
  }
}

const triesAtMost = 5

/** An operator who holds a conversation gets that one again, unless it is answered or no longer wanted. */
async function serveAlone(db: Db, { caller, done, fail }: Waiting, known?: InHand) {
  try {
    let held = known
    for (let tries = 1; ; tries++) {
      held ??= (await findInHand(db, [caller.operatorId]))[0]
      if (held && !held.isAnswered && !caller.exclude.includes(held.conversationId)) {
        const renewed = await renewLease(db, caller.operatorId, held.id)
        if (renewed) return done(renewed)
      }
      if (held) await endLease(db, { leaseId: held.id, operatorId: caller.operatorId })
      held = undefined
      try {
        const [lease] = await claimItems(db, [caller])
        return done(lease ?? null)
      } catch (error) {
        if (!holdsAnother(error) || tries === triesAtMost) throw error
      }
    }
  } catch (error) {
    fail(error)
  }
}

function partition<T>(all: T[], test: (one: T) => boolean): [T[], T[]] {
  return [all.filter(test), all.filter((one) => !test(one))]
}
