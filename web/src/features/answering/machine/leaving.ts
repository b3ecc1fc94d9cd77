import { ApiError } from '../../../api/api-error'
import { retryDelay, unknownOutcome } from '../../../api/retry'
import type { GivenReason } from '../../../ui/words/reasons'
import type { Leave } from './calls'
import { discardDraft } from './draft'
import type { Event } from './event'
import { loseLease } from './lease'
import { send } from './sending'
import { hasUnsent, isBusyLeaving, isBusySending, isUnsentAsked } from './sent-state'
import type { LeaveDialog, Leaving, State } from './state'
import { change, run, type Step } from './step'

/** Skips, ignores, hands over or gives back the conversation in hand, and goes on to the next. */
export function stepLeaving(step: Step, event: Event) {
  const { dialog, call } = step.state.leaving
  switch (event.type) {
    case 'ask to leave':
      return ask(step, event.kind)
    case 'give reason':
      return giveReason(step, event.reason)
    case 'leave':
      if (dialog?.kind === event.leave.kind && dialog.kind !== 'skip') leave(step, event.leave)
      return
    case 'delete and skip':
      if (isTextAsked(dialog))
        leave(step, { kind: 'skip', reason: dialog.reason, deletes: step.state.draft.text })
      return
    case 'send instead':
      if (!isTextAsked(dialog) || isBusyLeaving(step.state)) return
      close(step)
      return send(step, step.state.chat.queue, event.exclude)
    case 'close dialog':
      return close(step)
    case 'left':
      if (call.phase === 'leaving') handleLeft(step, call.leave, event)
      return
    case 'not left':
      if (call.phase === 'leaving') handleNotLeft(step, event.error)
      return
    case 'try now':
    case 'online':
      return callAgain(step)
    case 'timer':
      if (event.timer === 'leave again') callAgain(step)
      return
    case 'closed':
      run(step, { do: 'stop timer', timer: 'leave again' })
      // A call in progress reports its outcome. One that waits for its next attempt is cancelled.
      if (call.phase !== 'leaving') change(step, { leaving: notLeaving })
      return
    default:
  }
}

const notLeaving: Leaving = { dialog: null, call: { phase: 'idle' } }

type SkipDialog<Of extends string> = Extract<LeaveDialog, { kind: 'skip'; step: Of }>

const isReasonAsked = (dialog: LeaveDialog | null): dialog is SkipDialog<'reason'> =>
  dialog?.kind === 'skip' && dialog.step === 'reason'
const isTextAsked = (dialog: LeaveDialog | null): dialog is SkipDialog<'text'> =>
  dialog?.kind === 'skip' && dialog.step === 'text'

function update(step: Step, part: Partial<Leaving>) {
  change(step, { leaving: { ...step.state.leaving, ...part } })
}

const mayLeave = (state: State) =>
  state.isOpen &&
  !state.isLeft &&
  !isBusySending(state) &&
  !isBusyLeaving(state) &&
  state.lease.state.status === 'held'

/** A skip asks for the reason first, then about unsent text; an appeal takes the text along at once. Other actions ask about unsent text first. Specification section 4. */
function ask(step: Step, kind: Leave['kind']) {
  if (!mayLeave(step.state) || isUnsentAsked(step.state)) return
  if (kind === 'skip') return open(step, { kind, step: 'reason' })
  // The text is what it is about. It goes at once: the dialog says what went wrong.
  if (kind === 'appeal') {
    open(step, { kind })
    return leave(step, { kind, text: step.state.draft.text })
  }
  const isAskedAlready = step.state.leaving.dialog !== null
  if (hasUnsent(step.state) && !isAskedAlready) change(step, { unsent: { way: 'leave', kind } })
  else open(step, { kind })
}

export function open(step: Step, dialog: LeaveDialog) {
  change(step, { leaving: { dialog, call: { phase: 'idle' } } })
}

function giveReason(step: Step, reason: GivenReason) {
  if (!isReasonAsked(step.state.leaving.dialog) || isBusyLeaving(step.state)) return
  if (hasUnsent(step.state)) open(step, { kind: 'skip', step: 'text', reason })
  else leave(step, { kind: 'skip', reason })
}

function leave(step: Step, what: Leave) {
  if (!mayLeave(step.state)) return
  post(step, what, 0)
}

function post(step: Step, what: Leave, attempts: number) {
  update(step, { call: { phase: 'leaving', leave: what, attempts } })
  run(
    step,
    { do: 'stop timer', timer: 'leave again' },
    { do: 'leave', leave: what, inReplyTo: step.state.seen.message },
  )
}

function callAgain(step: Step) {
  const { call } = step.state.leaving
  if (call.phase === 'waiting') post(step, call.leave, call.attempts)
}

/** Does nothing during a call, which cannot be undone. A call that waits for its next attempt is cancelled. */
function close(step: Step) {
  if (step.state.leaving.call.phase === 'leaving') return
  run(step, { do: 'stop timer', timer: 'leave again' })
  change(step, { leaving: notLeaving })
}

function handleLeft(step: Step, what: Leave, { next, canUndo }: Extract<Event, { type: 'left' }>) {
  const { attachment } = step.state
  // The operator gets an ignored conversation again with the customer's next message; the others go to another operator.
  if (what.kind !== 'ignore') run(step, { do: 'remember skipped' })
  if (what.kind === 'skip' && what.deletes !== undefined && what.deletes === step.state.draft.text) {
    discardDraft(step)
    change(step, { attachment: null })
    run(step, { do: 'store attachment', attachment: null })
  }
  if (!step.state.isOpen) {
    // The operator left before the response arrived: return the next conversation to its queue.
    if (next?.conversation) run(step, { do: 'give back', leaseId: next.lease.id, isPageLeaving: false })
    return
  }
  change(step, { isLeft: true, isLeaseEnded: next !== undefined })
  run(step, { do: 'report left', leave: what, canUndo, attachment }, { do: 'open next', next, isSent: false })
}

function handleNotLeft(step: Step, error: unknown) {
  const { leaving, isOpen } = step.state
  if (leaving.call.phase !== 'leaving') return
  const reason = unknownOutcome(error)
  if (reason && isOpen) {
    const { leave: what, attempts } = leaving.call
    const after = retryDelay(error, attempts)
    const waiting = { reason, until: step.moment.server + after }
    update(step, { call: { phase: 'waiting', leave: what, attempts: attempts + 1, waiting } })
    run(step, { do: 'start timer', timer: 'leave again', after })
    return
  }
  // The lease was lost in the meantime, which closes the dialogs.
  if (step.state.lease.state.status === 'lost') return change(step, { leaving: notLeaving })
  update(step, { call: { phase: 'refused', error } })
  if (!(error instanceof ApiError)) return
  if (error.code === 'lease_lost') loseLease(step, error)
  else run(step, { do: 'catch up' })
}
