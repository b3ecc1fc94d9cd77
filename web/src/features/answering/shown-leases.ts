/** Which tabs of this browser show a lease. A tab that is left must not give back what another still shows. */
const prefix = 'shown:'
/** A tab in the background says that it is there once a minute; one that crashed says nothing more. */
const aliveFor = 90_000

const tab = Array.from(crypto.getRandomValues(new Uint32Array(2)), String).join('-')

/** This tab shows the lease, now. */
export function noteShown(storage: Storage, leaseId: string, by = tab, now = Date.now()) {
  try {
    for (const key of Object.keys(storage).filter((candidate) => candidate.startsWith(prefix)))
      if (!isAlive(storage.getItem(key), now)) storage.removeItem(key)
    storage.setItem(`${prefix}${leaseId}:${by}`, String(now))
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

const isAlive = (shownAt: string | null, now: number) => now - Number(shownAt) < aliveFor
