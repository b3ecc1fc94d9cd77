import type { CustomerRights } from '@panel/contract'
import { isBlank } from '@panel/contract/blank'
import { legalHoldReasonLength } from '@panel/contract/erasure-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call'
import { DialogForm } from '../../ui/DialogForm'
import { TextAreaField } from '../../ui/TextAreaField'
import { refusedWords } from './refused-words'
import { customerRightsQuery, showRights } from './rights-query'

type Props = { rights: CustomerRights; isSet: boolean; onClose: () => void }

/** Asks for the reason, and sets a legal hold or lifts it. */
export function LegalHoldDialog({ rights: { customer }, isSet, onClose }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  // Another admin may lift it meanwhile: what this dialog does stays what it says.
  const [wasSet] = useState(isSet)
  const [reason, setReason] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const order = { params: { id: customer.id }, body: { reason: reason.trim() } }
  const saving = useMutation({
    mutationFn: () =>
      wasSet
        ? call('POST /api/customer-rights/:id/legal-hold/lift', order)
        : call('POST /api/customer-rights/:id/legal-hold', order),
    onSuccess: (changed) => {
      showRights(client, changed)
      onClose()
    },
    onError: () => client.invalidateQueries(customerRightsQuery(customer.id)),
  })
  const submit = () => {
    setIsSubmitted(true)
    if (isBlank(reason)) field.current?.focus()
    else saving.mutate()
  }
  const title = t(wasSet ? 'customer_rights.lift_of' : 'customer_rights.set_of', { name: customer.name })
  return (
    <DialogForm
      isOpen
      title={title}
      confirm={t(wasSet ? 'customer_rights.lift' : 'customer_rights.set')}
      onConfirm={submit}
      onClose={onClose}
      isBusy={saving.isPending}
      error={saving.error && refusedWords(t, t('customer_rights.not_done'), saving.error)}
    >
      <p>{t(wasSet ? 'customer_rights.lift_text' : 'customer_rights.legal_hold_text')}</p>
      <TextAreaField
        ref={field}
        label={t('customer_rights.why')}
        value={reason}
        maxLength={legalHoldReasonLength}
        required
        data-autofocus
        error={isSubmitted && isBlank(reason) ? t('customer_rights.why_missing') : null}
        onChange={(event) => setReason(event.target.value)}
      />
    </DialogForm>
  )
}
