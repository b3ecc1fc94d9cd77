import type { OrderedExport } from '@panel/contract'
import type { TFunction } from 'i18next'
import i18next from 'i18next'
import { formatDate, formatNumber } from '../../../ui/words/dates'

/** The name of the list that was exported, and that it is a workbook. */
export function listName(t: TFunction, of: OrderedExport): string {
  const list = of.list === 'gifts' ? t('gifts.title') : t(`page.${of.list}`)
  return isWorkbook(of) ? t('exports.as_xlsx', { list }) : list
}

const isWorkbook = ({ query }: OrderedExport) => query.format === 'xlsx'

/** The period of the file and the number of its other filters. */
export function filterWords(t: TFunction, { query }: OrderedExport): string {
  const { from, to, separator: _separator, format: _format, ...others } = query
  const dayOf = (day: string | undefined) => (day ? formatDate(`${day}T12:00:00`, 'dateOnly') : '…')
  const period = from || to ? `${dayOf(from)} – ${dayOf(to)}` : t('exports.all_days')
  const count = Object.keys(others).length
  return count === 0 ? period : `${period}, ${t('exports.filters', { count })}`
}

/** `61,400 of 71,380 rows`, `1,904 rows, 610 kB`, or why it stopped. */
export function sizeWords(t: TFunction, of: OrderedExport): string {
  const { state, fault, rows, total, bytes } = of
  const made = formatNumber(rows)
  if (state === 'waiting' && rows === 0) return t('exports.next_in_line')
  if (state === 'waiting' || state === 'making')
    return total === null
      ? t('exports.rows', { count: rows, rows: made })
      : t('exports.rows_of', { rows: made, total: formatNumber(total) })
  if (fault) return t(`exports.fault.${fault}`, { rows: made })
  if (state === 'cancelled') return t('exports.rows_kept', { count: rows, rows: made })
  const words = t('exports.rows', { count: rows, rows: made })
  // A workbook is compressed when it is downloaded.
  return isWorkbook(of) ? words : `${words}, ${byteWords(bytes)}`
}

function byteWords(bytes: number): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  return new Intl.NumberFormat(i18next.language, {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value)
}
