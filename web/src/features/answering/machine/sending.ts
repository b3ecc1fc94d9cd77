import type { SentAttachment } from '@panel/contract'
import type { QueueName } from '@panel/contract/rules/enumerations'
import { ApiError } from '../../../api/api-error'
import { cleanText } from '../../../api/clean-text'
import { retryDelay, unknownOutcome } from '../../../api/retry'
import { slowAfter } from '../../../ui/slow'
import type { Attachment } from '../attachments/attachment'
import { asksLanguage, checkText, isAnswered, isQuestion, type Refusal, refusalOfError } from '../refusal'
import type { MessageBody, Sent } from './calls'
import { forgetDraft, resumeSavingDraft, stopSavingDraft } from './draft'
import type { Event } from './event'
import { loseLease } from './lease'
import { lastIdIn, recordAsked, unaskedIn } from './newer'
import { isBusyLeaving, isBusySending, questionIn } from './sent-state'
import type { Intent, State } from './state'
import { change, run, type Step } from './step'

/** One action sends one message: all attempts with the same body have the same idempotency key. */
export function stepSending(step: Step, event: Event) {
  const { sending } = step.state
  switch (event.type) {
    case 'send':
      return send(step, event.next, event.exclude)
    case 'send anyway':
      // Stays in the chat or goes on to the next, as requested before the question.
      if (sending.phase === 'refused' && isQuestion(sending.refusal)) send(step, sending.next, event.exclude)
      return
    case 'type':
      if (sending.phase === 'waiting') return stopRepeating(step, sending.intent, event.text)
      if (sending.phase === 'refused' && sending.refusal.kind === 'changed') return
      return forgetRefusal(step)
    case 'edit':
      if (sending.phase === 'refused' && asksLanguage(sending.refusal))
        change(step, { askedLanguageOf: cleanText(step.state.draft.text) })
      return forgetRefusal(step)
    case 'attach':
      return forgetRefusal(step)
    case 'sent':
      if (sending.phase === 'sending') handleSent(step, sending.intent, event.sent)
      return
    case 'not sent':
      if (sending.phase === 'sending') handleNotSent(step, sending.intent, event.error)
      return
    case 'try now':
    case 'online':
      if (sending.phase === 'waiting') post(step, sending.intent)
      return
    case 'timer':
      if (event.timer === 'send again' && sending.phase === 'waiting') post(step, sending.intent)
      if (event.timer === 'slow' && sending.phase === 'sending')
        change(step, { sending: { ...sending, isSlow: true } })
      return
    case 'closed':
      run(step, { do: 'stop timer', timer: 'send again' }, { do: 'stop timer', timer: 'slow' })
      // The screen is closed: no further attempts. The text stays a draft.
      if (sending.phase === 'waiting') change(step, { sending: { phase: 'idle' } })
      return
    default:
  }
}

/** The refusal was about the old text. */
function forgetRefusal(step: Step) {
  if (step.state.sending.phase === 'refused') change(step, { sending: { phase: 'idle' } })
}

function maySend(state: State): boolean {
  if (isBusySending(state) || isBusyLeaving(state)) return false
  return state.isOpen && !state.isLeft && state.lease.state.status === 'held'
}

export function send(step: Step, next: QueueName | undefined, exclude: number[]) {
  const { state } = step
  if (!maySend(state)) return
  const refusal = checkText(state.draft.text, state.attachment !== null)
  if (refusal) return refuse(step, refusal, next)
  const unasked = unaskedIn(state)
  if (unasked.length > 0) return refuse(step, { kind: 'newer_message', messages: unasked }, next)
  const body = bodyOf(state, next, exclude)
  const key = keyFor(step, body)
  stopSavingDraft(step)
  post(step, { body, key, next, attachment: state.attachment, attempts: 0, isKeyRenewed: false })
}

function bodyOf(state: State, next: QueueName | undefined, exclude: number[]): MessageBody {
  const { chat, draft, attachment, seen, turn } = state
  const lastSeen = Math.max(seen.lastKnown, seen.message ?? 0)
  return {
    lease_id: chat.lease.id,
    epoch: chat.lease.epoch,
    in_reply_to: seen.message,
    text: cleanText(draft.text),
    ...(lastSeen > 0 && { last_seen_id: lastSeen }),
    ...((turn === 'extra_reply' || confirmsExtraReply(state)) && { extra: true }),
    // Sending again is the answer to the question.
    ...confirmedBefore(state, cleanText(draft.text)),
    ...(questionIn(state)?.kind === 'extra_limit' && { confirmed: true }),
    ...((questionIn(state)?.kind === 'text_warned' || state.askedLanguageOf === cleanText(draft.text)) && {
      checked: true,
    }),
    ...(questionIn(state)?.kind === 'confirm_true' && { is_true_answer: true }),
    ...attachmentBody(attachment),
    ...(next && { next, exclude }),
  }
}

