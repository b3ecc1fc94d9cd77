import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../ui/words/dates'
import styles from './ReportPage.module.css'
import { type ReportFilter, type ReportNumber, reportPaths, searchOfNumber } from './report-search'
import { useReport } from './use-report'

type Props = {
  number: ReportNumber
  count: number
  /** The filters of the row, in addition to those of the page. */
  filter: ReportFilter
  /** The name of the row: an operator or a day. */
  rowName?: string
}

/** A number of a report, as a link to the list of the items that it counts. */
export function NumberLink({ number, count, filter, rowName }: Props) {
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
        name: rowName === undefined ? name : `${name}, ${rowName}`,
      })}
    >
      {formatNumber(count)}
    </Link>
  )
}
