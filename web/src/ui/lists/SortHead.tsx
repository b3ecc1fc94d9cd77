import { IconArrowNarrowDown, IconArrowNarrowUp } from '@tabler/icons-react'
import { type ColumnSort, directionOf, type SortDirection, sortAfter } from './column-sort'
import styles from './SortHead.module.css'

/** How a table is sorted, and what changes it. */
export type Sorting = { sort: ColumnSort | undefined; onSort: (sort: ColumnSort | undefined) => void }

type Props = Sorting & {
  column: string
  /** Names are sorted from A on first, numbers from the largest down. */
  first?: SortDirection
  children: string
}

/** The head of a column: a press on it sorts the table by the column, the next one the other way round, the third one as it came. */
export function SortHead({ column, sort, onSort, first = 'descending', children }: Props) {
  const direction = directionOf(sort, column)
  const Arrow = direction === 'ascending' ? IconArrowNarrowUp : IconArrowNarrowDown
  return (
    <th scope="col" aria-sort={direction ?? undefined}>
      <button type="button" className={styles.sort} onClick={() => onSort(sortAfter(sort, column, first))}>
        {children}
        {direction && <Arrow size={14} stroke={1.75} aria-hidden="true" />}
      </button>
    </th>
  )
}
