import type { Fairness, FairnessMeasureRow } from '@panel/contract'
import { IconClipboardCheck, IconListDetails, IconMessage, IconPlayerTrackNext } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import page from '../../../ui/charts/figures-page.module.css'
import { formatNumber } from '../../../ui/words/dates'
import { readHistorySearch } from '../../insight/history/history-search'
import { mayOpen } from '../../settings/pages/pages'
import { useUser } from '../../settings/user-query'
import styles from './Comparison.module.css'
import { withItems } from './fairness-search'

type Props = { comparison: Fairness; measures: readonly FairnessMeasureRow[] }

/** What to look at before a talk: the items of what differs, the messages, and the reviews. Nothing without one of them. */
export function LookPanel({ comparison: { operator, period }, measures }: Props) {
  const { t } = useTranslation()
  const user = useUser()
  const entries = { operator_id: operator.id, ...period }
  const different = measures.filter(
    ({ reading, events }) => events > 0 && (reading === 'more' || reading === 'fewer'),
  )
  const hasHistory = mayOpen(user, '/history')
  const hasReviews = operator.id !== user.id && mayOpen(user, '/reviews')
  if (different.length === 0 && !hasHistory && !hasReviews) return null
  return (
    <section className={page.panel}>
      <header className={page.head}>
        <h2>{t('fairness.look')}</h2>
      </header>
      <ul className={styles.look}>
        {different.map(({ measure, events }) => (
          <li key={measure}>
            <IconListDetails size={16} stroke={1.75} aria-hidden="true" />
            <Link from="/fairness" to="." search={withItems(measure)} replace>
              {t(`fairness.measure.${measure}`)}: {formatNumber(events)}
            </Link>
          </li>
        ))}
        {hasHistory && (
          <>
            <li>
              <IconPlayerTrackNext size={16} stroke={1.75} aria-hidden="true" />
              <Link to="/history" search={readHistorySearch({ ...entries, marked: 'skipped' })}>
                {t('fairness.look_skips')}
              </Link>
            </li>
            <li>
              <IconMessage size={16} stroke={1.75} aria-hidden="true" />
              <Link to="/history" search={readHistorySearch({ ...entries, marked: 'sent' })}>
                {t('fairness.look_sent')}
              </Link>
            </li>
          </>
        )}
        {hasReviews && (
          <li>
            <IconClipboardCheck size={16} stroke={1.75} aria-hidden="true" />
            <Link to="/reviews" search={{ view: 'trends', operator_id: operator.id }}>
              {t('fairness.look_reviews')}
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}
