import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/Button'
import { Keys } from '../../ui/actions/Keys'
import { shortcutOf } from '../../ui/actions/keys'
import { takeFocus } from '../../ui/actions/move-focus'
import { asksLanguage, confirmLabel, type Question } from './refusal'
import { sendAndNext, sendAndStay } from './sender-actions'

type Props = { question: Question; stays: boolean; onEdit: () => void; onSend: () => void }

/**
 * Replaces the send buttons during a question: edit the text, or send it, and stay or go on as requested before. Edit has the focus, but where
 * only the language is asked about, Send.
 */
export function QuestionButtons({ question, stays, onEdit, onSend }: Props) {
  const { t } = useTranslation()
  const { key } = stays ? sendAndStay : sendAndNext
  const isLanguage = asksLanguage(question)
  // An operator who continues to type wants to edit: the letter is inserted in the editor.
  const continueEditing = (event: KeyboardEvent) => {
    // The key that has sent the text is still held.
    if (event.key === 'Enter' && event.repeat) return event.preventDefault()
    const isLetter = event.key.length === 1 && event.key !== ' '
    if (event.key !== 'Escape' && (!isLetter || event.ctrlKey || event.metaKey || event.altKey)) return
    if (event.key === 'Escape') event.preventDefault()
    event.nativeEvent.stopImmediatePropagation()
    onEdit()
  }
  return (
    <>
      <Button
        ref={isLanguage ? undefined : takeFocus}
        size="big"
        aria-keyshortcuts="Escape"
        onClick={onEdit}
        onKeyDown={continueEditing}
      >
        {t('refusal.edit')}
        <Keys keys="esc" />
      </Button>
      <Button
        ref={isLanguage ? takeFocus : undefined}
        size="big"
        look="primary"
        aria-keyshortcuts={key && shortcutOf(key)}
        onClick={onSend}
        onKeyDown={isLanguage ? continueEditing : undefined}
      >
        {t(confirmLabel(question, stays))}
        <Keys keys={isLanguage ? 'enter' : key} onAccent />
      </Button>
    </>
  )
}
