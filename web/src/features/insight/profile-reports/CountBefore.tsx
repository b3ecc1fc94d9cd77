import { useTranslation } from 'react-i18next'
import { formatPercentage } from '../../../ui/words/dates'
import { NumberLink } from './NumberLink'
import { percentChange } from './percent-change'
import type { ReportNumber } from './report-search'

type Props = {
  number: ReportNumber
  count: number
  before: { from: string; to: string; total: Partial<Record<ReportNumber, number>> } | null
}

/** A number of the period before, which opens its list too, and the change since. */
export function CountBefore({ number, count, before }: Props) {
  const { t } = useTranslation()
  if (!before) return null
  const { from, to, total } = before
  const earlier = total[number] ?? 0
  const change = percentChange(earlier, count)
  const label = t('profile_reports.before')
  return (
    <>
      {label}: <NumberLink number={number} count={earlier} filter={{ from, to }} rowName={label} />
      {change !== null && ` (${change > 0 ? '+' : ''}${formatPercentage(change)})`}
    </>
  )
}
