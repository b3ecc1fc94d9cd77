import { z } from 'zod'
import { message } from '../conversations/thread-message.ts'
import { endpoint } from '../endpoint.ts'
import { chat, id, idParam, moment, nonBlankText } from '../fields.ts'
import { byTime, listOf } from '../list.ts'
import { operatorName } from '../operator-name.ts'
import { periodInOrder, periodQuery } from '../period.ts'
import { escalationKinds } from '../rules/hold-rules.ts'
import { issue } from '../rules/issues.ts'
import { reportNotesLength } from '../rules/limits.ts'
import { reportAssignees, reportOutcomes, reportSources, reportStates } from '../rules/report-outcomes.ts'
import { getReportReasons, reportMessage } from './message-reports.ts'
import { getReportStats } from './report-stats.ts'

// A case: the open reports of one message. Supervisors settle it once for all of them.

const access = 'other_chats.reports'
const params = z.strictObject({ id: idParam })

const caseFields = {
  id,
  opened_at: moment,
  /** The reason of the first report, as an id of `getReportReasons`. */
  reason_id: id,
  report_count: z.int(),
  /** Whether the reason of one of its reports is urgent: it is listed before the others. */
  is_urgent: z.boolean(),
  reporters: z.array(operatorName),
  /** Whether one of its reports is a complaint of the customer, from their site. */
  is_complaint: z.boolean(),
  /** `text` is the beginning of the message; null when it was deleted. */
  message: z.object({ id, text: z.string().nullable(), written_at: moment }),
  /** The operator who wrote the message; null for a message of the customer. */
  writer: operatorName.nullable(),
  ...chat,
  assignee: operatorName.nullable(),
  /** Who passed the case on to the masters, and when. */
  passed_on: z.object({ by: operatorName, at: moment }).nullable(),
  /** What the supervisor wrote. */
  note: z.string().nullable(),
  settled: z.object({ outcome: z.enum(reportOutcomes), by: operatorName, at: moment }).nullable(),
}

export const reportCase = z.object(caseFields)
export type ReportCase = z.infer<typeof reportCase>

const count = z.object({ reported: z.int(), sent: z.int() })

export const openedReportCase = z.object({
  ...caseFields,
  reports: z.array(
    z.object({
      id,
      /** Null for a complaint of the customer. */
      operator: operatorName.nullable(),
      reason_id: id,
      notes: z.string(),
      /** Of a complaint: when the customer complained at the site. */
      created_at: moment,
    }),
  ),
  /** The message between its neighbours, oldest first. Empty when its month is archived. */
  context: z.array(message),
  /** Whether the viewer wrote the message, or, of a complaint, anything in this chat: then others settle the case. */
  is_own: z.boolean(),
  /** How many other cases of this customer are open that the viewer may settle. */
  other_count: z.int(),
  /** The open escalation of this customer that was opened last. */
  escalated: z.object({ kind: z.enum(escalationKinds), at: moment }).nullable(),
  /** Figures of the last 30 days. */
  figures: z.object({
    /** Messages of the writer and of their team: sent, and reported. Null for a message of the customer. */
    writer: z.object({ team: z.string(), own: count, team_count: count }).nullable(),
    /** Cases with the same reason. `minutes`: the median time until one was settled. */
    reason: z.object({
      cases: z.int(),
      founded: z.int(),
      of_siteowner: z.int(),
      minutes: z.number().nullable(),
    }),
  }),
})
export type OpenedReportCase = z.infer<typeof openedReportCase>

export const caseList = listOf('reports', {
  summary: {
    list: 'List the cases of reported messages: open ones with the urgent and the oldest first, settled ones latest first',
    file: 'Export the cases of reported messages',
  },
  filters: {
    ...periodQuery,
    state: z.enum(reportStates),
    reason_id: idParam.optional(),
    assignee: z.enum(reportAssignees).optional(),
    siteowner_id: idParam.optional(),
    /** The writer of the message. */
    operator_id: idParam.optional(),
    /** `yes`: settled with another outcome than `unfounded`. */
    founded: z.enum(['yes']).optional(),
    source: z.enum(reportSources).optional(),
  },
  rules: [periodInOrder],
  item: reportCase,
  cursor: byTime,
  isAutomatic: true,
})
export const {
  list: listReportCases,
  file: exportReportCases,
  order: orderReportCaseExport,
  count: getReportCaseCount,
} = caseList

export const getReportCase = endpoint({
  method: 'GET',
  path: '/api/message-reports/:id',
  summary: 'Read a case with its reports, and the message between its neighbours',
  access,
  automatic: true,
  params,
  response: z.object({ case: openedReportCase }),
  errors: ['report_case_not_found'],
})

export const assignReportCase = endpoint({
  method: 'PUT',
  path: '/api/message-reports/:id/assignee',
  summary:
    'Take an open case, also from a colleague, or give it back. A request that changes nothing succeeds',
  access,
  params,
  body: z.strictObject({ assigned: z.boolean() }),
  response: z.object({ case: reportCase }),
  errors: ['report_case_not_found', 'report_case_settled'],
})

const note = nonBlankText(reportNotesLength)

export const settleReportCase = endpoint({
  method: 'POST',
  path: '/api/message-reports/:id/settle',
  summary:
    'Settle an open case with an outcome: all its reports are handled. With `others`, also the other open cases of the customer for which the outcome is possible',
  access,
  params,
  body: z
    .strictObject({
      outcome: z.enum(reportOutcomes),
      note: note.optional(),
      others: z.boolean().default(false),
    })
    .refine(({ outcome, note: words }) => outcome !== 'coach' || words !== undefined, {
      path: ['note'],
      ...issue('required'),
    }),
  response: z.object({
    case: reportCase,
    /** How many cases were settled. */
    settled: z.int(),
  }),
  errors: [
    'report_case_not_found',
    'report_case_settled',
    'report_case_of_masters',
    'own_report_case',
    'message_not_found',
    'message_deleted',
    'message_archived',
    'not_an_operators_message',
    'customer_erased',
  ],
})

export const passReportCaseOn = endpoint({
  method: 'POST',
  path: '/api/message-reports/:id/pass-on',
  summary: 'Pass an open case on to the masters with a note: only they can settle it then',
  access,
  params,
  body: z.strictObject({ note }),
  response: z.object({ case: reportCase }),
  errors: ['report_case_not_found', 'report_case_settled', 'customer_erased'],
})

export const undoReportCase = endpoint({
  method: 'POST',
  path: '/api/message-reports/:id/undo',
  summary:
    'Undo within ten seconds what the same operator did last: settling a case with those settled together with it, or passing it on',
  access,
  params,
  response: z.object({ case: reportCase }),
  errors: ['report_case_not_found', 'undo_too_late'],
})

export const reopenReportCase = endpoint({
  method: 'POST',
  path: '/api/message-reports/:id/reopen',
  summary:
    'Open a settled case again, with the caller as its assignee. A message that it has hidden or deleted is shown again; a note that its operator has read stays',
  access,
  params,
  response: z.object({ case: reportCase }),
  errors: ['report_case_not_found', 'report_case_open', 'report_case_of_masters', 'own_report_case'],
})

export const messageReportEndpoints = {
  getReportReasons,
  reportMessage,
  listReportCases,
  exportReportCases,
  orderReportCaseExport,
  getReportCaseCount,
  getReportStats,
  getReportCase,
  assignReportCase,
  settleReportCase,
  passReportCaseOn,
  undoReportCase,
  reopenReportCase,
} as const
