import type { Message } from '@panel/contract'
import { hideReasonLength } from '@panel/contract/rules/limits'
import { IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { showUndo } from '../../../ui/overlays/toasts'
import { useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { WordsField } from '../../settings/drafts/WordsField'
import { ActionError } from './ActionError'
import { QuotedMessage } from './QuotedMessage'
import type { useMessageMarks } from './use-message-marks'

type Props = { message: Message; marks: ReturnType<typeof useMessageMarks>; onClose: () => void }

/** Hides a message; a reason helps later readers. */
export function HideDialog({ message, marks, onClose }: Props) {
  const { t } = useTranslation()
  const words = useUnsavedWords('hide', message.id)
  const [error, setError] = useState<Error | null>(null)
  const hidden = () => {
    words.forget()
    onClose()
    showUndo({ icon: IconEyeOff, text: t('undo.hidden') }, () => marks.mark(message.id, { hidden: false }))
  }
  return (
    <DialogForm
      isOpen
      title={t('hide_dialog.title')}
      confirm={t('hide_dialog.confirm')}
      isBusy={marks.isPending}
      error={error && <ActionError error={error} />}
      onClose={onClose}
      onConfirm={() => void marks.hide(message.id, words.text).then(hidden, setError)}
    >
      <QuotedMessage message={message} />
      <p>{t('hide_dialog.note')}</p>
      <WordsField words={words} label={t('hide_dialog.reason')} maxLength={hideReasonLength} data-autofocus />
    </DialogForm>
  )
}
