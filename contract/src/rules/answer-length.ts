import { messageLength } from './limits.ts'

/** What a site owner wants of the length of an answer, in characters; `share` in percent of the customer's message. Null: nothing. */
export type AnswerLength = { min: number | null; share: number | null; max: number | null }

/** The largest share of a customer's message that an answer can be asked to have, in percent. */
export const maxLengthShare = 200

/** The number of characters of a text, as people count them: an accent is no character of its own, nor is a blank at an end. */
export const lengthOf = (text: string): number => [...text.normalize('NFC').trim()].length

/**
 * From how many to how many characters an answer is wanted to have.
 * @param asked the length of the customer's message that it answers
 * @returns null for an end that is open
 */
export function wantedLength(
  { min, share, max }: AnswerLength,
  asked: number,
): { min: number | null; max: number | null } {
  const ofShare = share === null ? 0 : Math.round((share * asked) / 100)
  const shortest = Math.min(Math.max(min ?? 0, ofShare), max ?? messageLength)
  return { min: shortest > 0 ? shortest : null, max }
}
