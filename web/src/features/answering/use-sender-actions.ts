import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { offer } from '../../ui/actions'
import { useOffered } from '../../ui/use-action'
import { insertText } from '../saved-replies/insert-text'
import type { Answering } from './answering'
import { isQuestion } from './refusal'
import { backToEditor, findSavedReply, leaveEditor, sendAndNext, sendAndStay } from './sender-actions'

/** Nobody has read a draft that was kept, or a question, before it has stood there for so many milliseconds. */
const seenAfter = 700

/** @param isExtra the chat is answered: what is sent now is an extra reply */
export function useSenderActions(answering: Answering, isBusy: boolean, isExtra: boolean) {
  const { t } = useTranslation()
  const { editor, queue, draft, lease, sending } = answering
  const [opened] = useState(() => ({ at: performance.now(), with: draft.text() }))
  const isSeen = () => {
    // A second press for the chat before must not send what was kept here.
    const isUnseen = draft.text() === opened.with && performance.now() - opened.at < seenAfter
    if (opened.with !== '' && isUnseen) return false
    const asked = sending.sending
    if (asked.phase === 'refused' && isQuestion(asked.refusal) && performance.now() - asked.at < seenAfter)
      return false
    return lease.state().status === 'held'
  }
  const target = { queue, isBusy, isExtra, isSeen, send: (next?: typeof queue) => void sending.send(next) }
  const next = offer(t, sendAndNext, target)
  const stay = offer(t, sendAndStay, target)
  useOffered([
    next,
    stay,
    offer(t, findSavedReply, { isBusy, openReplies: () => openReplies(editor.current) }),
    offer(t, backToEditor, () => editor.current?.focus()),
    offer(t, leaveEditor, undefined),
  ])
  return { next, stay }
}

/** Types the slash that opens the list, after a space where it needs one. */
function openReplies(field: HTMLTextAreaElement | null) {
  if (!field) return
  const before = field.value.charAt(field.selectionStart - 1)
  if (before !== '' && !/\s/.test(before)) insertText(field, ' ')
  insertText(field, '/')
}
