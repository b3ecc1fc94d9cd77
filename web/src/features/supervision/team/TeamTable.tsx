import { useTranslation } from 'react-i18next'
import { formatNumber, formatPercentage } from '../../../ui/words/dates'
import { OperatorLink } from '../../settings/pages/OperatorLink'
import styles from './TeamPage.module.css'
import type { TeamRow } from './team-rows'

type Props = {
  rows: readonly TeamRow[]
  /** What the coach may see beside the figures. */
  has: { presence: boolean; reviews: boolean }
}

/** The people of a team: what they do now, what they have sent this month, and their reviews. */
export function TeamTable({ rows, has }: Props) {
  const { t } = useTranslation()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('overview.operator_filter')}</th>
          {has.presence && (
            <th scope="col" className={styles.now}>
              {t('team.now')}
            </th>
          )}
          <th scope="col">{t('stats.messages')}</th>
          <th scope="col" className={styles.notNarrow}>
            {t('stats.with_answer')}
          </th>
          <th scope="col">{t('stats.percentage')}</th>
          {has.reviews && (
            <th scope="col" className={styles.notNarrow}>
              {t('review_trends.reviewed')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <OperatorLink id={row.id}>{row.name ?? t('overview.hidden_name')}</OperatorLink>
            </th>
            {has.presence && (
              <td className={styles.now}>{t(`team.state.${row.present?.activity.state ?? 'off'}`)}</td>
            )}
            <td>{formatNumber(row.stats?.messages ?? 0)}</td>
            <td className={styles.notNarrow}>{formatNumber(row.stats?.with_answer ?? 0)}</td>
            <td>{percentageOf(row)}</td>
            {has.reviews && <td className={styles.notNarrow}>{formatNumber(row.reviews?.reviewed ?? 0)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const percentageOf = ({ stats }: TeamRow) =>
  stats === undefined || stats.answer_percentage === null ? '–' : formatPercentage(stats.answer_percentage)
