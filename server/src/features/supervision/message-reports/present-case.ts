import type { ReportCase } from '@panel/contract'
import type { Cell } from '../../../platform/csv.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { presentPeople } from '../../conversations/customers/people-columns.ts'
import type { CaseRow } from './find-cases.ts'

export function presentCase(row: CaseRow, viewer: Operator): ReportCase {
  const person = (id: number | null, name: string | null) =>
    id === null || name === null ? null : presentOperator(viewer, { id, name })
  const [passedOnBy, settledBy] = [
    person(row.passed_on_by, row.passed_on_by_name),
    person(row.settled_by, row.settled_by_name),
  ]
  return {
    id: row.id,
    opened_at: row.opened_at,
    reason_id: row.reason_id,
    report_count: row.report_count,
    reporters: (row.reporters ?? []).map((reporter) => presentOperator(viewer, reporter)),
    message: { id: row.message_id, text: row.message_text, written_at: row.message_created_at },
    writer: person(row.writer_id, row.writer_name),
    conversation: { id: row.conversation_id, language: row.language },
    siteowner: { id: row.siteowner_id, name: row.siteowner_name },
    ...presentPeople(row),
    assignee: person(row.assignee_id, row.assignee_name),
    passed_on: passedOnBy && row.passed_on_at ? { by: passedOnBy, at: row.passed_on_at } : null,
    note: row.note,
    settled:
      settledBy && row.settled_at && row.outcome
        ? { outcome: row.outcome, by: settledBy, at: row.settled_at }
        : null,
  }
}

export const casesHead = [
  'case id',
  'opened',
  'reason id',
  'reports',
  'reporters',
  'message id',
  'message',
  'writer',
  'conversation id',
  'customer',
  'profile',
  'language',
  'site owner',
  'assigned to',
  'outcome',
  'note',
  'settled',
  'settled by',
]

export const caseCells = (rows: readonly CaseRow[], viewer: Operator): Cell[][] =>
  rows
    .map((row) => presentCase(row, viewer))
    .map((each) => [
      each.id,
      each.opened_at,
      each.reason_id,
      each.report_count,
      each.reporters.map(({ id, name }) => name ?? id).join(', '),
      each.message.id,
      each.message.text,
      each.writer?.name ?? each.writer?.id ?? null,
      each.conversation.id,
      each.customer.name,
      each.profile.name,
      each.conversation.language,
      each.siteowner.name,
      each.assignee?.name ?? each.assignee?.id ?? null,
      each.settled?.outcome ?? null,
      each.note,
      each.settled?.at ?? null,
      each.settled?.by.name ?? each.settled?.by.id ?? null,
    ])
