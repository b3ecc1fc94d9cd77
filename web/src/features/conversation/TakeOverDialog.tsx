import { reasonLength } from '@panel/contract/limits'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogForm } from '../../ui/DialogForm'
import { TextAreaField } from '../../ui/TextAreaField'
import type { UnsavedWords } from '../drafts/unsaved-words'

type Props = {
  words: UnsavedWords
  onTakeOver: (reason: string) => void
  onClose: () => void
  isBusy: boolean
  error: ReactNode
}

/** Asks a master for the reason of a take-over, which is written to the audit log. */
export function TakeOverDialog({ words: unsaved, onTakeOver, ...dialog }: Props) {
  const { t } = useTranslation()
  const { text: words, set: setWords } = unsaved
  const [isAsked, setIsAsked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const fault = () => {
    if (words.trim() === '') return t('take_over.reason_empty')
    return words.trim().length > reasonLength ? t('leave.reason_too_long') : null
  }
  const submit = () => {
    setIsAsked(true)
    if (fault()) field.current?.focus()
    else onTakeOver(words.trim())
  }
  return (
    <DialogForm
      {...dialog}
      isOpen
      title={t('take_over.title')}
      confirm={t('take_over.button')}
      onConfirm={submit}
    >
      <p>{t('take_over.text')}</p>
      <TextAreaField
        ref={field}
        data-autofocus
        label={t('take_over.reason')}
        value={words}
        required
        error={isAsked ? fault() : null}
        onChange={(event) => setWords(event.target.value)}
      />
    </DialogForm>
  )
}
