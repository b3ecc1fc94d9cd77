import type { Appeal } from '@panel/contract'
import type { Operator } from '../../../platform/http/access.ts'
import { presentNamed, presentOperator } from '../../../platform/http/present-operator.ts'
import { findCheckedWords } from '../../answering/send-checks/find-checked-words.ts'
import { presentChat } from '../../conversations/customers/people-columns.ts'
import type { AppealRow } from './find-appeals.ts'

export function presentAppeal(row: AppealRow, viewer: Operator): Appeal {
  const { outcome, settled_at, settled_by, settled_by_name } = row
  return {
    id: row.id,
    opened_at: row.opened_at,
    by: presentOperator(viewer, { id: row.by_id, name: row.by_name }),
    ...presentChat(row),
    text: row.body,
    found: findCheckedWords(row.body, row.language),
    settled:
      outcome !== null && settled_at !== null
        ? {
            outcome,
            note: row.note,
            by: presentNamed(viewer, settled_by, settled_by_name),
            at: settled_at,
          }
        : null,
  }
}
