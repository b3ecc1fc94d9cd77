import type { AttachmentKind, MessageTurn, SentMessageType } from './enumerations.ts'

/**
 * Returns the turn of an operator's message. The server decides it, never the operator. Specification section 3.
 * @param thread.isEmpty whether the thread has no message yet
 * @param thread.lastWriter who wrote the last message; `poke` is an operator's poke
 * @param thread.work the kind of work for which it was claimed, or `answered` when the operator has already answered under this lease
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

/** The type of an operator's message: its turn and its attachment. Specification section 3. */
export function sentMessageType(turn: MessageTurn, attached: AttachmentKind | null): SentMessageType {
  return attached ? `${turn}_${attached}` : turn
}
