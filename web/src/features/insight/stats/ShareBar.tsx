import { formatPercentage } from '../../../ui/words/dates'
import table from './stats-table.module.css'

/** A percentage with a bar; a dash when there is nothing to count. */
export function ShareBar({ percentage }: { percentage: number | null }) {
  return (
    <span className={table.share}>
      {percentage !== null && (
        <span className={table.bar} aria-hidden="true">
          <i style={{ width: `${percentage}%` }} />
        </span>
      )}
      <b>{percentage === null ? '–' : formatPercentage(percentage)}</b>
    </span>
  )
}
