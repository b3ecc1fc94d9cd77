import type { CustomerField } from '@panel/contract/enumerations'
import { serverNow } from '../../api/server-clock'
import { asJson, storedPerOperator } from '../../ui/storage'
import { useTypedPerId } from '../../ui/use-typed-per-id'
import { useUser } from '../sign-in/user-query'

/** What words are typed for. Their ids are those of customers, conversations or messages; 0 if there is one of them. */
type Kind =
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

/** The fields of a draft (`LocalDraft`), so that a sign-out deletes old ones. */
type Words = { text: string; began: string; at: number; isSaved: false }

/** What was typed and not saved, in this browser, by one operator. */
export const unsavedWords = (kind: Kind) =>
  storedPerOperator<Words>(
    `draft:${kind}`,
    asJson(readWords, ({ text, began }) => text.trim() === began.trim()),
  )

export type UnsavedWords = {
  text: string
  /** The text from which the operator began. */
  began: string
  isKept: boolean
  set: (text: string) => void
  /** The words are saved, or no longer wanted. */
  forget: () => void
}

/**
 * What the operator types in a form or a dialog. It is kept in this browser until it is saved: through Escape, another chat, a reload and
 * the end of the session.
 * @param stored the text from which the form starts
 */
export function useUnsavedWords(kind: Kind, id: number, stored = ''): UnsavedWords {
  const operatorId = useUser().id
  const typed = useTypedPerId((each) => unsavedWords(kind)(operatorId, each))
  const kept = typed.read(id)
  const { text, began } = kept ?? { text: stored, began: stored }
  return {
    text,
    began,
    isKept: text.trim() !== began.trim(),
    set: (next) => typed.write(id, { text: next, began, at: serverNow(), isSaved: false }),
    forget: () => typed.write(id, null),
  }
}

function readWords(stored: unknown): Words | null {
  if (typeof stored !== 'object' || stored === null || !('text' in stored) || !('at' in stored)) return null
  const { text, at } = stored
  if (typeof text !== 'string' || typeof at !== 'number') return null
  // Notes of earlier releases began without a text.
  const began = 'began' in stored && typeof stored.began === 'string' ? stored.began : ''
  return { text, began, at, isSaved: false }
}
