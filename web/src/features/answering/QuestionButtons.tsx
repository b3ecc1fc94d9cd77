import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/Button'
import { Keys } from '../../ui/actions/Keys'
import { shortcutOf } from '../../ui/actions/keys'
import { takeFocus } from '../../ui/actions/move-focus'
import { confirmLabel, type Question } from './refusal'
import { sendAndNext, sendAndStay } from './sender-actions'

type Props = { question: Question; stays: boolean; onEdit: () => void; onSend: () => void }

/** Replaces the send buttons during a question: edit the text (has the focus), or send it, and stay or go on as requested before. */
export function QuestionButtons({ question, stays, onEdit, onSend }: Props) {
  const { t } = useTranslation()
  const { key } = stays ? sendAndStay : sendAndNext
  // An operator who continues to type wants to edit: the letter is inserted in the editor.
  const continueEditing = (event: KeyboardEvent) => {
    const isLetter = event.key.length === 1 && event.key !== ' '
    if (event.key !== 'Escape' && (!isLetter || event.ctrlKey || event.metaKey || event.altKey)) return
    if (event.key === 'Escape') event.preventDefault()
    event.nativeEvent.stopImmediatePropagation()
    onEdit()
  }
  return (
    <>
      <Button
        ref={takeFocus}
        size="big"
        aria-keyshortcuts="Escape"
        onClick={onEdit}
        onKeyDown={continueEditing}
      >
        {t('refusal.edit')}
        <Keys keys="esc" />
      </Button>
      <Button size="big" look="primary" aria-keyshortcuts={key && shortcutOf(key)} onClick={onSend}>
        {t(confirmLabel(question, stays))}
        <Keys keys={key} onAccent />
      </Button>
    </>
  )
}
