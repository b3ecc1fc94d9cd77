import type { Fairness, FairnessMeasureRow } from '@panel/contract'
import { fairnessRules } from '@panel/contract/rules/fairness-rules'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import page from '../../../ui/charts/figures-page.module.css'
import { formatNumber, formatPercentage } from '../../../ui/words/dates'
import styles from './Comparison.module.css'
import { ComparisonHead } from './ComparisonHead'
import { ItemsLink } from './ItemsLink'
import { Axis, RatioPlot } from './RatioPlot'

type Props = { comparison: Fairness; measures: readonly FairnessMeasureRow[]; name: string }

/** What the hints below the measures count with. */
const ruleNumbers = {
  long: fairnessRules.long,
  minutes: fairnessRules.waitedMinutes,
  seconds: fairnessRules.fastSeconds,
}

/** Each measure: how often, the share beside the team's, and the ratio of both with its interval. Always in the same order. */
export function MeasuresTable({ comparison, measures, name }: Props) {
  const { t } = useTranslation()
  const { team, compared, items, colleagues } = comparison
  const title = t('fairness.title', { name, team: team.name })
  return (
    <section className={page.panel}>
      <header className={page.head}>
        <h2>{title}</h2>
        <span>
          {t('fairness.items', { compared: formatNumber(compared), items: formatNumber(items) })},{' '}
          {t('fairness.colleagues', { count: colleagues })}
        </span>
      </header>
      <table className={styles.table}>
        <ComparisonHead rows={t('fairness.what')} name={name} axis={<Axis />}>
          <th scope="col">{t('fairness.reading')}</th>
        </ComparisonHead>
        <tbody>
          {measures.map((row) => (
            <MeasureRow key={row.measure} row={row} />
          ))}
        </tbody>
      </table>
      <ul className={styles.legend}>
        <li data-sign="colleagues">{t('fairness.legend.colleagues')}</li>
        <li data-sign="as_team">{t('fairness.legend.chance')}</li>
        <li data-sign="more">{t('fairness.legend.sure')}</li>
        <li data-sign="few">{t('fairness.legend.few', { least: fairnessRules.fewestExpected })}</li>
      </ul>
    </section>
  )
}

function MeasureRow({ row }: { row: FairnessMeasureRow }) {
  const { t } = useTranslation()
  const { measure, events, items, expected, ratio, reading } = row
  const share = (part: number) => (items === 0 ? '–' : formatPercentage((100 * part) / items))
  return (
    <tr data-measure={measure}>
      <th scope="row">
        {t(`fairness.measure.${measure}`)}
        <small>{t(`fairness.hint.${measure}`, ruleNumbers)}</small>
      </th>
      <td className={styles.number}>
        <ItemsLink number={{ measure }} events={events} items={items} />
      </td>
      <td className={styles.number} data-label={t('fairness.share')}>
        {share(events)}
      </td>
      <td className={styles.number} data-label={t('fairness.team')}>
        {share(expected)}
      </td>
      <td className={styles.plot}>
        <RatioPlot row={row} />
      </td>
      <td className={styles.reading} data-reading={reading}>
        {t(`fairness.readings.${reading}`)}
        {ratio && (
          <small>
            {t('fairness.interval', {
              value: hundredths(ratio.value),
              low: hundredths(ratio.low),
              high: hundredths(ratio.high),
            })}
          </small>
        )}
      </td>
    </tr>
  )
}

/** With two decimals: 1.10. */
const hundredths = (value: number) =>
  new Intl.NumberFormat(i18next.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    value,
  )
