import { messageTurns } from '@panel/contract/rules/enumerations'
import { useTranslation } from 'react-i18next'
import page from '../../../ui/charts/figures-page.module.css'
import { formatPercentage } from '../../../ui/words/dates'
import { ChartTable } from './ChartTable'
import { spanOf } from './chart-points'
import { HatchKey } from './HatchKey'
import { PercentChart } from './PercentChart'
import { stepName, useRowWords } from './row-words'
import styles from './StatsCharts.module.css'
import type { Stats } from './stats-query'
import { isSettled, useChartLabel } from './unsettled'

type Props = { stats: Stats; isTable: boolean }

/** The answer percentage by step: a small chart for each of the largest groups, or one for all. */
export function PercentPanels({ stats, isTable }: Props) {
  const { t } = useTranslation()
  const wordsOf = useRowWords(stats)
  const labelOf = useChartLabel(stats)
  const { steps, step } = stats
  const all = [{ key: '', name: null, steps }]
  const panels = (stats.panels.length > 0 ? stats.panels : all).map((panel) => ({
    key: panel.key,
    name: nameOf(panel),
    now: panel.steps.map((each) => each.answer_percentage),
    before: stats.before && panel.steps.map((each) => each.before?.answer_percentage ?? null),
  }))
  const span = spanOf(panels.map(({ now, before }) => [...now, ...(before ?? [])]))
  const title = t(`stats_groups.answered_by.${step}`)
  const ends = [steps[0], steps.at(-1)].map((each) => (each ? stepName(each.from, step) : ''))
  const days = stats.before ? steps.length : 0
  return (
    <section className={page.panel}>
      <header className={page.head}>
        <h2 data-caption>{title}</h2>
        {(days > 0 || !steps.every(isSettled)) && (
          <ul className={styles.legend}>
            {days > 0 && <li data-caption>{t('stats_groups.now')}</li>}
            {days > 0 && (
              <li data-caption data-look="dashed">
                {t('stats_groups.before')}
              </li>
            )}
            {!isTable && <HatchKey steps={steps} />}
          </ul>
        )}
      </header>
      {isTable ? (
        <ChartTable
          label={title}
          id="percentage_sort"
          head={[t(`stats_groups.steps.${step}`), ...panels.map(({ name }) => name)]}
          rows={steps.map(({ from, is_settled }, index) => ({
            name: stepName(from, step),
            order: from,
            values: panels.map(({ now }) => now[index] ?? null),
            isSettled: is_settled,
          }))}
          format={(value) => formatPercentage(value)}
        />
      ) : (
        <>
          <div className={styles.panels}>
            {panels.map(({ key, name, now, before }) => (
              <figure key={key} className={styles.panel}>
                <figcaption data-caption title={name}>
                  {name}
                </figcaption>
                <PercentChart
                  label={labelOf(
                    t('stats_groups.chart', {
                      name,
                      now: percentText(lastOf(now)),
                      before: percentText(lastOf(before ?? [])),
                    }),
                  )}
                  settled={steps.map(isSettled)}
                  values={now}
                  other={before}
                  span={span}
                  ends={[ends[0] ?? '', ends[1] ?? '']}
                />
              </figure>
            ))}
          </div>
          {panels.length > 1 && (
            <p data-caption className={styles.foot}>
              {t('stats_groups.span', { points: span })}
            </p>
          )}
        </>
      )}
    </section>
  )

  function nameOf(panel: { key: string; name: string | null }): string {
    if (panel.key === '') return t('stats_groups.all')
    const turn = stats.by === 'type' && messageTurns.find((each) => each === panel.key)
    return turn ? t(`turn.${turn}`) : wordsOf(panel)
  }
}

const lastOf = (values: readonly (number | null)[]) => values.findLast((each) => each !== null) ?? null
const percentText = (value: number | null) => (value === null ? '–' : formatPercentage(value))
