import { useTranslation } from 'react-i18next'
import { offer } from '../../ui/actions/actions'
import { useOffered } from '../../ui/actions/use-action'
import { useAnswering, useAnsweringState } from './answering'
import { isBusySending } from './machine/sent-state'
import { insertText } from './saved-replies/insert-text'
import { backToEditor, findSavedReply, leaveEditor, sendAndNext, sendAndStay } from './sender-actions'

export function useSenderActions() {
  const { t } = useTranslation()
  const { editor, send, isSeen } = useAnswering()
  const queue = useAnsweringState(({ chat }) => chat.queue)
  const isBusy = useAnsweringState(isBusySending)
  const isExtra = useAnsweringState(({ turn }) => turn === 'extra_reply')
  const target = { queue, isBusy, isExtra, isSeen, send }
  const next = offer(t, sendAndNext, target)
  const stay = offer(t, sendAndStay, target)
  useOffered([
    next,
    stay,
    offer(t, findSavedReply, { isBusy, openReplies: () => openReplies(editor.current) }),
    offer(t, backToEditor, () => editor.current?.focus()),
    offer(t, leaveEditor, undefined),
  ])
  return { next, stay, isBusy, isExtra }
}

/** Inserts the slash that opens the list, with a space before it if the text needs one. */
function openReplies(field: HTMLTextAreaElement | null) {
  if (!field) return
  const before = field.value.charAt(field.selectionStart - 1)
  if (before !== '' && !/\s/.test(before)) insertText(field, ' ')
  insertText(field, '/')
}
