import type { HistoryEntry } from '@panel/contract'
import { IconCheck } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import list from '../../../ui/lists/list-table.module.css'
import text from '../../../ui/text.module.css'
import { splitDuration } from '../../../ui/words/dates'
import { useDuration } from '../../../ui/words/Elapsed'
import { useNow } from '../../../ui/words/now'
import styles from './HistoryTable.module.css'

type Props = { entry: Pick<HistoryEntry, 'skip' | 'sent_at' | 'answered_at'> }

/** Milliseconds for which an answer is still expected. */
const stillExpected = 24 * 60 * 60_000

/** How long after a sent message the customer answered; nothing for a skip. */
export function AnsweredText({ entry }: Props) {
  const { t } = useTranslation()
  const after = useAnsweredAfter(entry)
  const now = useNow(60_000)
  if (entry.sent_at === null) return <span className={list.quiet}>–</span>
  if (after === null) {
    const isExpected = now - Date.parse(entry.sent_at) < stillExpected
    return <span className={list.quiet}>{t(isExpected ? 'history_list.not_yet' : 'no')}</span>
  }
  return (
    <span className={styles.yes}>
      <IconCheck size={16} stroke={1.75} aria-hidden="true" />
      <span className={text.hidden}>{t('history_list.answered_after')}</span>
      {after}
    </span>
  )
}

/** The time from a sent message to its answer as text; null without an answer. */
export function useAnsweredAfter({ sent_at, answered_at }: Props['entry']): string | null {
  const { t } = useTranslation()
  const duration = useDuration()
  if (sent_at === null || answered_at === null) return null
  const milliseconds = Date.parse(answered_at) - Date.parse(sent_at)
  return minutesOnly(t, milliseconds) ?? duration(milliseconds)
}

/** Below an hour, seconds do not matter. */
function minutesOnly(t: TFunction, milliseconds: number): string | null {
  const { unit, large } = splitDuration(milliseconds)
  return unit === 'minutes' ? t('duration.only_minutes', { minutes: large }) : null
}
