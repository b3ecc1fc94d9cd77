import { isBlank } from '@panel/contract/blank'
import type { HoldKind } from '@panel/contract/hold-kinds'
import { releaseReasonLength } from '@panel/contract/hold-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call'
import { DialogForm } from '../../ui/DialogForm'
import { failureText } from '../../ui/failure'
import { TextAreaField } from '../../ui/TextAreaField'
import { holdsKey } from './escalations-key'

type Props = { hold: { id: number; kind: HoldKind }; onSettled?: () => void; onClose: () => void }

/** Asks for the reason, and releases a hold that people have set. */
export function ReleaseDialog({ hold, onSettled, onClose }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const releasing = useMutation({
    mutationFn: () =>
      call('POST /api/holds/:id/release', { params: { id: hold.id }, body: { reason: reason.trim() } }),
    onSuccess: onClose,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: holdsKey })
      onSettled?.()
    },
  })
  const submit = () => {
    setIsSubmitted(true)
    if (isBlank(reason)) field.current?.focus()
    else releasing.mutate()
  }
  return (
    <DialogForm
      isOpen
      title={t('held.release_title', { kind: t(`hold.${hold.kind}`) })}
      confirm={t('held.release')}
      onConfirm={submit}
      onClose={onClose}
      isBusy={releasing.isPending}
      error={releasing.error && failureText(t, t('held.not_released'), releasing.error)}
    >
      <p>{t('held.release_text')}</p>
      <TextAreaField
        ref={field}
        label={t('held.reason')}
        value={reason}
        maxLength={releaseReasonLength}
        required
        data-autofocus
        error={isSubmitted && isBlank(reason) ? t('held.reason_missing') : null}
        onChange={(event) => setReason(event.target.value)}
      />
    </DialogForm>
  )
}
