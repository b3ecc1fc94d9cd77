import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { offer } from '../../../ui/actions/actions'
import { useOffered } from '../../../ui/actions/use-action'
import { findReplies } from './find-replies'
import { insertSavedReply } from './saved-reply-actions'
import type { ReplyPicker } from './use-reply-picker'

/** Offers the saved replies in the palette. A chosen one is inserted at the caret. */
export function useReplyActions(picker: ReplyPicker, language: string) {
  const { t } = useTranslation()
  const { data } = picker.replies
  const found = useMemo(() => findReplies(data?.items ?? [], '', language), [data, language])
  useOffered(found.map(({ reply }) => offer(t, insertSavedReply, { reply, insert: picker.insert })))
}
