import type { ReportCase } from '@panel/contract'
import type { Columns } from '../../../platform/exported-list.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentNamed, presentOperator } from '../../../platform/http/present-operator.ts'
import { presentChat } from '../../conversations/customers/people-columns.ts'
import type { CaseRow } from './find-cases.ts'

export function presentCase(row: CaseRow, viewer: Operator): ReportCase {
  const [passedOnBy, settledBy] = [
    presentNamed(viewer, row.passed_on_by, row.passed_on_by_name),
    presentNamed(viewer, row.settled_by, row.settled_by_name),
  ]
  return {
    id: row.id,
    opened_at: row.opened_at,
    reason_id: row.reason_id,
    report_count: row.report_count,
    is_urgent: row.is_urgent,
    reporters: (row.reporters ?? []).map((reporter) => presentOperator(viewer, reporter)),
    is_complaint: row.is_complaint,
    message: { id: row.message_id, text: row.message_text, written_at: row.message_created_at },
    writer: presentNamed(viewer, row.writer_id, row.writer_name),
    ...presentChat(row),
    assignee: presentNamed(viewer, row.assignee_id, row.assignee_name),
    passed_on: passedOnBy && row.passed_on_at ? { by: passedOnBy, at: row.passed_on_at } : null,
    note: row.note,
    settled:
      settledBy && row.settled_at && row.outcome
        ? { outcome: row.outcome, by: settledBy, at: row.settled_at }
        : null,
  }
}

export const caseColumns: Columns<ReportCase> = {
  'case id': (row) => row.id,
  opened: (row) => row.opened_at,
  'reason id': (row) => row.reason_id,
  reports: (row) => row.report_count,
  urgent: (row) => (row.is_urgent ? 'yes' : 'no'),
  reporters: (row) => row.reporters.map(({ id, name }) => name ?? id).join(', '),
  complaint: (row) => (row.is_complaint ? 'yes' : 'no'),
  'message id': (row) => row.message.id,
  message: (row) => row.message.text,
  writer: (row) => row.writer?.name ?? row.writer?.id ?? null,
  'conversation id': (row) => row.conversation.id,
  customer: (row) => row.customer.name,
  profile: (row) => row.profile.name,
  language: (row) => row.conversation.language,
  'site owner': (row) => row.siteowner.name,
  'assigned to': (row) => row.assignee?.name ?? row.assignee?.id ?? null,
  outcome: (row) => row.settled?.outcome ?? null,
  note: (row) => row.note,
  settled: (row) => row.settled?.at ?? null,
  'settled by': (row) => row.settled?.by.name ?? row.settled?.by.id ?? null,
}
