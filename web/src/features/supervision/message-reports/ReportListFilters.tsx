import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { formatDate } from '../../../ui/words/dates'
import { operatorNamesQuery, siteownersQuery } from '../../settings/settings-queries'
import styles from './CaseList.module.css'
import type { ReportSearch } from './report-search'

type Props = { search: ReportSearch; onReset: (() => void) | null }

/** What a number of the statistics has chosen: days, operator, site owner, who reported, founded ones. */
export function ReportListFilters({ search, onReset }: Props) {
  const { t } = useTranslation()
  const { from, to, operator_id, siteowner_id, founded, source } = search
  const operators = useQuery({ ...operatorNamesQuery, enabled: operator_id !== undefined }).data
  const siteowners = useQuery({ ...siteownersQuery, enabled: siteowner_id !== undefined }).data
  const day = (date: string) => formatDate(`${date}T12:00:00`, 'dateOnly')
  const words = [
    from !== undefined && to !== undefined && (from === to ? day(from) : `${day(from)} – ${day(to)}`),
    operator_id !== undefined && (operators?.[operator_id]?.name ?? t('overview.hidden_name')),
    siteowner_id !== undefined && siteowners?.find(({ id }) => id === siteowner_id)?.name,
    source === 'operators' && t('reports.source.operators'),
    founded !== undefined && t('report_stats.number.founded'),
  ].filter((word) => typeof word === 'string')
  if (words.length === 0) return null
  return (
    <p className={styles.chosen}>
      {words.join(', ')}
      {onReset && <LinkButton onClick={onReset}>{t('overview.reset')}</LinkButton>}
    </p>
  )
}
