import type { CustomerRights } from '@panel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { Field } from '../../../ui/fields/Field'
import { useTypedInto } from '../../../ui/fields/use-typed-into'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { formatNumber } from '../../../ui/words/dates'
import { refusedWords } from './refused-words'
import { customerRightsQuery, showRights } from './rights-query'

type Props = { rights: CustomerRights; onClose: () => void }

/** Erases the customer after their name was typed. */
export function EraseDialog({ rights: { customer, counts }, onClose }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useTypedInto(field)
  const erasing = useMutation({
    mutationFn: () =>
      call('POST /api/customer-rights/:id/erase', { params: { id: customer.id }, body: { name: typed } }),
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
      onConfirm={() => erasing.mutate()}
      onClose={onClose}
      blocked={typed.trim() === '' && t('customer_rights.type_name', { name })}
      isBusy={erasing.isPending}
      error={erasing.error && !isWrongName && refusedWords(t, t('customer_rights.not_erased'), erasing.error)}
    >
      <p>
        {t('customer_rights.erase_text', {
          chats: formatNumber(counts.chats),
          messages: formatNumber(counts.messages),
        })}
      </p>
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
