import { isBlank } from '@panel/contract/rules/blank'
import { reasonLength } from '@panel/contract/rules/limits'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { call } from '../../../api/call'
import { cleanText } from '../../../api/clean-text'
import { TextAreaField } from '../../../ui/fields/TextAreaField'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { finishText, type TextInHand, textInHand, typeText } from './text-in-hand'
import { useRefusalText } from './use-refusal-text'

type Props = { hand: TextInHand; isBusy: boolean; onClose: () => void; onReturned: () => void }

/** Asks for the note with which a text goes back. What is typed is kept as a draft. */
export function ReturnDialog({ hand, isBusy, onClose, onReturned }: Props) {
  const { t } = useTranslation()
  const refusal = useRefusalText()
  const error = useStore(textInHand, (state) => state.error)
  const [isAsked, setIsAsked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const note = cleanText(hand.typed).trim()
  const fault = () => {
    if (isBlank(note)) return t('profile_texts.note_empty')
    return note.length > reasonLength ? t('issue.too_long', { max: reasonLength }) : null
  }
  const submit = () => {
    setIsAsked(true)
    if (fault()) field.current?.focus()
    else
      void finishText((params, lease_id) =>
        call('POST /api/profile-texts/:id/return', { params, body: { lease_id, note } }),
      ).then((isDone) => isDone && onReturned())
  }
  return (
    <DialogForm
      isOpen
      title={t('profile_texts.return')}
      confirm={t('profile_texts.return_and_next')}
      onConfirm={submit}
      onClose={onClose}
      isBusy={isBusy}
      blocked={hand.isLost && t('profile_texts.lost')}
      error={error === null ? null : refusal(error)}
    >
      <TextAreaField
        ref={field}
        data-autofocus
        label={t('profile_texts.note')}
        rows={4}
        value={hand.typed}
        required
        error={isAsked ? fault() : null}
        onChange={(event) => typeText(event.target.value)}
      />
    </DialogForm>
  )
}
