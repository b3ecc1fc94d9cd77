import type { ListedOperator } from '@panel/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { SelectedFields } from './SelectedFields'
import { SelectedRows } from './SelectedRows'
import { changedFields, type SelectedChanges, type SelectedField } from './selected-changes'
import type { useChangeSelected } from './use-change-selected'
import { useFieldWords } from './use-field-words'
import { useOperatorOptions } from './use-operator-options'

type Props = {
  /** The field that has the focus. */
  first: SelectedField
  rows: readonly ListedOperator[]
  /** Of the page, which stays for Undo when the dialog is gone. */
  changing: ReturnType<typeof useChangeSelected>
  onClose: () => void
  onDone: () => void
}

const fields = ['level_id', 'team_id', 'languages', 'siteowner_ids'] as const

/** Changes the selected operators, after it has shown what changes for each of them. Those that fail stay listed with the reason. */
export function ChangeSelectedDialog({ first, rows, changing, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const { label, format } = useFieldWords()
  const { siteowners } = useOperatorOptions()
  const [wanted, setWanted] = useState<SelectedChanges>({})
  const { change, isBusy, failures } = changing
  const ids = siteowners.map(([id]) => Number(id))
  const changes = rows
    .map((row) => ({ id: row.id, row, changed: changedFields(row, wanted, ids) }))
    .filter(({ changed }) => Object.keys(changed).length > 0)
  const shown = failures.filter(({ id }) => rows.some((row) => row.id === id))
  const confirm = async () => {
    if (changes.length === 0) return
    const done = await change(changes)
    if (done.length < changes.length) return
    onClose()
    onDone()
  }
  return (
    <DialogForm
      isOpen
      isWide
      title={t('operators.change_title.fields', { count: rows.length })}
      confirm={t('operators.confirm.fields', { count: changes.length })}
      blocked={changes.length === 0 && t('operators.nothing_changes')}
      isBusy={isBusy}
      error={shown.length > 0 && t('operators.some_failed', { count: shown.length })}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <SelectedFields first={first} wanted={wanted} onChange={setWanted} />
      <SelectedRows
        rows={changes.map(({ row, changed }) => ({
          row,
          changes: fields
            .filter((field) => changed[field] !== undefined)
            .map((field) =>
              t('operators.from_to', {
                field: label(field),
                from: format(field, row[field]) || t('line.empty'),
                to: format(field, changed[field]) || t('line.empty'),
              }),
            ),
        }))}
        failures={shown}
      />
    </DialogForm>
  )
}
