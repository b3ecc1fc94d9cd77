import { levelSeeingOtherOperators } from '@panel/contract/rules/rights'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatNumber, formatPercentage } from '../../../ui/words/dates'
import { failureText } from '../../../ui/words/failure'
import { daysOf } from '../../../ui/words/period'
import { useToday } from '../../../ui/words/service-time'
import { useUser } from '../../settings/user-query'
import styles from './MonthPanel.module.css'

/** What the operator has sent this month, and the way to their statistics. Nothing for viewers who see only their own. */
export function MonthPanel({ id }: { id: number }) {
  const { t } = useTranslation()
  const user = useUser()
  const maySee = id === user.id || user.permissions.id >= levelSeeingOtherOperators
  const whose = id === user.id ? {} : { operator_id: id }
  const query = { ...daysOf({ period: 'month' }, useToday()), ...whose }
  const { data, error } = useQuery({
    queryKey: ['stats', query],
    queryFn: ({ signal }) => call('GET /api/stats/groups', { query, signal }),
    enabled: maySee,
  })
  if (!maySee) return null
  const figures: [string, string | undefined][] = [
    [t('stats.messages'), data && formatNumber(data.total.messages)],
    [t('stats.with_answer'), data && formatNumber(data.total.with_answer)],
    [
      t('stats.percentage'),
      data && (data.total.answer_percentage === null ? '–' : formatPercentage(data.total.answer_percentage)),
    ],
  ]
  return (
    <TitledPanel
      title={t('period.month')}
      aside={
        <Link to="/stats" search={{ period: 'month', ...whose }} className={styles.link}>
          {t('page.stats')}
        </Link>
      }
    >
      {error ? (
        <p role="alert" className={styles.failed}>
          {failureText(t, t('stats.failed'), error)}
        </p>
      ) : (
        <dl className={styles.figures}>
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value ?? ' '}</dd>
            </div>
          ))}
        </dl>
      )}
    </TitledPanel>
  )
}
