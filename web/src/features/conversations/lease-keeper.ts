import type { Lease } from '@panel/contract'
import { leaseRenewal } from '@panel/contract/limits'
import { ApiError } from '../../api/api-error'
import { call } from '../../api/call'
import { isShown, noteLeft, noteShown } from './shown-leases'

export type Holder = { id: number; name: string | null }

export type LeaseState =
  | { status: 'held'; expiresAt: number }
  | { status: 'lost'; by: Holder | null /** When we noticed, by our clock. */; at: number }

/** Typing renews at most this often. */
const renewOnTyping = 10_000
/** After a renewal that got no answer. */
const tryAgainAfter = 3_000

/** Keeps a lease from `start` on for as long as the conversation is open, also in a background tab. */
export function keepLease(lease: Lease) {
  let state: LeaseState = { status: 'held', expiresAt: Date.parse(lease.expires_at) }
  let renewedAt = Date.now()
  let timer: ReturnType<typeof setInterval> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function become(next: LeaseState) {
    state = next
    for (const listener of listeners) listener()
  }

  function lose(by: Holder | null) {
    if (state.status === 'held') become({ status: 'lost', by, at: Date.now() })
    stop()
  }

  async function renew() {
    if (state.status === 'lost') return
    noteShown(localStorage, lease.id)
    clearTimeout(again)
    renewedAt = Date.now()
    try {
      const answer = await call('POST /api/leases/:id/renew', { params: { id: lease.id } })
      if (state.status === 'held') become({ status: 'held', expiresAt: Date.parse(answer.lease.expires_at) })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'lease_lost') lose(error.by ?? null)
      else again = setTimeout(renew, tryAgainAfter)
    }
  }

  const touch = () => {
    if (Date.now() - renewedAt > renewOnTyping) void renew()
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') touch()
  }

  function start() {
    noteShown(localStorage, lease.id)
    timer = setInterval(renew, leaseRenewal)
    document.addEventListener('visibilitychange', onVisible)
    return stop
  }

  function stop() {
    clearInterval(timer)
    clearTimeout(again)
    document.removeEventListener('visibilitychange', onVisible)
  }

  return {
    id: lease.id,
    epoch: lease.epoch,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** The operator is at work. */
    touch,
    /** It may be over: ask. */
    check: renew,
    lose,
    /** @returns what stops it */
    start,
  }
}
export type LeaseKeeper = ReturnType<typeof keepLease>

let releasing: Promise<unknown> = Promise.resolve()

/** Settles when the last lease that was given back has arrived. */
export const released = () => releasing

/** Gives the conversation back while the panel stays open, unless another tab shows it. */
export function releaseLease(id: string) {
  noteLeft(localStorage, id)
  if (isShown(localStorage, id)) return
  releasing = call('POST /api/leases/:id/release', { params: { id }, keepalive: true }).catch(() => {})
}

/** The same while the page is going away. */
export function releaseOnLeaving(id: string) {
  noteLeft(localStorage, id)
  if (isShown(localStorage, id)) return
  navigator.sendBeacon(`/api/leases/${id}/release`)
}
