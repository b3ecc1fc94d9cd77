import { isBlank } from '@panel/contract/blank'
import { isQuestion, type Question } from '../refusal'
import type { State } from './state'

/** A message is on its way, or its outcome is unknown: the text must not change. */
export const isBusySending = ({ sending }: Pick<State, 'sending'>) =>
  sending.phase === 'sending' || sending.phase === 'waiting'

export const isBusyLeaving = ({ leaving: { call } }: Pick<State, 'leaving'>) =>
  call.phase === 'leaving' || call.phase === 'waiting'

/** There is text, a photo or a gift that was not sent. */
export const hasUnsent = ({ draft, attachment }: Pick<State, 'draft' | 'attachment'>) =>
  !isBlank(draft.text) || attachment !== null

/** The screen asks whether text may be left behind. */
export const isUnsentAsked = ({ unsent }: Pick<State, 'unsent'>) =>
  unsent !== null && unsent.way !== 'gone on'

/** What the screen asks before the text is sent as it is. */
export function questionIn({ sending }: Pick<State, 'sending'>): Question | null {
  return sending.phase === 'refused' && isQuestion(sending.refusal) ? sending.refusal : null
}

/** What is left of the lease is shown as lost. What ends the lease by its own hand says so with its answer. */
export const lossIn = ({ lease, leaving }: Pick<State, 'lease' | 'leaving'>) =>
  lease.state.status === 'lost' && !isBusyLeaving({ leaving }) ? lease.state : null

/** Nobody has read a draft that was kept, or a question, before it has stood there for so many milliseconds. */
const seenAfter = 700

/** Whether a key can be meant for the text, or the question, that stands there now. */
export function isSeen({ draft, opened, sending, lease }: State, ticks: number): boolean {
  // A second press for the chat before must not send what was kept here.
  const isUnseen = draft.text === opened.text && ticks - opened.at < seenAfter
  if (opened.text !== '' && isUnseen) return false
  if (questionIn({ sending }) && sending.phase === 'refused' && ticks - sending.at < seenAfter) return false
  return lease.state.status === 'held'
}
