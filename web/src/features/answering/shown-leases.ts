import type { Lease } from '@panel/contract'
import { asMoment, browserStorage, storedValue } from '../../ui/storage/storage'

// Records which tabs of this browser show a lease. When a tab is closed, it releases the lease only if no other tab shows it.
const prefix = 'shown:'
/** The id of this tab. */
const thisTab = Array.from(crypto.getRandomValues(new Uint32Array(2)), String).join('-')

/** The time until which a tab counts as showing a lease. */
const shownUntil = (leaseId: string, tab: string) => storedValue(`${prefix}${leaseId}:${tab}`, asMoment)

/**
 * Records that this tab shows the lease. Called at each renewal. The record expires with the lease, so that a tab that has crashed
 * does not count.
 */
export function markShown(lease: Pick<Lease, 'id' | 'seconds'>, tab = thisTab, now = Date.now()) {
  for (const key of browserStorage.keys(prefix)) if (!isUnexpired(key, now)) browserStorage.write(key, null)
  shownUntil(lease.id, tab).write(now + lease.seconds * 1_000)
}

export const unmarkShown = (leaseId: string, tab = thisTab) => shownUntil(leaseId, tab).remove()

/** Whether any tab of this browser shows the lease. */
export const isShownInAnyTab = (leaseId: string, now = Date.now()): boolean =>
  browserStorage.keys(`${prefix}${leaseId}:`).some((key) => isUnexpired(key, now))

const isUnexpired = (key: string, now: number) => now < Number(browserStorage.read(key))
