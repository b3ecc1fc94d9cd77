import type { BodyOf, MessageTurn, sendMessage } from '@panel/contract'
import type { Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { refuseAttachment, type StoredAttachment } from '../../conversations/attachments/attachment.ts'
import { isLastLease, type LockedItem } from '../../conversations/lock.ts'
import {
  refuseBeforeRelease,
  refuseHeld,
  refuseKindOfWork,
  refuseLostLease,
  refuseNewerMessage,
} from '../../conversations/refusals.ts'
import type { checkHonesty } from '../inquiries/check-honesty.ts'
import { spendPoke } from '../poke-rules/spend-poke.ts'
import { checkLength } from '../send-checks/check-length.ts'
import { checkWords } from '../send-checks/check-words.ts'
import { checkedBesideAnswer, checkedWordsOf } from '../send-checks/checked-words-of.ts'
import { findLanguage } from '../send-checks/find-language.ts'
import { checkExtra } from './extra.ts'
import { workOf } from './turn.ts'

export type Answer = Pick<
  BodyOf<typeof sendMessage>,
  | 'lease_id'
  | 'epoch'
  | 'in_reply_to'
  | 'last_seen_id'
  | 'extra'
  | 'confirmed'
  | 'is_true_answer'
  | 'checked'
  | 'text'
  | 'attachment'
  | 'next'
  | 'undo_for'
>

/** An answer whose queue item is locked, with what the rules look at. */
export type Sending = {
  tx: Tx
  operator: Operator
  item: LockedItem
  key: string
  answer: Answer
  /** Empty when it is blank. */
  text: string
  turn: MessageTurn
  /** The photo or the gift, when it can be sent to this customer. */
  attached: StoredAttachment | undefined
  /** The true answer that it gives, or why it is none. */
  honest: Awaited<ReturnType<typeof checkHonesty>>
}

/**
 * Ends the sending, or lets it go on: it throws, or returns a refusal that is thrown after the commit. It is called only when the key is
 * new.
 */
type Decision = () => Promise<AppError | null | undefined>
/** @returns nothing when the answer keeps the rule for sure */
type Rule = (sending: Sending) => Decision | false | undefined | Promise<Decision | false | undefined>

/** The rules of sending. The first one that an answer breaks says why it is not sent. */
export const rules = {
  lostLease: ({ tx, item, operator, answer }) =>
    !isLastLease(item, operator, answer) &&
    (() => refuseLostLease(tx, operator, item.conversation_id, answer.lease_id)),

  unseenMessages({ tx, item, operator, answer }) {
    const unseen = findUnseen(item, answer)
    return unseen && (() => refuseNewerMessage(tx, operator, item, unseen.after))
  },

  hold: ({ tx, item }) => item.held && (() => refuseHeld(tx, item)),

  releasedHold: ({ item }) => item.was_held && refuseBeforeRelease,

  kindOfWork({ item, operator, turn }) {
    const work = workOf(turn)
    return !operator.messageTypes.includes(work) && (() => refuseKindOfWork(operator, item, work))
  },

  attachment: ({ answer: { attachment }, attached }) =>
    attachment !== undefined && !attached && (() => refuseAttachment(attachment)),

  /** What the checks raise is logged, so a refusal is committed. */
  async words(sending) {
    const { tx, operator, item, key, answer } = sending
    const words = [...(await findWords(sending)), ...(await findOther(sending))]
    return words.length > 0 && (() => checkWords(tx, operator, item, { words, key, checked: answer.checked }))
  },

  honesty: ({ honest }) => honest instanceof AppError && (() => Promise.reject(honest)),

  /** Pokes, honest answers, what masters write and photos without words have any length. */
  async length({ tx, item, honest, text, turn }) {
    if (!item.length_stops || honest || item.for_master || text === '' || workOf(turn) === 'poke')
      return undefined
    const refusal = await checkLength(tx, item, text)
    return refusal && (() => Promise.reject(refusal))
  },

  /** A refused poke leaves the queue, which is committed. */
  poke: ({ tx, item }) => item.kind === 'poke' && (() => spendPoke(tx, item)),

  extra: ({ tx, operator, item, answer, turn }) =>
    turn === 'extra_reply' && checkExtra(tx, operator, item, answer),
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules

/** In the order in which they are asked. */
export const rulesInOrder: readonly Rule[] = Object.values(rules)

/**
 * Finds out whether there are messages that the operator has not seen. `last_message_id` can have been read before the lock,
 * which does no harm: whoever writes a message also changes the item, which is read after the lock.
 * @returns the message after which they begin; undefined when the operator has seen all
 */
function findUnseen(item: LockedItem, { in_reply_to, last_seen_id }: Answer) {
  if (item.customer_message_id !== in_reply_to) {
    const isAllSeen = last_seen_id !== undefined && last_seen_id >= (item.customer_message_id ?? 0)
    return { after: isAllSeen ? in_reply_to : (last_seen_id ?? in_reply_to) }
  }
  const edit = findUnseenEdit(item, last_seen_id ?? in_reply_to ?? 0)
  if (edit) return edit
  const newest = Math.max(item.last_message_id ?? 0, item.customer_message_id ?? 0)
  return last_seen_id !== undefined && last_seen_id < newest ? { after: last_seen_id } : undefined
}

/** What the customer has changed during this lease, so that its holder may have seen the former text. A later message of ours was sent with the change seen. */
const findUnseenEdit = ({ edit_id, edit_epoch, epoch, last_message_id }: LockedItem, seen: number) =>
  edit_id !== null && edit_epoch === epoch && edit_id > Math.max(seen, last_message_id ?? 0)
    ? { after: seen }
    : undefined

/** The words that are checked. A text that is no true answer is refused all the same: of such a text, only a lie is told first. */
async function findWords({ tx, item, honest, text }: Sending) {
  const isHonest = !(honest instanceof AppError)
  if (isHonest && honest) return checkedBesideAnswer(tx, item, honest.own)
  const words = await checkedWordsOf(tx, item, text)
  return isHonest ? words : words.filter(({ kind }) => kind === 'denial' || kind === 'promise')
}

/** The language of the text, if the site owner has another one asked about. An honest answer has any language. */
const findOther = async ({ tx, operator, item, honest, text }: Sending) =>
  item.asks_language && !honest ? findLanguage(tx, operator, item, text) : []
