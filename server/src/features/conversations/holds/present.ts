import type { ListedHold } from '@panel/contract'
import type { Cell } from '../../../platform/csv.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import type { HoldRow } from './find-holds.ts'

export function presentHold(row: HoldRow, viewer: Operator): ListedHold {
  const person = (id: number | null, name: string | null) =>
    id === null || name === null ? null : presentOperator(viewer, { id, name })
  return {
    id: row.id,
    kind: row.kind,
    since: row.since,
    until: row.until,
    stays: row.stays,
    by: person(row.by_id, row.by_name),
    customer: { id: row.customer_id, name: row.customer_name },
    siteowner: { id: row.siteowner_id, name: row.siteowner_name },
    chat_count: row.chat_count,
    conversation_id: row.conversation_id,
    escalation_id: row.escalation_id,
    released:
      row.released_at === null
        ? null
        : {
            at: row.released_at,
            by: person(row.released_by_id, row.released_by_name),
            reason: row.release_reason ?? '',
          },
  }
}

export const holdsHead = [
  'hold id',
  'kind',
  'since',
  'until',
  'set by',
  'customer',
  'site owner',
  'conversations',
  'released',
  'released by',
  'reason',
]

export const holdCells = (rows: readonly HoldRow[], viewer: Operator): Cell[][] =>
  rows
    .map((row) => presentHold(row, viewer))
    .map((each) => [
      each.id,
      each.kind,
      each.since,
      each.until,
      each.by?.name ?? each.by?.id ?? null,
      each.customer.name,
      each.siteowner.name,
      each.chat_count,
      each.released?.at ?? null,
      each.released?.by?.name ?? each.released?.by?.id ?? null,
      each.released?.reason ?? null,
    ])
