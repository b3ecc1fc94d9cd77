import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { BarChart, ChartLegend, type Series } from '../../../ui/charts/BarChart'
import { showChartAsTable } from '../../../ui/charts/chart-actions'
import page from '../../../ui/charts/figures-page.module.css'
import { type PeriodBar, periodBars } from '../../../ui/charts/period-bars'
import { sortRows } from '../../../ui/lists/column-sort'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { SortHead } from '../../../ui/lists/SortHead'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { StepName } from '../stats/StepName'
import table from '../stats/stats-table.module.css'
import { NumberLink } from './NumberLink'
import styles from './ReportPage.module.css'
import type { ReportNumber } from './report-search'
import { useReport, useReportSort } from './use-report'

type Props<Name extends ReportNumber> = {
  title: Record<'day' | 'month', string>
  numbers: readonly Name[]
  days: readonly ({ day: string } & Record<Name, number>)[]
  series: readonly (Series & { value: (counts: Record<Name, number>) => number })[]
}

/** The work by day, as a chart or as the table of its numbers. */
export function DaysPanel<Name extends ReportNumber>({ title, numbers, days, series }: Props<Name>) {
  const { t } = useTranslation()
  const { filters, today } = useReport()
  const sorting = useReportSort('days_sort')
  const [isTable, setIsTable] = useState(false)
  const toggle = useAction(showChartAsTable, { isTable, toggle: () => setIsTable(!isTable) })
  const { unit, bars } = periodBars(filters, days, numbers)
  const format = unit === 'day' ? 'dayOnly' : 'monthOnly'
  const labelOf = ({ from }: PeriodBar<Name>) => formatDate(from, format, undefined, 'UTC')
  const nameOf = (number: ReportNumber) => t(`profile_reports.number.${number}`)
  const [first, last] = [bars[0], bars.at(-1)]
  // Work is still done today.
  const isUnsettled = ({ to }: PeriodBar<Name>) => to >= today
  const open = bars.filter(isUnsettled).map(labelOf)
  const summary = t('profile_reports.chart', {
    title: title[unit],
    from: first ? labelOf(first) : '',
    to: last ? labelOf(last) : '',
    totals: totals().join(', '),
  })
  const sortValueOf = (bar: PeriodBar<Name>, column: string) => {
    const number = numbers.find((each) => each === column)
    return number ? bar.counts[number] : bar.from
  }
  return (
    <section className={`${page.panel} ${styles.days}`}>
      <header className={page.head}>
        <h2>{title[unit]}</h2>
        <ActionButton action={toggle} size="small" />
      </header>
      {!isTable && (
        <div className={styles.legend}>
          <ChartLegend series={series} {...(open.length > 0 && { hatched: t('stats_groups.hatched') })} />
        </div>
      )}
      {isTable ? (
        <ScrollRegion aria-label={title[unit]} className={styles.daysTable}>
          <table className={table.table}>
            <thead>
              <tr>
                <SortHead column="name" first="ascending" {...sorting}>
                  {t(`profile_reports.${unit}`)}
                </SortHead>
                {numbers.map((number) => (
                  <SortHead key={number} column={number} {...sorting}>
                    {nameOf(number)}
                  </SortHead>
                ))}
              </tr>
            </thead>
            <tbody>
              {sortRows(bars, sorting.sort, sortValueOf).map((bar) => (
                <tr key={bar.from}>
                  <th scope="row">
                    <StepName name={labelOf(bar)} isSettled={!isUnsettled(bar)} />
                  </th>
                  {numbers.map((number) => (
                    <td key={number}>
                      <NumberLink
                        number={number}
                        count={bar.counts[number]}
                        filter={{ from: bar.from, to: bar.to }}
                        rowName={labelOf(bar)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      ) : (
        <BarChart
          summary={
            open.length === 0
              ? summary
              : `${summary} ${t('stats_groups.counting', { steps: open.join(', ') })}`
          }
          series={series}
          bars={bars.map((bar) => ({
            key: bar.from,
            label: labelOf(bar),
            isUnsettled: isUnsettled(bar),
            values: series.map(({ value }) => value(bar.counts)),
          }))}
        />
      )}
    </section>
  )

  function totals(): string[] {
    return numbers.map((number) => {
      const count = bars.reduce((all, bar) => all + bar.counts[number], 0)
      return `${nameOf(number)}: ${formatNumber(count)}`
    })
  }
}
