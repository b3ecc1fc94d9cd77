import type { FairnessMeasureRow } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import styles from './Comparison.module.css'

/** The axis is logarithmic: twice as often is as far from the team as half as often. In percent of its width. */
const [middle, octave] = [50, 21.5] as const
const placeOf = (ratio: number) =>
  Math.min(100, Math.max(0, middle + octave * Math.log2(Math.max(ratio, 0.01))))
const marks = [0.25, 0.5, 1, 2, 4] as const

/** The words above the axis. */
export function Axis() {
  const { t } = useTranslation()
  const words = {
    0.25: '¼×',
    0.5: t('fairness.axis.half'),
    1: t('fairness.axis.as_team'),
    2: t('fairness.axis.twice'),
    4: '4×',
  }
  return (
    <span className={styles.axis}>
      {marks.map((mark) => (
        <span key={mark} style={{ left: `${placeOf(mark)}%` }}>
          {words[mark]}
        </span>
      ))}
    </span>
  )
}

/** A ratio with its interval, over the part of the axis where most colleagues are. The figures are beside it. */
export function RatioPlot({ row: { ratio, reading, colleagues } }: { row: FairnessMeasureRow }) {
  const look = reading === 'fewer' ? 'more' : reading
  return (
    <svg className={styles.svg} aria-hidden="true" data-look={look}>
      {colleagues && (
        <rect
          className={styles.colleagues}
          x={`${placeOf(colleagues.low)}%`}
          width={`${placeOf(colleagues.high) - placeOf(colleagues.low)}%`}
          y="0"
          height="100%"
        />
      )}
      {marks.map((mark) => (
        <line
          key={mark}
          className={mark === 1 ? styles.base : styles.grid}
          x1={`${placeOf(mark)}%`}
          x2={`${placeOf(mark)}%`}
          y1="0"
          y2="100%"
        />
      ))}
      {ratio && (
        <>
          <line
            className={styles.whisker}
            x1={`${placeOf(ratio.low)}%`}
            x2={`${placeOf(ratio.high)}%`}
            y1="50%"
            y2="50%"
          />
          <circle className={styles.dot} cx={`${placeOf(ratio.value)}%`} cy="50%" r="5" />
        </>
      )}
    </svg>
  )
}
