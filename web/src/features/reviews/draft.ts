import type { OpenedReviewItem } from '@panel/contract'
import { isBlank } from '@panel/contract/blank'
import type { ReviewCommentKind, ReviewScore } from '@panel/contract/review-rules'

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

/** The coach has saved or passed the message in another tab since the draft began. */
export const isSavedElsewhere = ({ began }: Draft, { own }: OpenedReviewItem) =>
  began !== (own?.saved_at ?? null)

export const isScored = ({ scores }: Draft, code: string) => scores[code] !== undefined

/** The body of the request that saves it. */
export const toBody = ({ scores, comments, words, asked }: Draft) => ({
  scores: { ...scores },
  asked,
  comments: comments
    .filter(({ text }) => !isBlank(text))
    .map((each) => ({ ...each, text: each.text.trim() })),
  ...(isBlank(words) ? {} : { words: words.trim() }),
})
