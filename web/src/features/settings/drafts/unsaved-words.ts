import type { CustomerField } from '@panel/contract/rules/enumerations'
import { use } from 'react'
import { serverNow } from '../../../api/server-clock'
import { useTypedPerId } from '../../../ui/fields/use-typed-per-id'
import { asJson, storedPerOperator } from '../../../ui/storage/storage'
import { useUser } from '../user-query'
import { TypedInContext } from './typed-in'

/** What words are typed for. Their ids are those of what the form is about; 0 if there is one of them. */
export type WordsKind =
  | `fact:${CustomerField | 'interests'}`
  | 'note'
  | 'alert'
  | 'skip'
  | 'ignore'
  | 'handover'
  | 'report'
  | 'told'
  | 'hide'
  | 'take_over'
  | 'not_asked'
  | 'away'
  | 'release_hold'
  | 'settle'
  | 'appeal'
  | 'legal_hold'
  | 'lift_legal_hold'
  | 'suspend'
  | 'reinstate'
  | 'reset_two_factor'
  | 'operator_note'
  | 'operator_note_edit'
  | 'retire_set'
  | 'release'
  | 'pause'
  | 'reminder'
  | 'hours'
  | `ask_${string}`
  | `answer_${string}`
  | `disclosure_${string}`

/** The fields of a draft (`LocalDraft`), so that a sign-out deletes old ones. */
export type Words = {
  text: string
  began: string
  choice?: string | undefined
  at: number
  isSaved: false
  /** The conversation in which they were typed. */
  chat?: number | undefined
}

/** How words are stored. */
export const wordsFormat = asJson(
  wordsIn,
  ({ text, began, choice }) => text.trim() === began.trim() && choice === undefined,
)

/** What was typed and chosen and not saved, in this browser, by one operator. */
export const unsavedWords = (kind: WordsKind) => storedPerOperator<Words>(`draft:${kind}`, wordsFormat)

export type UnsavedWords = {
  text: string
  /** The text from which the operator began. */
  began: string
  isKept: boolean
  /** The reason or the options that were chosen with the words; null when nothing was chosen yet. */
  choice: string | null
  set: (text: string) => void
  choose: (choice: string) => void
  /** The words are saved, or no longer wanted. */
  forget: () => void
}

/**
 * What the operator types and chooses in a form or a dialog. It is kept in this browser until it is saved: through Escape, another chat,
 * a reload and the end of the session.
 * @param stored the text from which the form starts
 */
export function useUnsavedWords(kind: WordsKind, id: number, stored = ''): UnsavedWords {
  const operatorId = useUser().id
  const chat = use(TypedInContext) ?? undefined
  const typed = useTypedPerId((each) => unsavedWords(kind)(operatorId, each))
  const kept = typed.read(id)
  const { text, began, choice } = kept ?? { text: stored, began: stored }
  const write = (changed: { text: string } | { choice: string }) =>
    typed.write(id, { text, began, choice, chat, ...changed, at: serverNow(), isSaved: false })
  return {
    text,
    began,
    isKept: text.trim() !== began.trim(),
    choice: choice ?? null,
    set: (next) => write({ text: next }),
    choose: (next) => write({ choice: next }),
    forget: () => typed.write(id, null),
  }
}

/** Reads words from the parsed JSON; null when they are not valid. */
function wordsIn(stored: unknown): Words | null {
  if (typeof stored !== 'object' || stored === null || !('text' in stored) || !('at' in stored)) return null
  const { text, at } = stored
  if (typeof text !== 'string' || typeof at !== 'number') return null
  const began = 'began' in stored && typeof stored.began === 'string' ? stored.began : ''
  const choice = 'choice' in stored && typeof stored.choice === 'string' ? stored.choice : undefined
  const chat = 'chat' in stored && typeof stored.chat === 'number' ? stored.chat : undefined
  return { text, began, choice, at, isSaved: false, chat }
}

/** The kept choice, if it can still be chosen. */
export const choiceAmong = (
  choices: readonly { value: string }[],
  { choice }: UnsavedWords,
): string | null => (choices.some(({ value }) => value === choice) ? choice : null)
