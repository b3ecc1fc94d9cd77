import type { Lease } from '@panel/contract'

/** Which tabs of this browser show a lease. A tab that is left must not give back what another still shows. */
const prefix = 'shown:'
const tab = Array.from(crypto.getRandomValues(new Uint32Array(2)), String).join('-')

/**
 * This tab shows the lease. It says so at each renewal, and counts for as long as the lease lasts after that: a tab that crashed
 * says nothing more.
 */
export function noteShown(
  storage: Storage,
  lease: Pick<Lease, 'id' | 'seconds'>,
  by = tab,
  now = Date.now(),
) {
  try {
    for (const key of Object.keys(storage).filter((candidate) => candidate.startsWith(prefix)))
      if (!isAlive(storage.getItem(key), now)) storage.removeItem(key)
    storage.setItem(`${prefix}${lease.id}:${by}`, String(now + lease.seconds * 1_000))
  } catch {
    // A browser that keeps nothing: each tab then stands alone.
  }
}

export function noteLeft(storage: Storage, leaseId: string, by = tab) {
  storage.removeItem(`${prefix}${leaseId}:${by}`)
}

/** Whether any tab shows the lease. */
export const isShown = (storage: Storage, leaseId: string, now = Date.now()): boolean =>
  Object.keys(storage).some(
    (key) => key.startsWith(`${prefix}${leaseId}:`) && isAlive(storage.getItem(key), now),
  )

const isAlive = (until: string | null, now: number) => now < Number(until)
