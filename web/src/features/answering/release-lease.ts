import { call } from '../../api/call'
import { isShown, noteLeft } from './shown-leases'

let releasing: Promise<unknown> = Promise.resolve()

/** Settles when the last lease that was given back has arrived. */
export const released = () => releasing

/** Gives the conversation back while the panel stays open, unless another tab shows it. */
export function releaseLease(id: string) {
  noteLeft(id)
  if (isShown(id)) return
  releasing = call('POST /api/leases/:id/release', { params: { id }, keepalive: true }).catch(() => {})
}

/** The same while the page is going away. */
export function releaseOnLeaving(id: string) {
  noteLeft(id)
  if (isShown(id)) return
  navigator.sendBeacon(`/api/leases/${id}/release`)
}
