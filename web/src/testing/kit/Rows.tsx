import { useState } from 'react'
import { type DataColumn, DataTable, type TableSort } from '../../ui/lists/DataTable'
import styles from './KitPage.module.css'

type Item = { id: number; name: string; level: number; team: string }
const items: Item[] = Array.from({ length: 200 }, (_, index) => ({
  id: index + 1,
  name: `Row ${index + 1}`,
  level: 100 + index,
  team: index % 2 === 0 ? 'Team 14' : 'Team 21',
}))
const columns: DataColumn<Item>[] = [
  {
    id: 'name',
    name: 'Name',
    width: '2fr',
    minWidth: 120,
    isRowHeader: true,
    isSortable: true,
    place: 'first',
    cell: ({ name }) => name,
  },
  { id: 'team', name: 'Team', width: '1fr', minWidth: 100, place: 'second', cell: ({ team }) => team },
  {
    id: 'level',
    name: 'Level',
    width: 90,
    isFigure: true,
    isSortable: true,
    place: 'firstEnd',
    cell: ({ level }) => level,
  },
]

/** A table with a selected and a dimmed row. */
export function Rows() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set([2]))
  const [sort, setSort] = useState<TableSort>({ by: 'name', isDescending: false })
  return (
    <div className={styles.rows}>
      <DataTable
        label="Rows"
        columns={columns}
        rows={items}
        selection={{ ids, onSelect: setIds }}
        sort={sort}
        onSort={setSort}
        isDimmed={({ id }) => id === 3}
      />
    </div>
  )
}
