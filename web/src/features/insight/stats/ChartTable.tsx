import { sortRows } from '../../../ui/lists/column-sort'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { SortHead } from '../../../ui/lists/SortHead'
import styles from './StatsCharts.module.css'
import { StepName } from './StepName'
import { chartColumns, type StatsTable } from './stats-search'
import table from './stats-table.module.css'
import { useStatsSort } from './use-stats-sort'

export type ChartRow = {
  name: string
  /** Days, weekdays and hours follow each other in time. */
  order: string
  values: readonly (number | null)[]
  isSettled?: boolean
}

type Props = {
  label: string
  /** Which of the tables of the page it is. */
  id: StatsTable
  head: readonly string[]
  rows: readonly ChartRow[]
  format: (value: number) => string
}

/** The numbers of a chart. */
export function ChartTable({ label, id, head, rows, format }: Props) {
  const sorting = useStatsSort(id)
  const sorted = sortRows(rows, sorting.sort, ({ order, values }, column) =>
    column === 'name' ? order : (values[Number(column.slice(1)) - 1] ?? null),
  )
  return (
    <ScrollRegion aria-label={label} className={styles.table}>
      <table className={table.table}>
        <thead>
          <tr>
            {head.map((name, index) => (
              <SortHead
                key={name}
                column={chartColumns[index] ?? ''}
                first={index === 0 ? 'ascending' : 'descending'}
                {...sorting}
              >
                {name}
              </SortHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ name, order, values, isSettled = true }) => (
            <tr key={order}>
              <th scope="row">
                <StepName name={name} isSettled={isSettled} />
              </th>
              {values.map((value, index) => (
                <td key={head[index + 1]}>{value === null ? '–' : format(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
