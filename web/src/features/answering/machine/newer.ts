import type { Message } from '@panel/contract'
import { lastWrittenBefore, messageIn, newestIdIn, writtenAfter } from '../../conversations/thread/thread'
import type { State } from './state'
import { change, type Step } from './step'

/** The last of these messages, or of the changes to them. */
export const lastIdIn = (messages: readonly Pick<Message, 'id' | 'edited'>[]) =>
  messages.reduce((last, { id, edited }) => Math.max(last, id, edited?.id ?? 0), 0)

/**
 * Finds the messages that the customer wrote after the operator began to type. The screen shows them at once, and asks about each
 * once before the text is sent. Runs after every step, because both the text and the thread can change.
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

/** The newer messages that were not deleted, and that the operator was not asked about. */
export const unaskedIn = ({ newer }: State): Message[] =>
  newer.messages.filter(({ id, deleted }) => id > newer.askedTo && !deleted)

/** Stores that the operator is asked about these messages, and sees them. */
export function recordAsked(step: Step, messages: readonly Message[]) {
  const { newer } = step.state
  change(step, { newer: { ...newer, askedTo: Math.max(newer.askedTo, lastIdIn(messages)) } })
}

/** The messages to show with the question, in their current version, and the customer's message before them. */
export function messagesOfQuestion(
  { newer, thread }: Pick<State, 'newer' | 'thread'>,
  messages: readonly Message[],
) {
  const all = new Map([...messages, ...newer.messages].map((message) => [message.id, message]))
  const shown = [...all.values()].map((message) => messageIn(thread, message.id) ?? message)
  return { newer: shown, before: shown[0] && lastWrittenBefore(thread, shown[0].id) }
}
