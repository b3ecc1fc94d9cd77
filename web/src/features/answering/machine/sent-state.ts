import { isBlank } from '@panel/contract/rules/blank'
import { isQuestion, type Question } from '../refusal'
import type { State } from './state'

/** A message is on its way, or its outcome is unknown. A change of the text then stops the repeated attempts. */
export const isBusySending = ({ sending }: Pick<State, 'sending'>) =>
  sending.phase === 'sending' || sending.phase === 'waiting'

export const isBusyLeaving = ({ leaving: { call } }: Pick<State, 'leaving'>) =>
  call.phase === 'leaving' || call.phase === 'waiting'

/** There is text or an attachment that was not sent. */
export const hasUnsent = ({ draft, attachment }: Pick<State, 'draft' | 'attachment'>) =>
  !isBlank(draft.text) || attachment !== null

/** The screen asks whether the operator wants to leave unsent text. */
export const isUnsentAsked = ({ unsent }: Pick<State, 'unsent'>) =>
  unsent !== null && unsent.way !== 'leaving'

/** The question that the operator must answer before the text is sent. */
export function questionIn({ sending }: Pick<State, 'sending'>): Question | null {
  return sending.phase === 'refused' && isQuestion(sending.refusal) ? sending.refusal : null
}

/** The loss that the screen shows. None while the operator is leaving: that call ends the lease, and reports it itself. */
export const lossIn = ({ lease, leaving }: Pick<State, 'lease' | 'leaving'>) =>
  lease.state.status === 'lost' && !isBusyLeaving({ leaving }) ? lease.state : null

/** A stored draft or a question counts as read after this time on the screen. Milliseconds. */
const seenAfter = 700

/** Whether the operator can have seen the current text or question before pressing a key. */
export function isSeen({ draft, opened, sending, lease }: State, ticks: number): boolean {
  // A second key press for the previous chat must not send the stored draft of this one.
  const isUnseen = draft.text === opened.text && ticks - opened.at < seenAfter
  if (opened.text !== '' && isUnseen) return false
  if (questionIn({ sending }) && sending.phase === 'refused' && ticks - sending.at < seenAfter) return false
  return lease.state.status === 'held'
}
