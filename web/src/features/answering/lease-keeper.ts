import type { Lease } from '@panel/contract'
import { idleAfterSeconds, leaseRenewal } from '@panel/contract/limits'
import { ApiError } from '../../api/api-error'
import { call } from '../../api/call'
import { serverNow } from '../../api/server-clock'
import { onInput, sinceInput } from '../../ui/input'
import { type Loss, lossOf } from './lease-loss'
import { type LeaseTime, leaseTime } from './lease-time'
import { isShown, noteLeft, noteShown } from './shown-leases'

export type Holder = { id: number; name: string | null }

export type LeaseState =
  | ({ status: 'held' } & LeaseTime)
  | {
      status: 'lost'
      by: Holder | null
      /** When we noticed, by our clock. */
      at: number
      why: Loss
    }

/** Typing renews at most this often. */
const renewOnTyping = 10_000
/** After a renewal that got no answer. */
const tryAgainAfter = 3_000

/**
 * Keeps a lease from `start` on while the conversation is open and its operator gives input: in any tab, so that one in the
 * background keeps it for who works in another. Without input it is not renewed any more, and runs out.
 */
export function keepLease(lease: Lease) {
  let state: LeaseState = { status: 'held', ...leaseTime(lease) }
  const renewal = leaseRenewal(lease)
  let renewedAt = Date.now()
  let idleAfter = idleAfterSeconds * 1_000
  let stopListening = () => {}
  let timer: ReturnType<typeof setInterval> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function update(next: LeaseState) {
    state = next
    for (const listener of listeners) listener()
  }

  function lose(by: Holder | null) {
    if (state.status === 'held') {
      const left = state.expiresAt - serverNow()
      update({ status: 'lost', by, at: Date.now(), why: lossOf({ by, left, idle: sinceInput(), idleAfter }) })
    }
    stop()
  }

  async function renew() {
    if (state.status === 'lost') return
    noteShown(localStorage, lease)
    clearTimeout(again)
    renewedAt = Date.now()
    try {
      const answer = await call('POST /api/leases/:id/renew', {
        params: { id: lease.id },
        body: { since_input: Math.min(86_400, Math.floor(sinceInput() / 1_000)) },
      })
      idleAfter = answer.idle_after * 1_000
      if (state.status === 'held') update({ status: 'held', ...leaseTime(answer.lease) })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'lease_lost') lose(error.by ?? null)
      else again = setTimeout(renew, tryAgainAfter)
    }
  }

  const touch = () => {
    if (Date.now() - renewedAt > renewOnTyping) void renew()
  }
  const isIdle = () => state.status === 'held' && sinceInput() >= idleAfter
  const tick = () => {
    // One that has run out is asked about all the same: somebody else may have it by now.
    if (!isIdle() || (state.status === 'held' && state.expiresAt <= serverNow())) void renew()
  }
  const hear = (idle: number) => {
    if (state.status === 'lost') return
    const wasIdle = idle >= idleAfter
    if (wasIdle) update({ ...state })
    // A tab in the background has slow timers: the input of another tab comes in time.
    if (wasIdle || Date.now() - renewedAt > renewal) void renew()
  }

  function start() {
    noteShown(localStorage, lease)
    timer = setInterval(tick, renewal)
    stopListening = onInput(hear)
    return stop
  }

  function stop() {
    clearInterval(timer)
    clearTimeout(again)
    stopListening()
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
    /** Nobody seems to be there: it is not renewed, and runs out. */
    isIdle,
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
