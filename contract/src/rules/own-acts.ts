import { messageTurns } from './enumerations.ts'
import { unsentChatStates } from './unsent-chats.ts'

/** What an operator does in chats, as their own list and their receipts count it. Each is a row that an undo removes. */
export const ownActKinds = [
  ...messageTurns,
  'skip',
  'ignore',
  'handover',
  'escalation',
  'true_answer',
  'report',
] as const
export type OwnActKind = (typeof ownActKinds)[number]

/** What an operator has passed to the masters. */
export const masterActKinds = ['handover', 'escalation'] as const satisfies OwnActKind[]

/** The filters of the list: a kind, or all that went to the masters. */
export const ownActFilters = [...ownActKinds, 'masters'] as const
export type OwnActFilter = (typeof ownActFilters)[number]

/** What the list has without a filter. A true answer is listed as the message that it is; a report ends no work. */
const listedKinds = ownActKinds.filter((kind) => kind !== 'true_answer' && kind !== 'report')

export const kindsOfFilter = (filter: OwnActFilter | undefined): readonly OwnActKind[] =>
  filter === undefined ? listedKinds : filter === 'masters' ? masterActKinds : [filter]

/**
 * What has become of an act.
 * - of a message: `leaves` (it can be undone until then), `not_delivered`, `delivered`, `refused` by the site after all attempts,
 *   `answered_back`, `deleted`; `sent` when nothing more is known
 * - of a skip, or of a chat that waits for a master: what has become of the chat, as of unsent words
 * - of an ignore: `still_ignored`, `wrote_again`, `taken_back`
 * - of a handover: `decided` by a master, `given_back`, or `over` without a decision; of an appealed text: `sent_as_is`, `returned`
 * - of an escalation: `settled`; of a report: `reported`, `looked_at`
 */
export const ownActStates = [
  'leaves',
  'not_delivered',
  'delivered',
  'refused',
  'answered_back',
  'deleted',
  'sent',
  ...unsentChatStates,
  'still_ignored',
  'wrote_again',
  'taken_back',
  'decided',
  'given_back',
  'over',
  'sent_as_is',
  'returned',
  'settled',
  'reported',
  'looked_at',
] as const
export type OwnActState = (typeof ownActStates)[number]
