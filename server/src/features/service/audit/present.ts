import type { AuditEntry } from '@panel/contract'
import type { Columns } from '../../../platform/exported-list.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { hideWho } from '../../people/operators/hidden-person.ts'
import type { AuditRow } from './find.ts'
import { idsIn, type Names, namedBy } from './names.ts'
import type { Opened } from './open-sealed.ts'

export function presentAuditEntry(row: AuditRow & Opened, viewer: Operator, names: Names): AuditEntry {
  const nameOf = (id: number, name: string) => presentOperator(viewer, { id, name })
  const textOf = (field: string, value: unknown) => wordsOf(field, value, row.action, viewer, names)
  const { before, after, ...details } = row.details as Record<string, unknown>
  const { subject_type: type, subject_id: id, subject_name: name } = row
  const isOperator = type === 'operator' && id !== null && name !== null
  const shown = type === 'operator' ? hideWho(viewer, id) : <Value>(_: string, value: Value) => value
  return {
    id: row.id,
    at: row.at,
    operator:
      row.operator_id !== null && row.operator_name !== null
        ? nameOf(row.operator_id, row.operator_name)
        : null,
    siteowner:
      row.siteowner_id !== null && row.siteowner_name !== null
        ? { id: row.siteowner_id, name: row.siteowner_name }
        : null,
    action: row.action,
    subject: { type, id, name: isOperator ? nameOf(id, name).name : (name ?? nameOfChat(row)) },
    conversation_id: row.conversation_id,
    customer:
      row.customer_id !== null && row.customer_name !== null
        ? { id: row.customer_id, name: row.customer_name }
        : null,
    changes: changesBetween(fieldsOf(before), fieldsOf(after), textOf).map((change) => ({
      field: change.field,
      before: shown(change.field, change.before),
      after: shown(change.field, change.after),
    })),
    details: Object.entries(details).map(([field, value]) => ({
      field,
      value: shown(field, textOf(field, value)),
    })),
    words: row.words,
  }
}

type Fields = Record<string, unknown>

/** A value that is not an object, such as that of an action with one field, is the field `value`. */
function fieldsOf(value: unknown): Fields {
  if (value === undefined || value === null) return {}
  // The cast: JSON that is an object and not a list.
  return typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : { value }
}

type TextOf = (field: string, value: unknown) => string | null

function changesBetween(before: Fields, after: Fields, textOf: TextOf) {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({ field, before: textOf(field, before[field]), after: textOf(field, after[field]) }))
    .filter((change) => change.before !== change.after)
}

/** A customer, or a chat by its customer and profile. */
const nameOfChat = ({ subject_type, customer_name, profile_name }: AuditRow) =>
  customer_name !== null && profile_name !== null && subject_type !== 'customer'
    ? `${customer_name} – ${profile_name}`
    : customer_name

/** A value as text: ids as the names that the viewer may see. */
function wordsOf(field: string, value: unknown, action: string, viewer: Operator, names: Names) {
  const named = namedBy(action, field)
  const ids = idsIn(value)
  if (!named || ids.length === 0) return textOf(value)
  return ids
    .map((id) => {
      const name = names[named].get(id)
      const seen = name && (named === 'operators' ? presentOperator(viewer, { id, name }).name : name)
      return seen ?? `#${id}`
    })
    .join(', ')
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export const auditColumns: Columns<AuditEntry> = {
  entry: (row) => row.id,
  time: (row) => row.at,
  'operator id': (row) => row.operator?.id ?? null,
  operator: (row) => row.operator?.name ?? null,
  action: (row) => row.action,
  kind: (row) => row.subject.type,
  id: (row) => row.subject.id,
  name: (row) => row.subject.name,
  'conversation id': (row) => row.conversation_id,
  customer: (row) => row.customer?.name ?? null,
  changes: (row) =>
    row.changes.map(({ field, before, after }) => `${field}: ${before ?? '–'} → ${after ?? '–'}`).join('; '),
  details: (row) => row.details.map(({ field, value }) => `${field}: ${value ?? '–'}`).join('; '),
}

export const auditSheet = { moments: ['time'], wide: ['changes', 'details'] }
