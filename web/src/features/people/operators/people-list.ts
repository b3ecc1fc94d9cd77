import { type QueueKind, queueKinds } from '@panel/contract/rules/enumerations'
import { folded } from '@panel/contract/rules/fold'
import type { SelectOption } from '../../../ui/fields/OptionsPopover'

/** The columns of a list of people, in this order. */
export const personFields = [
  'name',
  'login',
  'level_id',
  'team_id',
  'languages',
  'message_types',
  'siteowner_ids',
] as const
export type PersonField = (typeof personFields)[number]

/** What a list may name, and the words for message types. */
export type ListOptions = {
  levels: readonly SelectOption[]
  teams: readonly SelectOption[]
  languages: readonly SelectOption[]
  siteowners: readonly SelectOption[]
  messageTypes: readonly SelectOption[]
  /** The names of the columns: a first row that has them is no person. */
  labels: readonly string[]
}

export type ListedPerson = {
  name: string
  login: string
  level_id: number
  team_id: number
  languages: string[]
  message_types: QueueKind[]
  /** Null: all that the admin works for. */
  siteowner_ids: number[] | null
}

/** A cell that is wrong. `value`: what is not known; missing when the cell is empty. */
export type ListFault = { field: PersonField; value?: string }

export type ListedRow = { cells: string[]; person: ListedPerson | null; faults: ListFault[] }

/** The people of a list: a CSV file, or cells that were copied from a spreadsheet. */
export function peopleIn(text: string, options: ListOptions): ListedRow[] {
  const rows = cellsIn(text).filter((cells) => cells.some((cell) => cell !== ''))
  const labels = options.labels.map(folded)
  const isHead = (cells: readonly string[]) =>
    cells.filter((cell) => labels.includes(folded(cell))).length > 1
  return rows.slice(rows[0] && isHead(rows[0]) ? 1 : 0).map((cells) => personIn(cells, options))
}

function personIn(cells: string[], options: ListOptions): ListedRow {
  const faults: ListFault[] = []
  const cellOf = (field: PersonField) => cells[personFields.indexOf(field)] ?? ''
  const filled = (field: PersonField) => {
    const cell = cellOf(field)
    if (cell === '') faults.push({ field })
    return cell
  }
  const one = (field: PersonField, of: readonly SelectOption[]) => {
    const cell = filled(field)
    const found = idIn(cell, of)
    if (cell !== '' && found === null) faults.push({ field, value: cell })
    return Number(found)
  }
  const several = (field: PersonField, of: readonly SelectOption[]) =>
    partsOf(cellOf(field), of).flatMap((part) => {
      const found = idIn(part, of)
      if (found === null) faults.push({ field, value: part })
      return found ?? []
    })
  const siteowners = several('siteowner_ids', options.siteowners).map(Number)
  const types = several('message_types', options.messageTypes)
  const person: ListedPerson = {
    name: filled('name'),
    login: filled('login'),
    level_id: one('level_id', options.levels),
    team_id: one('team_id', options.teams),
    languages: several('languages', options.languages),
    message_types: queueKinds.filter((kind) => types.length === 0 || types.includes(kind)),
    siteowner_ids: siteowners.length > 0 ? siteowners : null,
  }
  return { cells, person: faults.length > 0 ? null : person, faults }
}

/** The id of an option that is named by its id, its name, or the name without the number before it: `100 Operator`. */
function idIn(cell: string, options: readonly SelectOption[]): string | null {
  const wanted = folded(cell)
  const found = options.find(([id, name]) =>
    [id, name, name.startsWith(`${id} `) ? name.slice(id.length) : name].some(
      (each) => folded(each) === wanted,
    ),
  )
  return found?.[0] ?? null
}

/** The values of a cell, with commas, semicolons or lines between them, or spaces where no name has one. */
function partsOf(cell: string, options: readonly SelectOption[]): string[] {
  if (cell === '') return []
  if (idIn(cell, options) !== null) return [cell]
  const parts = cell.split(/[,;|/\n]/).map((part) => part.trim())
  const all = parts.length === 1 ? cell.split(/\s+/) : parts
  const isEachKnown = all.every((part) => idIn(part, options) !== null)
  return (parts.length === 1 && !isEachKnown ? [cell] : all).filter((part) => part !== '')
}

/** The cells of each row. The separator is the one that the first line has most of. */
export function cellsIn(text: string): string[][] {
  const [firstLine = ''] = text.split('\n')
  const counts = ['\t', ';', ','].map((mark) => ({ mark, count: firstLine.split(mark).length }))
  const separator = counts.toSorted((one, other) => other.count - one.count)[0]?.mark ?? ','
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell.trim())
    cell = ''
  }
  const characters = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  for (let at = 0; at < characters.length; at++) {
    const character = characters.charAt(at)
    if (isQuoted && character === '"' && characters[at + 1] === '"') {
      cell += '"'
      at++
    } else if (character === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted
    else if (isQuoted) cell += character
    else if (character === separator) endCell()
    else if (character === '\n') {
      endCell()
      rows.push([])
    } else cell += character
  }
  endCell()
  return rows
}
