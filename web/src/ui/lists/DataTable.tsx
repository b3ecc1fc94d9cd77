import { IconArrowDown, IconArrowUp, IconCheck, IconMinus } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Checkbox } from 'react-aria-components/Checkbox'
import {
  Cell,
  Column,
  Row,
  type Selection,
  type SortDescriptor,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table'
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { pixels } from '../pixels'
import { useNarrow } from '../use-narrow'
import styles from './DataTable.module.css'
import { TableCursor } from './TableCursor'

export type DataColumn<Item> = {
  id: string
  name: string
  /** Pixels, or a share of the space that is left: `2fr`. */
  width: number | `${number}fr`
  minWidth?: number
  /** A press on its header sorts the rows. */
  isSortable?: boolean
  /** Its cells name the rows. Exactly one column has this. */
  isRowHeader?: boolean
  isFigure?: boolean
  /** Where it is shown in a row of two lines. A column without a place is not shown there. */
  place?: 'first' | 'firstEnd' | 'second' | 'secondEnd'
  cell: (item: Item) => ReactNode
}

export type TableSort = { by: string; isDescending: boolean }

type Props<Item> = {
  label: string
  /** Pass the same array while nothing in it has changed: a new array renders every row again. */
  columns: readonly DataColumn<Item>[]
  rows: readonly Item[]
  /** Without it, rows cannot be selected. */
  selection?: { ids: ReadonlySet<number>; onSelect: (ids: ReadonlySet<number>) => void }
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  /** Whether a row is dimmed. The text of dimmed rows still has enough contrast. */
  isDimmed?: (item: Item) => boolean
  /** Enter, or a press while no row is selected. */
  onOpen?: (id: number) => void
  /** J is pressed on the last row. */
  onEnd?: () => void
}

/** Below this width of the table, a row has two lines. */
const narrowBelow = 860

/**
 * Rows that can be sorted, selected and opened. Only those in view are in the document. Arrows, J and K move, Space selects,
 * Enter opens, Escape clears the selection.
 */
export function DataTable<Item extends { id: number }>(props: Props<Item>) {
  const { label, columns, rows, selection, sort, onSort, isDimmed, onOpen, onEnd } = props
  const { element, isNarrow } = useNarrow<HTMLDivElement>(narrowBelow)
  const shown = isNarrow ? [inTwoLines(columns)] : columns
  const openFocused = (event: KeyboardEvent) => {
    // While rows are selected, React Aria would select this row too instead of opening it.
    const id = event.key === 'Enter' && event.target instanceof HTMLElement && rowIdOf(event.target)
    if (!id || !onOpen) return
    event.preventDefault()
    event.stopPropagation()
    onOpen(id)
  }
  return (
    <div ref={element} className={styles.frame} onKeyDownCapture={openFocused}>
      <Virtualizer layout={TableLayout} layoutOptions={isNarrow ? twoLines() : oneLine()}>
        <Table
          aria-label={label}
          className={styles.table ?? ''}
          data-narrow={isNarrow || undefined}
          {...(selection && {
            selectionMode: 'multiple',
            selectedKeys: selection.ids,
            onSelectionChange: (keys: Selection) => selection.onSelect(idsOf(keys, rows)),
          })}
          {...(sort && { sortDescriptor: descriptorOf(sort) })}
          onSortChange={({ column, direction }) =>
            onSort?.({ by: String(column), isDescending: direction === 'descending' })
          }
          {...(onOpen && { onRowAction: (key) => onOpen(Number(key)) })}
        >
          <TableHeader className={styles.head ?? ''}>
            {selection && (
              <Column id="select" width={selectWidth} minWidth={selectWidth} className={styles.column ?? ''}>
                <SelectBox />
              </Column>
            )}
            {shown.map((column) => (
              <Column
                key={column.id}
                id={column.id}
                width={column.width}
                minWidth={column.minWidth ?? (typeof column.width === 'number' ? column.width : null)}
                isRowHeader={column.isRowHeader ?? false}
                allowsSorting={column.isSortable ?? false}
                className={`${styles.column} ${column.isFigure ? styles.figure : ''}`}
              >
                {({ sortDirection }) => (
                  <>
                    {column.isRowHeader && <TableCursor onEnd={onEnd} />}
                    <span className={styles.text} title={column.name}>
                      {column.name}
                    </span>
                    {sortDirection && <SortArrow direction={sortDirection} />}
                  </>
                )}
              </Column>
            ))}
          </TableHeader>
          <TableBody items={rows} dependencies={[columns, isNarrow, selection === undefined, isDimmed]}>
            {(item) => (
              <Row
                id={item.id}
                className={`${styles.row} ${isDimmed?.(item) ? styles.dimmed : ''}`}
                data-id={item.id}
              >
                {selection && (
                  <Cell className={styles.cell ?? ''}>
                    <SelectBox />
                  </Cell>
                )}
                {shown.map((column) => (
                  <Cell key={column.id} className={`${styles.cell} ${column.isFigure ? styles.figure : ''}`}>
                    {column.cell(item)}
                  </Cell>
                ))}
              </Row>
            )}
          </TableBody>
        </Table>
      </Virtualizer>
    </div>
  )
}

const selectWidth = 52

const oneLine = () => ({ rowHeight: pixels(2.125), headingHeight: pixels(2.25) })
const twoLines = () => ({ rowHeight: pixels(3.875), headingHeight: pixels(2.25) })

/** The id of the row with the focus in it; null when Enter presses the focused element itself. */
const rowIdOf = (target: HTMLElement) =>
  target.closest('a, button') ? null : Number(target.closest<HTMLElement>('[role="row"]')?.dataset.id)

const idsOf = (keys: Selection, rows: readonly { id: number }[]): ReadonlySet<number> =>
  new Set(keys === 'all' ? rows.map(({ id }) => id) : [...keys].map(Number))

const descriptorOf = ({ by, isDescending }: TableSort): SortDescriptor => ({
  column: by,
  direction: isDescending ? 'descending' : 'ascending',
})

/** All columns that have a place, as one. */
function inTwoLines<Item>(columns: readonly DataColumn<Item>[]): DataColumn<Item> {
  const header = columns.find(({ isRowHeader }) => isRowHeader)
  const placed = columns.filter(({ place }) => place)
  return {
    id: header?.id ?? 'row',
    name: header?.name ?? '',
    width: '1fr',
    isRowHeader: true,
    isSortable: header?.isSortable ?? false,
    cell: (item) => (
      <div className={styles.lines}>
        {placed.map(({ id, place, cell }) => (
          <div key={id} className={place && styles[place]}>
            {cell(item)}
          </div>
        ))}
      </div>
    ),
  }
}

function SortArrow({ direction }: { direction: 'ascending' | 'descending' }) {
  const Icon = direction === 'ascending' ? IconArrowUp : IconArrowDown
  return <Icon size={14} stroke={1.75} aria-hidden="true" />
}

/** The check box of a row, or of all rows. React Aria names it. */
function SelectBox() {
  return (
    <Checkbox slot="selection" className={styles.select ?? ''}>
      {({ isSelected, isIndeterminate }) => (
        <span className={styles.box}>
          {isIndeterminate ? (
            <IconMinus size={12} stroke={3} aria-hidden="true" />
          ) : (
            isSelected && <IconCheck size={12} stroke={3} aria-hidden="true" />
          )}
        </span>
      )}
    </Checkbox>
  )
}
