import { useState } from 'react'
import { serverNow } from '../../api/server-clock'
import { keptPerOperator } from '../../ui/storage'
import { type LocalDraft, readDraft } from '../answering/draft-storage'

const noteDraft = keptPerOperator<LocalDraft>('draft:note', {
  parse: readDraft,
  print: (draft) => (draft.text.trim() === '' ? null : JSON.stringify(draft)),
})

/** A note that was started: stored in this browser until it is saved. */
export function useNoteDraft(operatorId: number, customerId: number) {
  const kept = noteDraft(operatorId, customerId)
  const [text, setText] = useState(() => kept.read()?.text ?? '')
  return {
    text,
    set(next: string) {
      setText(next)
      kept.write({ text: next, at: serverNow(), isSaved: false })
    },
  }
}
