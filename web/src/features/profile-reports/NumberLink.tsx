import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../ui/dates'
import styles from './ReportPage.module.css'
import { type ReportFilter, type ReportNumber, reportPaths, searchOfNumber } from './report-search'
import { useReport } from './use-report'

type Props = {
  number: ReportNumber
  count: number
  /** What the row has in addition to the filters of the page. */
  filter: ReportFilter
  /** The row: an operator, a day. */
  of?: string
}

/** A number of a report: opens the list of what it counts. */
export function NumberLink({ number, count, filter, of }: Props) {
  const { t } = useTranslation()
  const { kind, search } = useReport()
  const name = t(`profile_reports.number.${number}`)
  return (
    <Link
      to={reportPaths[kind]}
      search={searchOfNumber(search, number, filter)}
      className={styles.number}
      aria-label={t('profile_reports.open', {
        value: formatNumber(count),
        name: of === undefined ? name : `${name}, ${of}`,
      })}
    >
      {formatNumber(count)}
    </Link>
  )
}
