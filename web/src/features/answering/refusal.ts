import type { Message } from '@panel/contract'
import { isBlank } from '@panel/contract/rules/blank'
import {
  type AttachmentKind,
  attachmentKinds,
  type QueueKind,
  queueKinds,
} from '@panel/contract/rules/enumerations'
import { messageLength } from '@panel/contract/rules/limits'
import { isOfChat } from '@panel/contract/rules/message-sides'
import { findOpenPlaceholder } from '@panel/contract/rules/placeholders'
import { ApiError } from '../../api/api-error'
import { cleanText } from '../../api/clean-text'
import { definitionOf } from './attachments/attachment'
import type { LostLease } from './lease-loss'

export type Found = ApiError['found']

/** Why a text was not sent. It stays in the editor in every case. */
export type Refusal =
  | { kind: 'empty' }
  | { kind: 'too_long' }
  /** The site takes no answer of this length. */
  | { kind: 'length_short' | 'length_long'; limit: number }
  /** A placeholder of a saved reply is still open. */
  | { kind: 'open_placeholder' }
  /** There are messages that the operator has not seen: of the customer, or sent from another tab. */
  | { kind: 'newer_message'; messages: Message[] }
  /** The number of extra replies in a row has reached the limit: the operator must confirm one more. */
  | { kind: 'extra_limit'; limit: number }
  | { kind: 'lease_lost'; lost: LostLease }
  | { kind: 'held'; hold: string }
  | { kind: 'poke_limit' }
  /** The customer asks who writes, here or in another chat, and must get a true answer first. */
  | { kind: 'true_answer_due'; why: 'here' | 'within' | 'elsewhere' }
  /** The same, and the site has approved no answer: the operator must confirm that the text is true. */
  | { kind: 'confirm_true' }
  /** A check found something. `text_warned`: the operator may send it all the same; `text_blocked`: they may ask a master. */
  | { kind: 'text_warned'; found: Found }
  | { kind: 'text_blocked'; found: Found }
  | { kind: 'already_answered' }
  /** The text was changed while the outcome of a send was unknown. */
  | { kind: 'changed' }
  /** The operator has no permission for this work; null if the work is not known. */
  | { kind: 'not_allowed'; work: QueueKind | null }
  /** The attachment can no longer be sent to this customer. */
  | { kind: 'attachment_gone'; attachment: AttachmentKind }
  | { kind: 'failed'; requestId: string | null }

/** A refusal that the operator can override by sending the text again. */
export type Question = Refusal & { kind: 'newer_message' | 'extra_limit' | 'confirm_true' | 'text_warned' }
export const isQuestion = (refusal: Refusal): refusal is Question =>
  ['newer_message', 'extra_limit', 'confirm_true', 'text_warned'].includes(refusal.kind)

/** Only the language of the text is asked about, which Enter answers. */
export const asksLanguage = (refusal: Refusal) =>
  refusal.kind === 'text_warned' && refusal.found.every(({ kind }) => kind === 'language')

/** Whether the newest of these messages is the customer's. What the site wrote itself is no answer. */
export const isFromCustomer = (messages: readonly Message[]) => lastOfChat(messages)?.direction === 'in'
/** Whether the newest of these messages is an answer of an operator. */
export const isAnswered = (messages: readonly Message[]) => lastOfChat(messages)?.direction === 'out'

const lastOfChat = (messages: readonly Message[]) => messages.findLast(({ direction }) => isOfChat(direction))

/** The label of the button that sends the text in spite of the question. */
export function confirmLabel(question: Question, stays: boolean) {
  if (question.kind === 'extra_limit') return 'refusal.send_one_more'
  if (question.kind === 'confirm_true') return 'inquiry.send_true'
  if (question.kind === 'text_warned') return 'check.send'
  if (!isFromCustomer(question.messages)) return 'refusal.send_as_extra'
  return stays ? 'refusal.send_anyway' : 'newer.send_anyway_next'
}

/** Checks that need no request to the server. */
export function checkText(text: string, hasAttachment = false): Refusal | null {
  const clean = cleanText(text)
  if (isBlank(clean) && !hasAttachment) return { kind: 'empty' }
  if (clean.length > messageLength) return { kind: 'too_long' }
  return findOpenPlaceholder(clean) ? { kind: 'open_placeholder' } : null
}

export function refusalOfError(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { kind: 'failed', requestId: null }
  switch (error.code) {
    case 'newer_message':
      // The cast: the contract defines the fields of the error.
      return { kind: 'newer_message', messages: error.messages as Message[] }
    case 'extra_limit':
      return { kind: 'extra_limit', limit: error.limit ?? 0 }
    case 'lease_lost':
      return { kind: 'lease_lost', lost: error }
    case 'held':
      return { kind: 'held', hold: error.kind ?? '' }
    case 'true_answer_due':
      return error.kind === 'own_words'
        ? { kind: 'confirm_true' }
        : {
            kind: 'true_answer_due',
            why: error.kind === 'elsewhere' || error.kind === 'within' ? error.kind : 'here',
          }
    case 'text_checked':
      return { kind: error.kind === 'warn' ? 'text_warned' : 'text_blocked', found: error.found }
    case 'text_length':
      return { kind: error.kind === 'long' ? 'length_long' : 'length_short', limit: error.limit ?? 0 }
    case 'poke_limit':
      return { kind: 'poke_limit' }
    case 'already_answered':
      return { kind: 'already_answered' }
    case 'not_allowed':
      return { kind: 'not_allowed', work: queueKinds.find((kind) => kind === error.kind) ?? null }
    case 'invalid_input':
      return invalid(error)
    default:
      return { kind: 'failed', requestId: error.requestId }
  }
}

function invalid({ issues, requestId }: ApiError): Refusal {
  const kind = attachmentKinds.find((each) =>
    issues.some(({ code }) => code === definitionOf(each).unavailable.code),
  )
  if (kind) return { kind: 'attachment_gone', attachment: kind }
  return { kind: 'failed', requestId }
}
