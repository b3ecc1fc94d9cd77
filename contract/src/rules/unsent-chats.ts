/**
 * What has become of a chat in which an operator has typed something that was not sent.
 * - `in_hand`: the operator has it in hand
 * - `answering`: somebody else has it in hand
 * - `held`: the customer is on hold
 * - `with_master`: it was handed over to the masters, and waits for one
 * - `waiting`: it waits in its queue, or is not due yet
 * - `ignored`, `answered`: it is in no queue
 */
export const unsentChatStates = [
  'in_hand',
  'answering',
  'held',
  'with_master',
  'waiting',
  'ignored',
  'answered',
] as const
export type UnsentChatState = (typeof unsentChatStates)[number]

/** Conversations with unsent words about which a page asks at once, and which a response lists. */
export const mostUnsentChats = 200
