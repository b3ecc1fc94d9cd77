import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import type { ReportCases } from '../../../platform/database-types.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { markMessage } from '../../answering/messages/mark.ts'
import { restoreMessage } from '../../answering/messages/restore.ts'
import { changeCase } from './change-case.ts'
import type { CaseRow } from './find-cases.ts'
import { untellDecision } from './tell-decision.ts'

/** Opens a locked case that is settled: its reports are unhandled, and what its outcome changed is as it was before. */
export async function openAgain(
  tx: Tx,
  operator: Operator,
  found: Selectable<ReportCases>,
  action: 'report_case.undo' | 'report_case.reopen',
): Promise<CaseRow> {
  await takeBack(tx, operator, found)
  await untellDecision(tx, found.id)
  await tx
    .updateTable('message_reports')
    .set({ handled_at: null, handled_by: null })
    .where('case_id', '=', found.id)
    .execute()
  return changeCase(tx, operator, found, {
    action,
    set: { outcome: null, settled_at: null, settled_by: null, note: null, assignee_id: operator.id },
    details: { outcome: found.outcome },
  })
}

/** Whether a later report has opened another case of the same message. */
export async function hasOpenCase(tx: Tx, { message_id }: Selectable<ReportCases>): Promise<boolean> {
  const open = await tx
    .selectFrom('report_cases')
    .where('message_id', '=', message_id)
    .where('settled_at', 'is', null)
    .select(sql`1`.as('one'))
    .executeTakeFirst()
  return open !== undefined
}

/** Only what the settling itself changed: it has the same time. A note that was read stays with its operator. */
async function takeBack(tx: Tx, operator: Operator, found: Selectable<ReportCases>) {
  await tx.deleteFrom('coach_notes').where('case_id', '=', found.id).where('read_at', 'is', null).execute()
  const message = await tx
    .selectFrom('messages')
    .where('id', '=', found.message_id)
    .where('created_at', '=', found.message_created_at)
    .select(['hidden_at', 'deleted_at'])
    .executeTakeFirst()
  if (message?.deleted_at && message.deleted_at === found.settled_at)
    await restoreMessage(tx, operator, found.message_id)
  else if (message?.hidden_at && message.hidden_at === found.settled_at)
    await markMessage(tx, operator, found.message_id, { hidden: false })
}
