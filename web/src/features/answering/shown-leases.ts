import type { Lease } from '@panel/contract'
import { asMoment, browserStorage, kept } from '../../ui/storage'

/** Which tabs of this browser show a lease. A tab that is left must not give back what another still shows. */
const prefix = 'shown:'
const tab = Array.from(crypto.getRandomValues(new Uint32Array(2)), String).join('-')

/** Until when a tab counts as showing a lease. */
const shown = (leaseId: string, by: string) => kept(`${prefix}${leaseId}:${by}`, asMoment)

/**
 * This tab shows the lease. It says so at each renewal, and counts for as long as the lease lasts after that: a tab that crashed
 * says nothing more.
 */
export function noteShown(lease: Pick<Lease, 'id' | 'seconds'>, by = tab, now = Date.now()) {
  for (const key of browserStorage.keys(prefix)) if (!isAlive(key, now)) browserStorage.write(key, null)
  shown(lease.id, by).write(now + lease.seconds * 1_000)
}

export const noteLeft = (leaseId: string, by = tab) => shown(leaseId, by).remove()

/** Whether any tab shows the lease. */
export const isShown = (leaseId: string, now = Date.now()): boolean =>
  browserStorage.keys(`${prefix}${leaseId}:`).some((key) => isAlive(key, now))

const isAlive = (key: string, now: number) => now < Number(browserStorage.read(key))
