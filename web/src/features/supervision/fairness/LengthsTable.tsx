import type { Fairness } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import page from '../../../ui/charts/figures-page.module.css'
import { formatPercentage } from '../../../ui/words/dates'
import styles from './Comparison.module.css'
import { ComparisonHead } from './ComparisonHead'
import { ItemsLink } from './ItemsLink'
import { charactersOf } from './number-words'

type Lengths = NonNullable<Fairness['lengths']>

/** Skips by the length of the customer's message: each share with its interval, and a mark for the team's. */
export function LengthsTable({ lengths, name }: { lengths: Lengths; name: string }) {
  const { t } = useTranslation()
  const team = (each: Lengths[number]) => (each.team_items === 0 ? null : each.team_skipped / each.team_items)
  // The axis ends at a multiple of ten percent.
  const most =
    Math.ceil(
      Math.max(0.1, ...lengths.map((each) => Math.max(each.share?.high ?? 0, team(each) ?? 0))) * 10,
    ) / 10
  const percent = (share: number | null) => (share === null ? '–' : formatPercentage(100 * share))
  return (
    <section className={page.panel}>
      <header className={page.head}>
        <h2>{t('fairness.lengths')}</h2>
        <span>{t('fairness.lengths_note')}</span>
      </header>
      <table className={`${styles.table} ${styles.lengths}`}>
        <ComparisonHead rows={t('fairness.characters')} name={name} axis={<Axis most={most} />} />
        <tbody>
          {lengths.map((each) => {
            const { from, items, skipped, share } = each
            const others = team(each)
            return (
              <tr key={from} data-length={from}>
                <th scope="row">{charactersOf(t, from)}</th>
                <td className={styles.number}>
                  <ItemsLink number={{ measure: 'skipped', length: from }} events={skipped} items={items} />
                </td>
                <td className={styles.number} data-label={t('fairness.share')}>
                  {percent(items === 0 ? null : skipped / items)}
                </td>
                <td className={styles.number} data-label={t('fairness.team')}>
                  {percent(others)}
                </td>
                <td className={styles.plot}>
                  <Plot share={share} value={skipped / items} team={others} most={most} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function Axis({ most }: { most: number }) {
  return (
    <span className={styles.axis}>
      <span style={{ left: 0, transform: 'none' }}>{formatPercentage(0)}</span>
      <span style={{ left: 'auto', right: 0, transform: 'none' }}>{formatPercentage(100 * most)}</span>
    </span>
  )
}

type PlotProps = {
  share: Lengths[number]['share']
  value: number
  team: number | null
  most: number
}

function Plot({ share, value, team, most }: PlotProps) {
  const placeOf = (each: number) => `${(100 * each) / most}%`
  return (
    <svg className={styles.svg} aria-hidden="true" data-look="as_team">
      <line className={styles.grid} x1="0" x2="100%" y1="50%" y2="50%" />
      {team !== null && (
        <line className={styles.teamMark} x1={placeOf(team)} x2={placeOf(team)} y1="25%" y2="75%" />
      )}
      {share && (
        <>
          <line
            className={styles.whisker}
            x1={placeOf(share.low)}
            x2={placeOf(share.high)}
            y1="50%"
            y2="50%"
          />
          <circle className={styles.dot} cx={placeOf(value)} cy="50%" r="5" />
        </>
      )}
    </svg>
  )
}
