import { siteownerNameLength } from '@panel/contract/rules/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { CheckField } from '../../../ui/fields/CheckField'
import { Field } from '../../../ui/fields/Field'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { siteownerError } from '../../settings/siteowner-error'
import { showSiteowner, siteownersListQuery } from '../../settings/siteowners-query'

type Props = { onClose: () => void; onAdded: (id: number) => void }

/** Asks for the name of a new site owner, and whether it is a test. */
export function AddSiteownerDialog({ onClose, onAdded }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [isTest, setIsTest] = useState(false)
  const add = useMutation({
    mutationFn: () => call('POST /api/siteowners', { body: { name, is_test: isTest } }),
    onSuccess: (siteowner) => {
      showSiteowner(client, siteowner)
      void client.invalidateQueries({ queryKey: siteownersListQuery.queryKey })
      onAdded(siteowner.id)
    },
  })
  return (
    <DialogForm
      title={t('siteowners.add')}
      isOpen
      confirm={t('siteowners.create')}
      onConfirm={() => add.mutate()}
      blocked={name.trim() === '' && t('siteowners.name_missing')}
      onClose={onClose}
      isBusy={add.isPending}
      error={siteownerError(t, add.error)}
    >
      <Field
        label={t('siteowners.name')}
        value={name}
        maxLength={siteownerNameLength}
        autoComplete="off"
        data-autofocus
        onChange={(event) => setName(event.target.value)}
      />
      <CheckField
        label={t('siteowners.test_site.mark')}
        hint={t('siteowners.test_site.hint')}
        checked={isTest}
        onChange={setIsTest}
      />
    </DialogForm>
  )
}
