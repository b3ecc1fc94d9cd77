import type { Message } from '@panel/contract'
import { lastWrittenBefore, messageIn, newestIdIn, writtenAfter } from '../../thread/thread'
import type { State } from './state'
import { change, type Step } from './step'

export const lastIdIn = (messages: readonly { id: number }[]) =>
  messages.reduce((last, { id }) => Math.max(last, id), 0)

/**
 * What the customer wrote after the operator began to type: told at once, and asked about once when the text is to be sent.
 * Follows from the text and the thread, whichever of them a step has changed.
 */
export function followNewer(step: Step, before: State) {
  const { draft, thread, newer } = step.state
  const hasText = draft.text.trim() !== ''
  const hasBegun = newer.begunAt !== null
  if (hasText === hasBegun && thread === before.thread) return
  const begunAt = beginning(step.state, hasText)
  const messages = begunAt !== null && thread ? writtenAfter(thread, begunAt) : none
  const isSame =
    messages.length === newer.messages.length && messages.every((one, at) => one === newer.messages[at])
  change(step, { newer: { ...newer, begunAt, messages: isSame ? newer.messages : messages } })
}

const none: readonly Message[] = []

function beginning({ newer, thread, seen }: State, hasText: boolean): number | null {
  if (!hasText) return null
  return newer.begunAt ?? (thread ? newestIdIn(thread) : seen.lastKnown)
}

/** Not asked about yet, and still there. */
export const unaskedIn = ({ newer }: State): Message[] =>
  newer.messages.filter(({ id, deleted }) => id > newer.askedTo && !deleted)

/** The operator is asked about these, and sees them. */
export function noteAsked(step: Step, messages: readonly Message[]) {
  const { newer } = step.state
  change(step, { newer: { ...newer, askedTo: Math.max(newer.askedTo, lastIdIn(messages)) } })
}

/** What to show with the question about these, as it is now, and what the customer wrote before. */
export function askedAbout({ newer, thread }: Pick<State, 'newer' | 'thread'>, messages: readonly Message[]) {
  const all = new Map([...messages, ...newer.messages].map((message) => [message.id, message]))
  const shown = [...all.values()].map((message) => messageIn(thread, message.id) ?? message)
  return { newer: shown, before: shown[0] && lastWrittenBefore(thread, shown[0].id) }
}
