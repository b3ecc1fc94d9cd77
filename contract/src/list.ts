import { z } from 'zod'
import { csvQuery, sheetQuery } from './csv-query.ts'
import { endpoint, xlsxType } from './endpoint.ts'
import { id, idParam, listCursor, listPage, pageQuery, rowCount } from './fields.ts'
import { exportResponse } from './ordered-export.ts'
import { type FileListName, filePathOf, type Lists, lists } from './rules/lists.ts'

/** A rule about several fields of a query, such as `periodInOrder`. */
type Rule = readonly [(query: never) => unknown, z.core.$ZodCustomParams]
type Cursors = { sent: z.ZodType; given: z.ZodType }

/** Where a page of a list begins: after a row with this time and id, or after a row with this id. */
export const byTime = { sent: listCursor, given: listCursor }
export const byId = { sent: idParam, given: id }

type Definition<Filters, Item, Cursor, Own, More, Workbook> = {
  summary: { list: string; file: string }
  filters: Filters
  rules?: readonly Rule[]
  /** A row. */
  item: Item
  cursor: Cursor
  /** What only the list is asked for, such as its order. */
  own?: Own
  /** What the first page has beside its rows. */
  more?: More
  /** Whether the file is also a workbook of Excel. */
  isWorkbook?: Workbook
  /** Whether open pages ask for it again without an action of the operator. */
  isAutomatic?: boolean
  /** Whether a page may read many rows. */
  isCostly?: boolean
}

/**
 * The endpoints of a list of `rules/lists.ts`: its pages, its file (at once, or made in the background) and the number of its rows. All
 * have the same filters, so a number is that of the list, and a file has its rows.
 */
export function listOf<
  const Name extends FileListName,
  Filters extends z.ZodRawShape,
  Item extends z.ZodType,
  Cursor extends Cursors,
  Own extends z.ZodRawShape = Record<never, never>,
  More extends z.ZodRawShape = Record<never, never>,
  const Workbook extends boolean = false,
>(
  name: Name,
  {
    summary,
    filters,
    rules = [],
    item,
    cursor,
    own,
    more,
    isWorkbook,
    ...marks
  }: Definition<Filters, Item, Cursor, Own, More, Workbook>,
) {
  // The casts here and below: TypeScript joins the types of all lists, and cannot join shapes that it does not know.
  const path = lists[name].path as Lists[Name]['path']
  const access = lists[name].right as Lists[Name]['right']
  const file = filePathOf(name)
  const ruled = <Query extends z.ZodType>(query: Query) =>
    rules.reduce((all, rule) => all.refine(...(rule as unknown as [() => unknown])), query)
  const asked = ruled(z.strictObject(filters))
  const query = (isWorkbook ? sheetQuery(asked) : csvQuery(asked)) as Workbook extends true
    ? ReturnType<typeof sheetQuery<Filters, z.core.$strict>>
    : ReturnType<typeof csvQuery<Filters, z.core.$strict>>
  const form = isWorkbook ? 'CSV or XLSX (`format`)' : 'CSV'
  return {
    name,
    list: endpoint({
      method: 'GET',
      path,
      summary: summary.list,
      access,
      ...(marks.isAutomatic && { automatic: true as const }),
      ...(marks.isCostly && { costly: true as const }),
      query: ruled(
        z.strictObject({ ...filters, ...own, cursor: cursor.sent.optional(), ...pageQuery }),
      ) as unknown as z.ZodObject<
        Filters & Own & { cursor: z.ZodOptional<Cursor['sent']> } & typeof pageQuery,
        z.core.$strict
      >,
      response: listPage(item, cursor.given).extend(more ?? {}) as unknown as z.ZodObject<
        ReturnType<typeof listPage<Item, Cursor['given']>>['shape'] & More
      >,
    }),
    file: endpoint({
      method: 'GET',
      path: file,
      summary: `${summary.file} as ${form}`,
      access,
      costly: true,
      query,
      response: z.string(),
      produces: 'text/csv',
      ...(isWorkbook && { alsoProduces: xlsxType }),
      errors: ['export_too_large'],
    }),
    order: endpoint({
      method: 'POST',
      path: file,
      summary: `${summary.file} as ${form}: make the file in the background`,
      access,
      query,
      body: z.strictObject({}),
      response: exportResponse,
      errors: ['too_many_exports'],
    }),
    count: endpoint({
      method: 'GET',
      path: `${path}/count` as `${Lists[Name]['path']}/count`,
      summary: 'Count the rows of the list that match, up to 10,000',
      access,
      automatic: true,
      costly: true,
      query,
      response: rowCount,
    }),
  }
}
