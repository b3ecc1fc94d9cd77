import type { ListedOperator } from '@panel/contract'
import { reasonLength } from '@panel/contract/rules/limits'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { showToast } from '../../../ui/overlays/toasts'
import { useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { WordsField } from '../../settings/drafts/WordsField'
import styles from './ChangeSelectedDialog.module.css'
import type { SelectionAct } from './operators-actions'
import { SelectedValue } from './SelectedValue'
import { type GivenValue, useChangeSelected } from './use-change-selected'
import { useFieldWords } from './use-field-words'

type Props = {
  act: SelectionAct
  rows: readonly ListedOperator[]
  onClose: () => void
  onDone: () => void
}

/** Changes the selected operators, after it has shown what changes for each of them. Those that fail stay listed with the reason. */
export function ChangeSelectedDialog({ act, rows, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const { label, format } = useFieldWords()
  const [value, setValue] = useState<GivenValue>(null)
  const words = useUnsavedWords('suspend', 0)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { run, isBusy, failures } = useChangeSelected(act, rows)
  const isDanger = act === 'suspend' || act === 'end'
  const changed = isDanger
    ? rows
    : rows.filter((row) => value !== null && format(act, row[act]) !== format(act, value))
  const missing = act === 'suspend' ? words.text.trim() === '' && t('operators.reason_missing') : null
  const confirm = async () => {
    setIsSubmitted(true)
    if (missing || changed.length === 0) return
    const done = await run(changed, value, words.text)
    if (done > 0) showToast({ icon: IconCheck, text: t('operators.changed', { count: done }) })
    if (done === changed.length) {
      if (act === 'suspend') words.forget()
      onClose()
      onDone()
    }
  }
  const nameOf = (row: ListedOperator) => row.name ?? `#${row.id}`
  return (
    <DialogForm
      isOpen
      title={t(`operators.change_title.${act}`, { count: rows.length })}
      confirm={t(`operators.confirm.${act}`, { count: changed.length })}
      isDanger={isDanger}
      blocked={!isDanger && changed.length === 0 && t('operators.nothing_changes')}
      isBusy={isBusy}
      error={failures.length > 0 && t('operators.some_failed', { count: failures.length })}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {act === 'suspend' || act === 'end' ? (
        <p>{t(`operators.warning.${act}`)}</p>
      ) : (
        <SelectedValue field={act} value={value} onChange={setValue} />
      )}
      {act === 'suspend' && (
        <WordsField
          words={words}
          label={t('operators.reason')}
          maxLength={reasonLength}
          error={(isSubmitted && missing) || null}
        />
      )}
      <ul className={styles.changes} aria-label={t('operators.changes')}>
        {changed.map((row) => {
          const failure = failures.find(({ id }) => id === row.id)
          return (
            <li key={row.id}>
              <b>{nameOf(row)}</b>
              {act !== 'suspend' && act !== 'end' && (
                <span>
                  {t('operators.from_to', {
                    field: label(act),
                    from: format(act, row[act]),
                    to: format(act, value),
                  })}
                </span>
              )}
              {failure && <span className={styles.failure}>{failure.text}</span>}
            </li>
          )
        })}
      </ul>
    </DialogForm>
  )
}
