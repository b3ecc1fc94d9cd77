import type { Conversation, Lease } from '@panel/contract'
import { leaseRenewalInterval } from '@panel/contract/rules/limits'
import { ApiError } from '../../../api/api-error'
import { type LostLease, lossOf } from '../lease-loss'
import { leaseTime } from '../lease-time'
import type { Event } from './event'
import { hasUnsent, isBusyLeaving } from './sent-state'
import type { State } from './state'
import { change, run, type Step } from './step'

/** Minimum milliseconds between two renewals that are caused by typing. */
const typingRenewalInterval = 10_000
/** Milliseconds after a renewal that got no response. */
const retryDelay = 3_000

/**
 * Renews the lease while the conversation is open and the operator gives input in any tab of the browser. Without input it
 * is not renewed, and expires.
 */
export function stepLease(step: Step, event: Event) {
  switch (event.type) {
    case 'opened':
      return run(step, { do: 'mark shown' })
    case 'closed':
      return handleClosed(step)
    case 'page hides':
      return run(step, {
        do: 'give back',
        leaseId: step.state.chat.lease.id,
        isPageLeaving: true,
        hasUnsent: hasUnsent(step.state),
      })
    case 'tick':
      return tick(step)
    case 'input':
      return handleInput(step, event.idle)
    case 'type':
    case 'upload':
      if (step.moment.at - step.state.lease.renewedAt > typingRenewalInterval) renew(step)
      return
    case 'renewed':
      return handleRenewed(step, event.lease, event.idleAfter)
    case 'not renewed':
      if (event.error instanceof ApiError && event.error.code === 'lease_lost')
        return loseLease(step, event.error)
      return update(step, { retryAt: step.moment.at + retryDelay })
    case 'conversation':
      return check(step, event)
    case 'no conversation':
      // The renewal finds out whether the lease has ended.
      return renew(step)
    default:
  }
}

function update(step: Step, part: Partial<State['lease']>) {
  change(step, { lease: { ...step.state.lease, ...part } })
}

function renew(step: Step) {
  const { lease, isOpen, isLeft } = step.state
  if (lease.state.status === 'lost' || !isOpen || isLeft) return
  update(step, { renewedAt: step.moment.at, retryAt: null })
  const sinceInput = Math.min(86_400, Math.floor(step.moment.idle / 1_000))
  run(step, { do: 'mark shown' }, { do: 'renew', sinceInput })
}

/** Runs each second: detects whether the operator is idle, and whether the lease is due for renewal. */
function tick(step: Step) {
  const { state: lease, idleAfter } = step.state.lease
  if (lease.status === 'lost') return
  const isIdle = step.moment.idle >= idleAfter
  if (isIdle !== lease.isIdle) update(step, { state: { ...lease, isIdle } })
  if (isIdle && !lease.isIdle) run(step, { do: 'warn', expiresAt: lease.expiresAt })
  // An expired lease is renewed even without input, to find out whether another operator has the chat.
  if (isDue(step) && (!isIdle || lease.expiresAt <= step.moment.server)) renew(step)
}

function isDue({ state: { chat, lease }, moment }: Step): boolean {
  if (lease.retryAt !== null) return moment.at >= lease.retryAt
  return moment.at - lease.renewedAt >= leaseRenewalInterval(chat.lease)
}

/** Timers are slow in a background tab, so input in another tab also triggers a renewal. */
function handleInput(step: Step, idle: number) {
  const { state: lease, idleAfter, renewedAt } = step.state.lease
  if (lease.status === 'lost') return
  if (lease.isIdle) update(step, { state: { ...lease, isIdle: false } })
  if (idle >= idleAfter || step.moment.at - renewedAt > leaseRenewalInterval(step.state.chat.lease))
    renew(step)
}

function handleRenewed(step: Step, lease: Lease, idleAfter: number) {
  const known = step.state.lease.state
  if (known.status === 'lost') return
  update(step, { idleAfter, state: { ...known, ...leaseTime(lease) } })
}

/** Compares the conversation's current lease with the lease of this tab. */
function check(step: Step, { conversation, lease }: { conversation: Conversation; lease: Lease | null }) {
  const { chat, isLeft } = step.state
  if (isLeft || lease?.id === chat.lease.id) return
  const { answering, customer } = conversation
  if (customer.holds.some(({ kind }) => kind === 'erased')) loseLease(step, { erased: true })
  else if (answering && answering.id !== chat.operatorId) loseLease(step, { by: answering })
  // It was answered or given back in another tab, or has expired: a renewal finds out which.
  else renew(step)
}

export function loseLease(step: Step, lost: LostLease) {
  const { state: lease, idleAfter } = step.state.lease
  if (lease.status === 'lost') return
  const { server, idle } = step.moment
  const { by = null, release } = lost
  const why = lossOf({ ...lost, left: lease.expiresAt - server, idle, idleAfter })
  update(step, { retryAt: null, state: { status: 'lost', by, at: server, why, release } })
  // Closes the dialogs, unless a call is in progress: it reports its own outcome.
  if (!isBusyLeaving(step.state)) change(step, { leaving: { dialog: null, call: { phase: 'idle' } } })
}

/** The screen was closed. */
function handleClosed(step: Step) {
  const { chat, lease, isLeaseEnded } = step.state
  const isHeld = lease.state.status === 'held' && !isLeaseEnded
  if (isHeld) run(step, { do: 'give back', leaseId: chat.lease.id, isPageLeaving: false })
  else run(step, { do: 'unmark shown' })
}