/** What the operator has confirmed for the same text before a further question. */
function confirmedBefore(state: State, text: string): Partial<MessageBody> {
  if (!questionIn(state) || !state.lastKey) return {}
  // The cast: `keyFor` has written a body.
  const before = JSON.parse(state.lastKey.body) as MessageBody
  if (before.text !== text || before.lease_id !== state.chat.lease.id) return {}
  const { confirmed, is_true_answer, checked } = before
  return {
    ...(confirmed && { confirmed }),
    ...(is_true_answer && { is_true_answer }),
    ...(checked && { checked }),
  }
}

/** The attachment, as the body of a message has it. */
const attachmentBody = (attachment: Attachment | null): { attachment?: SentAttachment } =>
  attachment ? { attachment: { kind: attachment.kind, id: attachment.id } } : {}

/** The screen has said that the chat is already answered, and the operator sends anyway. */
function confirmsExtraReply(state: State): boolean {
  const question = questionIn(state)
  return question?.kind === 'newer_message' && isAnswered(question.messages)
}

function keyFor(step: Step, body: MessageBody): string {
  const written = JSON.stringify(body)
  const { lastKey } = step.state
  if (lastKey?.body === written) return lastKey.key
  return newKeyFor(step, written)
}

function newKeyFor(step: Step, body: string): string {
  change(step, { lastKey: { body, key: step.moment.freshKey } })
  return step.moment.freshKey
}

function post(step: Step, intent: Intent) {
  change(step, { sending: { phase: 'sending', intent, isSlow: false } })
  run(
    step,
    { do: 'stop timer', timer: 'send again' },
    { do: 'start timer', timer: 'slow', after: slowAfter },
    { do: 'send', body: intent.body, key: intent.key },
  )
}

/**
 * The operator changes the text while the outcome of a send is unknown: they send it again themselves. If the first text has arrived,
 * the server asks, or has ended the lease, so the customer gets no second answer that nobody meant.
 */
function stopRepeating(step: Step, { body, next }: Intent, text: string) {
  if (cleanText(text) === body.text) return
  run(step, { do: 'stop timer', timer: 'send again' })
  refuse(step, { kind: 'changed' }, next)
}

function handleSent(step: Step, { attachment }: Intent, sent: Sent) {
  const { message, next, can_undo: canUndo } = sent
  run(step, { do: 'stop timer', timer: 'slow' })
  if (canUndo) run(step, { do: 'offer undo', sent, attachment })
  change(step, { sending: { phase: 'idle' } })
  forgetDraft(step)
  // The operator may have chosen another one in the meantime.
  if (attachment && step.state.attachment === attachment) {
    change(step, { attachment: null })
    run(step, { do: 'store attachment', attachment: null })
  }
  if (!step.state.isOpen) {
    // The operator left before the response arrived: return the next conversation to its queue.
    if (next?.conversation) run(step, { do: 'give back', leaseId: next.lease.id, isPageLeaving: false })
    return
  }
  if (next) {
    change(step, { isLeft: true, isLeaseEnded: true })
    run(step, { do: 'open next', next, isSent: true })
    return
  }
  change(step, { seen: { ...step.state.seen, lastKnown: message.id } })
  run(step, { do: 'add messages', messages: [message] }, { do: 'catch up' })
  run(step, { do: 'refresh attachments', message })
}

function handleNotSent(step: Step, intent: Intent, error: unknown) {
  run(step, { do: 'stop timer', timer: 'slow' })
  const reason = unknownOutcome(error)
  if (reason && step.state.isOpen) {
    const after = retryDelay(error, intent.attempts)
    const again = { ...intent, attempts: intent.attempts + 1 }
    const waiting = { reason, until: step.moment.server + after }
    change(step, { sending: { phase: 'waiting', intent: again, waiting } })
    run(step, { do: 'start timer', timer: 'send again', after })
    return
  }
  if (isKeyReused(error) && !intent.isKeyRenewed) {
    const key = newKeyFor(step, JSON.stringify(intent.body))
    return post(step, { ...intent, key, isKeyRenewed: true })
  }
  refuse(step, refusalOfError(error), intent.next)
  resumeSavingDraft(step)
}

const isKeyReused = (error: unknown) => error instanceof ApiError && error.code === 'key_reused'

function refuse(step: Step, refusal: Refusal, next: QueueName | undefined) {
  change(step, { sending: { phase: 'refused', refusal, next, at: step.moment.ticks } })
  switch (refusal.kind) {
    case 'lease_lost':
      return loseLease(step, refusal.lost)
    case 'newer_message': {
      recordAsked(step, refusal.messages)
      const { seen } = step.state
      // A message that was only changed can be older than the last one.
      const written = refusal.messages.filter(({ direction }) => direction === 'in').map(({ id }) => id)
      const message = written.length > 0 ? Math.max(seen.message ?? 0, ...written) : seen.message
      const lastKnown = Math.max(seen.lastKnown, lastIdIn(refusal.messages))
      change(step, { seen: { ...seen, message, lastKnown } })
      run(step, { do: 'add messages', messages: refusal.messages }, { do: 'catch up' })
      return
    }
    case 'already_answered':
    case 'true_answer_due':
    case 'confirm_true':
      return run(step, { do: 'catch up' })
    default:
  }
}
