import { z } from 'zod'
import { id, idParam, moment } from '../fields.ts'
import { byTime, listOf } from '../list.ts'
import { operatorName } from '../operator-name.ts'
import { periodInOrder, periodQuery } from '../period.ts'
import { auditActions } from '../rules/audit-actions.ts'
import { auditSubjects } from '../rules/audit-subjects.ts'
import { wordLists } from '../rules/word-list-names.ts'
import { auditChainEndpoints } from './audit-chain.ts'

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
  /** The chat that the entry is about, and its customer; a customer alone without a chat. Null for those whom the viewer may not see. */
  conversation_id: id.nullable(),
  customer: z.object({ id, name: z.string() }).nullable(),
  /** The fields that the action changed. Ids of people, teams, levels and site owners are their names. */
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

export const auditList = listOf('audit', {
  summary: { list: 'List the entries of the audit log, latest first', file: 'Export the audit log' },
  filters: {
    ...periodQuery,
    /** Who acted. */
    operator_id: idParam.optional(),
    action: z.enum(auditActions).optional(),
    subject_type: z.enum(auditSubjects).optional(),
    /** With `subject_type`: the entries about this one. */
    subject_id: idParam.optional(),
    /** The entries about this chat and its messages, without what was sent. */
    conversation_id: idParam.optional(),
    /** The same of all chats of this customer, and the entries about the customer. */
    customer_id: idParam.optional(),
    /** With the subject type `word`: the entries about words of this list. */
    word_list: z.enum(wordLists).optional(),
  },
  rules: [periodInOrder],
  item: auditEntry,
  cursor: byTime,
  isCostly: true,
  isWorkbook: true,
})
export const {
  list: listAuditLog,
  file: exportAuditLog,
  order: orderAuditLogExport,
  count: getAuditLogCount,
} = auditList

/** All endpoints of the audit log, for the list of the contract. */
export const auditEndpoints = {
  listAuditLog,
  exportAuditLog,
  orderAuditLogExport,
  getAuditLogCount,
  ...auditChainEndpoints,
}

export * from './audit-chain.ts'
