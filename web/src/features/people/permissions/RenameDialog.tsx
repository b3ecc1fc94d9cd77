import { levelNameLength } from '@panel/contract/rules/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanText } from '../../../api/clean-text'
import { focusAndSelect } from '../../../ui/actions/move-focus'
import { Field } from '../../../ui/fields/Field'
import { DialogForm } from '../../../ui/overlays/DialogForm'

type Props = { id: number; name: string; onRename: (name: string) => void; onClose: () => void }

/** Gives a level another name, which is saved with the other changes. */
export function RenameDialog({ id, name: before, onRename, onClose }: Props) {
  const { t } = useTranslation()
  const [name, setName] = useState(before)
  return (
    <DialogForm
      isOpen
      title={t('levels.rename_title', { id, name: before })}
      confirm={t('levels.rename')}
      blocked={cleanText(name) === '' && t('levels.dialog.name_missing')}
      onConfirm={() => {
        onRename(cleanText(name))
        onClose()
      }}
      onClose={onClose}
      isBusy={false}
      error={null}
    >
      <Field
        label={t('levels.name')}
        ref={focusAndSelect}
        data-autofocus
        maxLength={levelNameLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </DialogForm>
  )
}
