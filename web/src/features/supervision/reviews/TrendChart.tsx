import type { ReviewTrends } from '@panel/contract'
import { formatNumber } from '../../../ui/words/dates'
import styles from './TrendsView.module.css'

type Point = ReviewTrends['criteria'][number]['points'][number]
type Props = {
  /** For screen readers. */
  label: string
  weeks: readonly string[]
  points: readonly Point[]
  ends: readonly [string, string]
  /** The score at the base: one for all charts, so that their slopes compare. */
  lowest: number
}

const [width, height, left, right, base] = [320, 128, 30, 282, 106] as const
const highest = 100

/** The means of the weeks as a line, with the band of their intervals. Weeks without a score are left out. */
export function TrendChart({ label, weeks, points, ends, lowest }: Props) {
  const lines = [lowest, (lowest + highest) / 2, highest]
  const xOf = ({ week }: Point) => {
    const place = Math.max(0, weeks.indexOf(week))
    return weeks.length < 2 ? right : left + (place / (weeks.length - 1)) * (right - left)
  }
  const yOf = (value: number) => {
    const within = Math.min(highest, Math.max(lowest, value))
    return base - ((within - lowest) / (highest - lowest)) * (base - 8)
  }
  const at = (value: (point: Point) => number) => points.map((point) => `${xOf(point)},${yOf(value(point))}`)
  const upper = at(({ mean, margin }) => mean + (margin ?? 0))
  const lower = at(({ mean, margin }) => mean - (margin ?? 0)).reverse()
  const last = points.at(-1)
  return (
    <svg role="img" aria-label={label} className={styles.svg} viewBox={`0 0 ${width} ${height}`}>
      {lines.map((value) => (
        <g key={value}>
          <line className={styles.grid} x1={left} x2={right} y1={yOf(value)} y2={yOf(value)} />
          <text x={left - 6} y={yOf(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      <polygon className={styles.band} points={[...upper, ...lower].join(' ')} />
      <polyline className={styles.line} points={at(({ mean }) => mean).join(' ')} />
      {last && (
        <>
          <circle className={styles.dot} cx={xOf(last)} cy={yOf(last.mean)} r={3} />
          <text className={styles.strong} x={xOf(last) + 8} y={yOf(last.mean) + 4}>
            {formatNumber(Math.round(last.mean))}
          </text>
        </>
      )}
      <text x={left} y={height - 6}>
        {ends[0]}
      </text>
      <text x={right} y={height - 6} textAnchor="end">
        {ends[1]}
      </text>
    </svg>
  )
}
