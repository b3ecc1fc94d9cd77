import type { ListedOperator } from '@panel/contract'
import { useState } from 'react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { Button } from '../../../ui/actions/Button'
import { Keys } from '../../../ui/actions/Keys'
import { useAction } from '../../../ui/actions/use-action'
import { ChangeSelectedDialog } from './ChangeSelectedDialog'
import { EndSelectedDialog } from './EndSelectedDialog'
import {
  changeLanguages,
  changeLevels,
  changeSiteowners,
  changeTeams,
  endSelectedSessions,
  type SelectionAct,
  suspendSelected,
} from './operators-actions'
import styles from './SelectionBar.module.css'
import type { useChangeSelected } from './use-change-selected'

type Props = {
  rows: readonly ListedOperator[]
  changing: ReturnType<typeof useChangeSelected>
  onClear: () => void
}

/** The actions on the selected operators. Each one first shows what it will change. */
export function SelectionBar({ rows, changing, onClear }: Props) {
  const { t } = useTranslation()
  const [act, setAct] = useState<SelectionAct | null>(null)
  const open = (next: SelectionAct) => {
    changing.forget()
    setAct(next)
  }
  const target = { open }
  const changes = [
    useAction(changeLevels, target),
    useAction(changeTeams, target),
    useAction(changeLanguages, target),
    useAction(changeSiteowners, target),
    useAction(endSelectedSessions, target),
  ]
  const suspend = useAction(suspendSelected, target)
  return (
    <>
      <Toolbar aria-label={t('operators.selection')} className={styles.bar ?? ''}>
        <span role="status" className={styles.count}>
          <b>{rows.length}</b> {t('operators.selected', { count: rows.length })}
        </span>
        <Button look="quiet" aria-keyshortcuts="Escape" onClick={onClear}>
          {t('operators.clear')}
          <Keys keys="esc" />
        </Button>
        <span className={styles.acts}>
          {changes.map((action) => (
            <ActionButton key={action.id} action={action} hasNoIcon />
          ))}
        </span>
        <span className={styles.end}>
          <span className={styles.note}>{t('operators.shows_first')}</span>
          <ActionButton action={suspend} look="danger" />
        </span>
      </Toolbar>
      {act === 'end' || act === 'suspend' ? (
        <EndSelectedDialog act={act} rows={rows} onClose={() => setAct(null)} onDone={onClear} />
      ) : (
        act && (
          <ChangeSelectedDialog
            first={act}
            rows={rows}
            changing={changing}
            onClose={() => setAct(null)}
            onDone={onClear}
          />
        )
      )}
    </>
  )
}
