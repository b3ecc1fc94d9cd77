import { fewestColleagues } from '@panel/contract/rules/stats-rules'
import { useTranslation } from 'react-i18next'
import page from '../../../ui/charts/figures-page.module.css'
import { formatNumber, formatPercentage } from '../../../ui/words/dates'
import { ChartTable } from './ChartTable'
import { spanOf } from './chart-points'
import { HatchKey } from './HatchKey'
import { PercentChart } from './PercentChart'
import { stepName } from './row-words'
import styles from './StatsCharts.module.css'
import type { Stats } from './stats-query'
import { isSettled, useChartLabel } from './unsettled'

type Props = { stats: Stats; team: NonNullable<Stats['team']>; isTable: boolean }

/** The own numbers beside the middle of the team, without names. */
export function TeamPanel({ stats, team, isTable }: Props) {
  const { t } = useTranslation()
  const labelOf = useChartLabel(stats)
  const { steps, step, total } = stats
  const own = steps.map(({ answer_percentage }) => answer_percentage)
  const title = t('stats_groups.team')
  const middle = t('stats_groups.middle')
  const [first, last] = [steps[0], steps.at(-1)].map((each) => (each ? stepName(each.from, step) : ''))
  const figures = [
    [t('stats_groups.you'), total.answer_percentage, total.messages],
    [middle, team.answer_percentage, team.messages],
  ] as const
  const percent = (value: number | null) => (value === null ? '–' : formatPercentage(value))
  return (
    <section className={page.panel}>
      <header className={page.head}>
        <h2 data-caption>{title}</h2>
        <ul className={styles.legend}>
          <li data-caption>{t('stats_groups.you')}</li>
          <li data-caption data-look="dashed">
            {middle}
          </li>
          {!isTable && <HatchKey steps={steps} />}
        </ul>
      </header>
      <div className={styles.figures}>
        {figures.map(([name, percentage, messages]) => (
          <p key={name}>
            <b>{percent(percentage)}</b>
            {t('stats_groups.beside', { name, number: formatNumber(Math.round(messages)) })}
          </p>
        ))}
      </div>
      {isTable ? (
        <ChartTable
          label={title}
          id="team_sort"
          head={[t(`stats_groups.steps.${step}`), t('stats_groups.you'), middle]}
          rows={steps.map(({ from, is_settled }, index) => ({
            name: stepName(from, step),
            order: from,
            values: [own[index] ?? null, team.steps[index] ?? null],
            isSettled: is_settled,
          }))}
          format={(value) => formatPercentage(value)}
        />
      ) : (
        <div className={styles.wide}>
          <PercentChart
            label={labelOf(
              t('stats_groups.chart', {
                name: title,
                now: percent(total.answer_percentage),
                before: percent(team.answer_percentage),
              }),
            )}
            settled={steps.map(isSettled)}
            values={own}
            other={team.steps}
            span={spanOf([[...own, ...team.steps]])}
            ends={[first ?? '', last ?? '']}
          />
        </div>
      )}
      <p data-caption className={styles.foot}>
        {t('stats_groups.without_names', { count: team.colleagues, least: fewestColleagues })}
      </p>
    </section>
  )
}
