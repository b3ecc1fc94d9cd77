import type { ListedOperator } from '@panel/contract'
import { reasonLength } from '@panel/contract/rules/limits'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { showToast } from '../../../ui/overlays/toasts'
import { useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { WordsField } from '../../settings/drafts/WordsField'
import { SelectedRows } from './SelectedRows'
import { useForEach } from './use-for-each'

type Props = {
  act: 'end' | 'suspend'
  rows: readonly ListedOperator[]
  onClose: () => void
  onDone: () => void
}

/** Suspends the selected operators, or ends their sessions. Those that fail stay listed with the reason. */
export function EndSelectedDialog({ act, rows, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const words = useUnsavedWords('suspend', 0)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { run, isBusy, failures } = useForEach()
  const missing = act === 'suspend' ? words.text.trim() === '' && t('operators.reason_missing') : null
  const end = ({ id }: ListedOperator) =>
    act === 'suspend'
      ? call('POST /api/operators/:id/suspend', { params: { id }, body: { reason: words.text } })
      : call('POST /api/operators/:id/end-sessions', { params: { id }, body: {} })
  const confirm = async () => {
    setIsSubmitted(true)
    if (missing) return
    const done = await run(rows, end)
    if (done.length > 0) showToast({ icon: IconCheck, text: t('operators.changed', { count: done.length }) })
    if (done.length === rows.length) {
      if (act === 'suspend') words.forget()
      onClose()
      onDone()
    }
  }
  return (
    <DialogForm
      isOpen
      title={t(`operators.change_title.${act}`, { count: rows.length })}
      confirm={t(`operators.confirm.${act}`, { count: rows.length })}
      isDanger
      isBusy={isBusy}
      error={failures.length > 0 && t('operators.some_failed', { count: failures.length })}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t(`operators.warning.${act}`)}</p>
      {act === 'suspend' && (
        <WordsField
          words={words}
          label={t('operators.reason')}
          maxLength={reasonLength}
          error={(isSubmitted && missing) || null}
        />
      )}
      <SelectedRows rows={rows.map((row) => ({ row, changes: [] }))} failures={failures} />
    </DialogForm>
  )
}
