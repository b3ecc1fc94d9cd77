import { z } from 'zod'
import { sheetQuery } from '../csv-query.ts'
import { endpoint, xlsxType } from '../endpoint.ts'
import { id, idParam, listCursor, listPage, moment, pageQuery } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { periodInOrder, periodQuery } from '../period.ts'
import { auditActions, auditSubjects } from '../rules/audit-actions.ts'
import { wordLists } from '../rules/word-list-names.ts'
import { auditChainEndpoints } from './audit-chain.ts'

const filters = {
  ...periodQuery,
  /** Who acted. */
  operator_id: idParam.optional(),
  action: z.enum(auditActions).optional(),
  subject_type: z.enum(auditSubjects).optional(),
  /** With `subject_type`: the entries about this one. */
  subject_id: idParam.optional(),
  /** With the subject type `word`: the entries about words of this list. */
  word_list: z.enum(wordLists).optional(),
}

/** A field of an entry: a value as text, or null when there is none. */
const value = z.string().nullable()

/** An entry of the audit log. It is written in the transaction of the action, and never changed. */
export const auditEntry = z.object({
  id,
  at: moment,
  /** Who acted; null for the panel itself, the command line and callers without a session. */
  operator: operatorName.nullable(),
  siteowner: z.object({ id, name: z.string() }).nullable(),
  /** One of `auditActions`, or an action of another release. */
  action: z.string(),
  /** The object of the action. The name is null when it has none, or is hidden (specification section 6). */
  subject: z.object({ type: z.string(), id: id.nullable(), name: z.string().nullable() }),
  /** The fields that the action changed. */
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
  /** Further facts about the action. */
  details: z.array(z.object({ field: z.string(), value })),
  /**
   * Whether the words about a customer can be read. `erased`: their key was destroyed with the customer. `unreadable`: they were encrypted
   * with another SECRET_KEY, or changed.
   */
  words: z.enum(['readable', 'erased', 'unreadable']),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const listAuditLog = endpoint({
  method: 'GET',
  path: '/api/audit-log',
  summary: 'List the entries of the audit log, latest first',
  access: 'manage_operators',
  costly: true,
  query: z.strictObject({ ...filters, cursor: listCursor.optional(), ...pageQuery }).refine(...periodInOrder),
  response: listPage(auditEntry, listCursor),
})

export const exportAuditLog = endpoint({
  method: 'GET',
  path: '/api/audit-log.csv',
  summary: 'Export the audit log as CSV or XLSX (`format`)',
  access: listAuditLog.access,
  costly: true,
  query: sheetQuery(z.strictObject(filters).refine(...periodInOrder)),
  response: z.string(),
  produces: 'text/csv',
  alsoProduces: xlsxType,
  errors: ['export_too_large'],
})

/** All endpoints of the audit log, for the list of the contract. */
export const auditEndpoints = { listAuditLog, exportAuditLog, ...auditChainEndpoints }

export * from './audit-chain.ts'
