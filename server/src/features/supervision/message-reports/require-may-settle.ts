import type { Selectable } from 'kysely'
import type { ReportCases } from '../../../platform/database-types.ts'
import { type Operator, Refusal } from '../../../platform/http/access.ts'
import { isMaster } from './find-cases.ts'

/** @throws {Refusal} `report_case_of_masters` for a case that was passed on to the masters, unless this is one */
export function requireMaySettle(operator: Operator, found: Selectable<ReportCases>) {
  if (found.passed_on_at !== null && !isMaster(operator))
    throw new Refusal(operator, 'other_chats.handover', 'report_case_of_masters', {
      type: 'message',
      id: found.message_id,
    })
}
