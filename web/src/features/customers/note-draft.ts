import { useState } from 'react'
import { serverNow } from '../../api/server-clock'
import { readDraft } from '../answering/draft-storage'

const keyOf = (operatorId: number, customerId: number) => `draft:note:${operatorId}:${customerId}`

/** A note that was begun: kept in this browser until it is saved. */
export function useNoteDraft(operatorId: number, customerId: number) {
  const key = keyOf(operatorId, customerId)
  const [text, setText] = useState(() => readDraft(localStorage.getItem(key))?.text ?? '')
  return {
    text,
    set(next: string) {
      setText(next)
      try {
        if (next.trim() === '') localStorage.removeItem(key)
        else localStorage.setItem(key, JSON.stringify({ text: next, at: serverNow(), isSaved: false }))
      } catch {
        // The browser keeps nothing: the text is still in the field.
      }
    },
  }
}
