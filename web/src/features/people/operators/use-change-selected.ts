import type { ListedOperator } from '@panel/contract'
import { IconAlertCircle, IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { showToast, showUndo } from '../../../ui/overlays/toasts'
import { type ChangedFields, storedFields } from './selected-changes'
import { useForEach } from './use-for-each'

export type RowChange = { id: number; row: ListedOperator; changed: ChangedFields }

/**
 * Changes operators, each with the values that were seen, so that a colleague's change is not replaced. One Undo gives all of them
 * their values back.
 */
export function useChangeSelected() {
  const { t } = useTranslation()
  const { run, ...state } = useForEach()

  async function change(changes: readonly RowChange[]): Promise<RowChange[]> {
    const done = await run(changes, ({ id, row, changed }) =>
      call('PATCH /api/operators/:id', {
        params: { id },
        body: { ...changed, seen: storedFields(row, changed) },
      }),
    )
    if (done.length > 0) offerUndo(done)
    return done
  }

  function offerUndo(done: readonly RowChange[]) {
    const text = t('operators.changed', { count: done.length })
    showUndo({ icon: IconCheck, text }, () => void undo(done))
  }

  async function undo(done: readonly RowChange[]) {
    const undone = await run(done, ({ id, row, changed }) =>
      call('PATCH /api/operators/:id', {
        params: { id },
        body: { ...storedFields(row, changed), seen: changed },
      }),
    )
    const left = done.length - undone.length
    if (left > 0) showToast({ icon: IconAlertCircle, text: t('operators.not_undone', { count: left }) })
    else showToast({ icon: IconArrowBackUp, text: t('operators.undone', { count: undone.length }) })
  }

  return { change, ...state }
}
