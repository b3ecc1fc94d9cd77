import type { AttachmentKind, MessageTurn, SentMessageType } from './enumerations.ts'

/**
 * Which turn an operator's message takes. Specification section 3; the server decides, never the operator.
 * @param thread.isEmpty nobody has written yet
 * @param thread.lastWriter who wrote last, and for the operator's side whether it was a poke
 * @param work what the queue asked for, or `answered` when this lease has answered already
 */
export function messageTurn(thread: {
  isEmpty: boolean
  work: 'reply' | 'poke' | 'answered'
  lastWriter: 'customer' | 'operator' | 'poke'
}): MessageTurn {
  if (thread.isEmpty) return 'starter'
  if (thread.lastWriter === 'customer') return 'reply'
  if (thread.work === 'poke') return thread.lastWriter === 'poke' ? 'extra_poke' : 'poke'
  return 'extra_reply'
}

/** The type of an operator's message: its turn, and what goes with the text. Specification section 3. */
export function sentMessageType(turn: MessageTurn, attached: AttachmentKind | null): SentMessageType {
  return attached ? `${turn}_${attached}` : turn
}
