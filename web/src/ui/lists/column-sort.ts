import { compareNames } from '../words/name-order'

/** The column that a table is sorted by, as in the URL: `messages`, or `-messages` from the largest down. */
export type ColumnSort = string
export type SortDirection = 'ascending' | 'descending'

/** A sort in the URL of a page, by one of these columns. */
export const sortIn =
  (columns: readonly string[]) =>
  (value: unknown): ColumnSort | undefined =>
    columns.flatMap((column) => [column, `-${column}`]).find((sort) => sort === value)

/** In which direction the column is sorted; null if the table is sorted by another one, or as it came. */
export const directionOf = (sort: ColumnSort | undefined, column: string): SortDirection | null =>
  sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : null

/** The sort after a press on the head of a column: in its first direction, then in the other one, then as the table came. */
export function sortAfter(
  sort: ColumnSort | undefined,
  column: string,
  first: SortDirection,
): ColumnSort | undefined {
  const [up, down] = [column, `-${column}`]
  const [once, twice] = first === 'ascending' ? [up, down] : [down, up]
  return sort === once ? twice : sort === twice ? undefined : once
}

/** What a row is sorted by in a column; null when it has nothing there. */
type Value = string | number | null

/** The rows sorted by a column: names in the order of the language, rows without a value last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: ColumnSort | undefined,
  sortValueOf: (row: Row, column: string) => Value,
): readonly Row[] {
  if (sort === undefined) return rows
  const isDescending = sort.startsWith('-')
  const column = isDescending ? sort.slice(1) : sort
  return rows
    .map((row) => ({ row, value: sortValueOf(row, column) }))
    .sort((one, other) => {
      if (one.value === null || other.value === null)
        return Number(one.value === null) - Number(other.value === null)
      return (isDescending ? -1 : 1) * compare(one.value, other.value)
    })
    .map(({ row }) => row)
}

const compare = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compareNames(String(one), String(other))
