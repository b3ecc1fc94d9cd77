import type { CustomerRights } from '@panel/contract'
import type { RightsReason } from '@panel/contract/rules/erasure-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { Field } from '../../../ui/fields/Field'
import { useTypedInto } from '../../../ui/fields/use-typed-into'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { formatNumber } from '../../../ui/words/dates'
import { ReasonField } from './ReasonField'
import { refusedWords } from './refused-words'
import { customerRightsQuery, showRights } from './rights-query'

type Props = { rights: CustomerRights; onClose: () => void }

/** Erases the customer after their name was typed. */
export function EraseDialog({ rights: { customer, counts }, onClose }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState<RightsReason | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useTypedInto(field)
  const erasing = useMutation({
    mutationFn: (reason: RightsReason) =>
      call('POST /api/customer-rights/:id/erase', {
        params: { id: customer.id },
        body: { name: typed, reason },
      }),
    onSuccess: (changed) => {
      showRights(client, changed)
      onClose()
    },
    onError: () => client.invalidateQueries(customerRightsQuery(customer.id)),
  })
  const isWrongName = erasing.error instanceof ApiError && erasing.error.code === 'invalid_input'
  const { name } = customer
  return (
    <DialogForm
      isOpen
      isDanger
      title={t('customer_rights.erase_of', { name })}
      confirm={t('customer_rights.erase')}
      onConfirm={() => reason && erasing.mutate(reason)}
      onClose={onClose}
      blocked={
        typed.trim() === ''
          ? t('customer_rights.type_name', { name })
          : reason === null && t('customer_rights.choose_first')
      }
      isBusy={erasing.isPending}
      error={erasing.error && !isWrongName && refusedWords(t, t('customer_rights.not_erased'), erasing.error)}
    >
      <p>
        {t('customer_rights.erase_text', {
          chats: formatNumber(counts.chats),
          messages: formatNumber(counts.messages),
        })}
      </p>
      <ReasonField value={reason} onChoose={setReason} />
      <Field
        ref={field}
        label={t('customer_rights.type_name', { name })}
        autoComplete="off"
        maxLength={400}
        value={typed}
        error={isWrongName ? t('issue.wrong_name') : null}
        onChange={(event) => {
          erasing.reset()
          setTyped(event.target.value)
        }}
      />
    </DialogForm>
  )
}
