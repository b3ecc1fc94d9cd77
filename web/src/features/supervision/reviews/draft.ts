import type { OpenedReviewItem } from '@panel/contract'
import { isBlank } from '@panel/contract/rules/blank'
import {
  type ReviewCommentKind,
  type ReviewScore,
  reviewCommentKinds,
  reviewScores,
} from '@panel/contract/rules/review-rules'
import { asJson, storedPerOperator, tabStorage } from '../../../ui/storage/storage'

export type DraftComment = { message_id: number; kind: ReviewCommentKind; text: string }

/** What the coach has chosen and typed for a message. A criterion without an entry is open; null: it does not apply. */
export type Draft = {
  scores: Readonly<Record<string, ReviewScore | null>>
  comments: readonly DraftComment[]
  words: string
  /** The operator is asked to read it before their next chat. */
  asked: boolean
  /** When the stored review from which it began was saved; null without one. */
  began: string | null
}

/** What the coach has stored, or nothing yet. */
export const draftOf = ({ own, card }: OpenedReviewItem): Draft => {
  const began = own?.saved_at ?? null
  if (!own || own.passed) return { scores: {}, comments: [], words: '', asked: false, began }
  // Of an older version of the card, only the criteria that are still there.
  const codes = new Set(card.criteria.map(({ code }) => code))
  const scores = Object.fromEntries(Object.entries(own.scores).filter(([code]) => codes.has(code)))
  return { scores, comments: own.comments, words: own.words ?? '', asked: own.asked, began }
}

/** The coach has saved or passed the message in another tab since the draft began, with something else than the draft. */
export const isSavedElsewhere = (draft: Draft, item: OpenedReviewItem) =>
  draft.began !== (item.own?.saved_at ?? null) && !isSaved(draft, item)

/** What is stored is the draft. */
export function isSaved(draft: Draft, item: OpenedReviewItem): boolean {
  const print = (each: Draft) => {
    const { comments, ...body } = toBody(each, item.card)
    return JSON.stringify([body, comments.toSorted((one, other) => one.message_id - other.message_id)])
  }
  return item.own !== null && !item.own.passed && print(draft) === print(draftOf(item))
}

export const isScored = ({ scores }: Draft, code: string) => scores[code] !== undefined

/** The body of the request that saves it, on the criteria of this card. */
export const toBody = (
  { scores, comments, words, asked }: Draft,
  { criteria }: OpenedReviewItem['card'],
) => ({
  scores: Object.fromEntries(
    criteria.flatMap(({ code }) => {
      const score = scores[code]
      return score === undefined ? [] : [[code, score]]
    }),
  ),
  asked,
  comments: comments
    .filter(({ text }) => !isBlank(text))
    .map((each) => ({ ...each, text: each.text.trim() })),
  ...(isBlank(words) ? {} : { words: words.trim() }),
})

/** Of one operator on one message of a sample, in this tab. */
export const storedDraft = storedPerOperator<Draft>('review', asJson(readDraft), tabStorage)

/** The text of an answer to a review. */
export const storedAnswer = storedPerOperator<string>(
  'feedback',
  { parse: (text) => text, print: (text) => text || null },
  tabStorage,
)

type Fields<T> = { [K in keyof T]?: unknown }

function readDraft(stored: unknown): Draft | null {
  if (!isObject<Draft>(stored)) return null
  const { scores, comments, words, asked, began } = stored
  const isValid =
    isObject(scores) &&
    Object.values(scores).every(isScore) &&
    Array.isArray(comments) &&
    comments.every(isComment) &&
    typeof words === 'string' &&
    typeof asked === 'boolean' &&
    (began === null || typeof began === 'string')
  // The cast: each field was checked.
  return isValid ? (stored as Draft) : null
}

const isObject = <T>(value: unknown): value is Fields<T> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isScore = (value: unknown) => value === null || reviewScores.some((score) => score === value)
const isComment = (value: unknown) =>
  isObject<DraftComment>(value) &&
  typeof value.message_id === 'number' &&
  reviewCommentKinds.some((kind) => kind === value.kind) &&
  typeof value.text === 'string'
