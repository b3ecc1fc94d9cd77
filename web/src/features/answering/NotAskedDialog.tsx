import type { Conversation } from '@panel/contract'
import { isBlank } from '@panel/contract/blank'
import { liftReasonLength } from '@panel/contract/inquiry-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call'
import { DialogForm } from '../../ui/DialogForm'
import { failureText } from '../../ui/failure'
import { TextAreaField } from '../../ui/TextAreaField'
import { useUnsavedWords } from '../drafts/unsaved-words'
import { catchUp } from '../thread/conversation-queries'
import { useAnswering } from './answering'

type Props = { conversation: Conversation; onClose: () => void }

/** The customer has not asked who writes: asks why, and lifts the inquiry. */
export function NotAskedDialog({ conversation: { id, customer }, onClose }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { store } = useAnswering()
  const { text: reason, set: setReason, forget } = useUnsavedWords('not_asked', id)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const lifting = useMutation({
    mutationFn: () => {
      const { lease } = store.getState().chat
      return call('POST /api/conversations/:id/inquiry/lift', {
        params: { id },
        body: { lease_id: lease.id, epoch: lease.epoch, reason: reason.trim() },
      })
    },
    onSuccess: () => {
      forget()
      onClose()
    },
    onSettled: () => catchUp(client, id),
  })
  const submit = () => {
    setIsSubmitted(true)
    if (isBlank(reason)) field.current?.focus()
    else lifting.mutate()
  }
  return (
    <DialogForm
      isOpen
      title={t('inquiry.not_asked_title', { name: customer.name })}
      confirm={t('inquiry.not_asked')}
      onConfirm={submit}
      onClose={onClose}
      isBusy={lifting.isPending}
      error={lifting.error && failureText(t, t('inquiry.not_lifted'), lifting.error)}
    >
      <p>{t('inquiry.not_asked_text')}</p>
      <TextAreaField
        ref={field}
        label={t('held.reason')}
        value={reason}
        maxLength={liftReasonLength}
        required
        data-autofocus
        error={isSubmitted && isBlank(reason) ? t('held.reason_missing') : null}
        onChange={(event) => setReason(event.target.value)}
      />
    </DialogForm>
  )
}
