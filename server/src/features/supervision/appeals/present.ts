import type { Appeal } from '@panel/contract'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { findCheckedWords } from '../../answering/send-checks/find-checked-words.ts'
import { presentPeople } from '../../conversations/customers/people-columns.ts'
import type { AppealRow } from './find-appeals.ts'

export function presentAppeal(row: AppealRow, viewer: Operator): Appeal {
  const { outcome, settled_at, settled_by, settled_by_name } = row
  return {
    id: row.id,
    opened_at: row.opened_at,
    by: presentOperator(viewer, { id: row.by_id, name: row.by_name }),
    conversation: { id: row.conversation_id, language: row.language },
    siteowner: { id: row.siteowner_id, name: row.siteowner_name },
    ...presentPeople(row),
    text: row.body,
    found: findCheckedWords(row.body, row.language),
    settled:
      outcome !== null && settled_at !== null
        ? {
            outcome,
            note: row.note,
            by:
              settled_by !== null && settled_by_name !== null
                ? presentOperator(viewer, { id: settled_by, name: settled_by_name })
                : null,
            at: settled_at,
          }
        : null,
  }
}
