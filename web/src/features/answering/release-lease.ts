import { call } from '../../api/call'
import { isShownInAnyTab, unmarkShown } from './shown-leases'

let releasing: Promise<unknown> = Promise.resolve()

/** Settles when the last lease that was given back has arrived. */
export const released = () => releasing

/** Gives the conversation back while the panel stays open, unless another tab shows it. */
export function releaseLease(id: string) {
  unmarkShown(id)
  if (isShownInAnyTab(id)) return
  releasing = call('POST /api/leases/:id/release', { params: { id }, keepalive: true }).catch(() => {})
}

/** The same while the page is going away. */
export function releaseOnLeaving(id: string) {
  unmarkShown(id)
  if (isShownInAnyTab(id)) return
  navigator.sendBeacon(`/api/leases/${id}/release`)
}
