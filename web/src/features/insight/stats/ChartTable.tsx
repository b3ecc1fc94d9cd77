import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import styles from './StatsCharts.module.css'
import table from './stats-table.module.css'

type Props = { label: string; head: readonly string[]; rows: readonly (readonly string[])[] }

/** The numbers of a chart. */
export function ChartTable({ label, head, rows }: Props) {
  return (
    <ScrollRegion aria-label={label} className={styles.table}>
      <table className={table.table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={head[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
