import { reasonLength } from '@panel/contract/rules/limits'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import type { UnsavedWords } from '../../settings/drafts/unsaved-words'
import { WordsField } from '../../settings/drafts/WordsField'

type Props = {
  words: UnsavedWords
  onTakeOver: (reason: string) => void
  onClose: () => void
  isBusy: boolean
  error: ReactNode
}

/** Asks a master for the reason of a take-over, which is written to the audit log. */
export function TakeOverDialog({ words, onTakeOver, ...dialog }: Props) {
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const fault = () => {
    if (words.text.trim() === '') return t('take_over.reason_empty')
    return words.text.trim().length > reasonLength ? t('leave.reason_too_long') : null
  }
  const submit = () => {
    setIsAsked(true)
    if (fault()) field.current?.focus()
    else onTakeOver(words.text.trim())
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
      <WordsField
        words={words}
        ref={field}
        data-autofocus
        label={t('take_over.reason')}
        required
        error={isAsked ? fault() : null}
      />
    </DialogForm>
  )
}
