import { call } from '../../api/call'
import { tabStorage } from '../../ui/storage/storage'
import { isShownInAnyTab, unmarkShown } from './shown-leases'

/** The lease that the page before in this tab, which was left or reloaded, has released. */
const leftKey = 'left-lease'
/** The lease of that page, if it had unsent text: after a reload, the same chat comes back. */
const resumableKey = 'resumable-lease'

let releasing: Promise<unknown> = Promise.resolve()
releaseLeft()

/** Settles when the last release call has ended. */
export const whenReleased = () => releasing

/** Releases the lease while the page stays open, unless another tab shows the conversation. */
export function releaseLease(id: string) {
  unmarkShown(id)
  if (isShownInAnyTab(id)) return
  releasing = call('POST /api/leases/:id/release', { params: { id }, keepalive: true }).catch(() => {})
}

/** Does the same while the page is closing. With unsent text, the lease lasts long enough for a reload. */
export function releaseOnLeaving(id: string, hasUnsent: boolean) {
  unmarkShown(id)
  if (isShownInAnyTab(id)) return
  tabStorage.write(hasUnsent ? resumableKey : leftKey, id)
  const body = hasUnsent && new Blob([JSON.stringify({ may_return: true })], { type: 'application/json' })
  navigator.sendBeacon(`/api/leases/${id}/release`, body || undefined)
}

/** The lease whose chat the first claim of this page gets back. */
export function takeResumable(): string | null {
  const id = tabStorage.read(resumableKey)
  if (id !== null) tabStorage.write(resumableKey, null)
  return id
}

/**
 * Repeats what the page before has sent: it can still be on its way, and would otherwise release the conversation after the claim of this
 * page has returned it as the one in hand.
 */
function releaseLeft() {
  const id = tabStorage.read(leftKey)
  if (id === null) return
  tabStorage.write(leftKey, null)
  releaseLease(id)
}
