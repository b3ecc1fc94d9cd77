import { IconAlertTriangle, IconCheck, IconHandStop, IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/words/dates'
import styles from './DraftLine.module.css'
import type { DraftState } from './machine/state'

/** Shown instead of `DraftLine` while a question has to be answered before the text is sent. */
export function NotSentLine() {
  const { t } = useTranslation()
  return (
    <span className={`${styles.line} ${styles.local}`}>
      <IconHandStop size={14} stroke={1.75} aria-hidden="true" />
      {t('newer.not_sent')}
    </span>
  )
}

/**
 * Shows whether the draft is saved.
 * @param isWaiting the outcome of a send is unknown; until it is known, the draft is not saved
 */
export function DraftLine({ kept, isWaiting }: { kept: DraftState; isWaiting: boolean }) {
  const { t } = useTranslation()
  const isSaving = kept.status === 'typing' || kept.status === 'saving'
  const state = isSaving && isWaiting ? ({ status: 'local' } as const) : kept
  switch (state.status) {
    case 'empty':
      return null
    case 'saved':
      return (
        <span className={`${styles.line} ${styles.saved}`}>
          <IconCheck size={14} stroke={1.75} aria-hidden="true" />
          {t('draft.saved', { time: formatDate(state.at, 'second') })}
        </span>
      )
    case 'local':
      return (
        <span className={`${styles.line} ${styles.local}`} role="status">
          <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
          {t('draft.local')}
        </span>
      )
    default:
      return (
        <span className={styles.line}>
          <IconPencil size={14} stroke={1.75} aria-hidden="true" />
          {t('draft.saving')}
        </span>
      )
  }
}
