import { call } from '../../api/call'
import { isShownInAnyTab, unmarkShown } from './shown-leases'

let releasing: Promise<unknown> = Promise.resolve()

/** Settles when the last release call has ended. */
export const whenReleased = () => releasing

/** Releases the lease while the page stays open, unless another tab shows the conversation. */
export function releaseLease(id: string) {
  unmarkShown(id)
  if (isShownInAnyTab(id)) return
  releasing = call('POST /api/leases/:id/release', { params: { id }, keepalive: true }).catch(() => {})
}

/** Does the same while the page is closing. */
export function releaseOnLeaving(id: string) {
  unmarkShown(id)
  if (isShownInAnyTab(id)) return
  navigator.sendBeacon(`/api/leases/${id}/release`)
}
