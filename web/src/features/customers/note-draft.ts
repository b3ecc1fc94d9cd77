import { useState } from 'react'
import { serverNow } from '../../api/server-clock'
import { storedPerOperator } from '../../ui/storage'
import { type LocalDraft, readDraft } from '../answering/draft-storage'

const noteDraft = storedPerOperator<LocalDraft>('draft:note', {
  parse: readDraft,
  print: (draft) => (draft.text.trim() === '' ? null : JSON.stringify(draft)),
})

/** A note that was started: stored in this browser until it is saved. */
export function useNoteDraft(operatorId: number, customerId: number) {
  const stored = noteDraft(operatorId, customerId)
  const [text, setText] = useState(() => stored.read()?.text ?? '')
  return {
    text,
    set(next: string) {
      setText(next)
      stored.write({ text: next, at: serverNow(), isSaved: false })
    },
  }
}
