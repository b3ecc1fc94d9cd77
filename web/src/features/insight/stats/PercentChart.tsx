import { formatPercentage } from '../../../ui/words/dates'
import { apart, asText, middleOf, pointsOf, type Values } from './chart-points'
import { Hatch } from './Hatch'
import styles from './StatsCharts.module.css'

type Props = {
  /** For screen readers. */
  label: string
  values: Values
  /** The period before, or the middle of the team; null without one. */
  other: Values | null
  /** Whether each step is settled; unsettled ones are hatched. */
  settled: readonly boolean[]
  /** Points from the bottom to the top. */
  span: number
  /** The first and the last step. */
  ends: readonly [string, string]
}

const [width, height, lineWidth, base] = [148, 88, 104, 70.5] as const

/** Percentages by step: a solid line, and a dashed one to compare with. Its height spans some points around the own middle. */
export function PercentChart({ label, values, other, settled, span, ends }: Props) {
  const middle = middleOf([...values, ...(other ?? [])])
  const yOf = (value: number) => base / 2 - ((value - middle) / span) * (base - 6)
  const [line, dashes] = [pointsOf(values, lineWidth, yOf), pointsOf(other ?? [], lineWidth, yOf)]
  const [last, lastOther] = [line.at(-1), dashes.at(-1)]
  const [y, otherY] = last && lastOther ? apart(last.y, lastOther.y) : [last?.y, lastOther?.y]
  const wordsOf = (all: Values) => {
    const value = all.findLast((each) => each !== null)
    return value === undefined || value === null ? '' : formatPercentage(value).replace(/\s*%/, '')
  }
  return (
    <svg
      role="img"
      aria-label={label}
      data-chart
      className={styles.chart}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <Hatch settled={settled} width={lineWidth} height={base} />
      <line className={styles.grid} x1={0} x2={lineWidth} y1={base / 2} y2={base / 2} />
      <line className={styles.base} x1={0} x2={lineWidth} y1={base} y2={base} />
      {dashes.length > 0 && <polyline className={styles.dashed} points={asText(dashes)} />}
      <polyline className={styles.line} points={asText(line)} />
      {last && <circle className={styles.dot} cx={last.x} cy={last.y} r={3} />}
      {y !== undefined && (
        <text className={styles.strong} x={lineWidth + 8} y={y + 4}>
          {wordsOf(values)}
        </text>
      )}
      {otherY !== undefined && (
        <text x={lineWidth + 8} y={otherY + 4}>
          {wordsOf(other ?? [])}
        </text>
      )}
      <text x={0} y={85}>
        {ends[0]}
      </text>
      {ends[1] !== ends[0] && (
        <text x={lineWidth} y={85} textAnchor="end">
          {ends[1]}
        </text>
      )}
    </svg>
  )
}
