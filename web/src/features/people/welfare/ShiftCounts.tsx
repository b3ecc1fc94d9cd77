import type { Welfare } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../ui/words/dates'
import styles from './WelfarePanel.module.css'

/** Earlier shifts of which the numbers are shown. */
const maxEarlier = 5

/** What the operator was exposed to in this shift and the last ones, and when a break is suggested. */
export function ShiftCounts({ welfare: { shifts, rules } }: { welfare: Welfare }) {
  const { t, i18n } = useTranslation()
  const current = shifts.find(({ is_current }) => is_current)
  const counts = ({ photos, escalations }: { photos: number; escalations: number }) =>
    `${t('welfare.photo_count', { count: photos })}, ${t('welfare.escalation_count', { count: escalations })}`
  const wanted = [
    rules.photos > 0 && t('welfare.rule.photos', { count: rules.photos }),
    rules.escalations > 0 && t('welfare.rule.escalations', { count: rules.escalations }),
    rules.minutes > 0 && t('welfare.rule.minutes', { count: rules.minutes }),
  ].filter((rule) => rule !== false)
  const rule = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(wanted)
  return (
    <div className={styles.part}>
      <h3>{t('welfare.seen')}</h3>
      <dl className={styles.shifts}>
        <div>
          <dt>{t('welfare.this_shift')}</dt>
          <dd>{counts(current ?? { photos: 0, escalations: 0 })}</dd>
        </div>
        {shifts
          .filter((shift) => shift !== current)
          .slice(0, maxEarlier)
          .map((shift) => (
            <div key={shift.started_at}>
              <dt>{formatDate(shift.started_at, 'short')}</dt>
              <dd>{counts(shift)}</dd>
            </div>
          ))}
      </dl>
      <p>
        {wanted.length > 0 && t('welfare.rules', { rule })} {t('welfare.kept')}
      </p>
    </div>
  )
}
