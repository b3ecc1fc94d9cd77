import type { ListView } from '@panel/contract'
import { viewNameLength } from '@panel/contract/rules/list-view-rules'
import type { ListName } from '@panel/contract/rules/lists'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanText } from '../../../api/clean-text'
import { CheckField } from '../../../ui/fields/CheckField'
import { Field } from '../../../ui/fields/Field'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { useViewActs } from './use-view-acts'
import { viewError } from './view-error'

type Props = {
  list: ListName
  search: Record<string, string>
  mayShare: boolean
  onSaved: (view: ListView) => void
  onClose: () => void
}

/** Saves the filters of a list as a view with a name. */
export function SaveViewDialog({ list, search, mayShare, onSaved, onClose }: Props) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const { add } = useViewActs(list)
  const save = () =>
    add.mutate(
      { name: cleanText(name), owner: isShared ? 'team' : 'own', search },
      {
        onSuccess: ({ view }) => {
          onSaved(view)
          onClose()
        },
      },
    )
  return (
    <DialogForm
      isOpen
      title={t('views.save_as')}
      confirm={t('views.save')}
      blocked={cleanText(name) === '' && t('views.name_missing')}
      onConfirm={save}
      onClose={onClose}
      isBusy={add.isPending}
      error={viewError(t, add.error)}
    >
      <Field
        label={t('views.name')}
        data-autofocus
        maxLength={viewNameLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {mayShare && (
        <CheckField
          label={t('views.share')}
          hint={t('views.share_hint')}
          checked={isShared}
          onChange={setShared}
        />
      )}
    </DialogForm>
  )
}
