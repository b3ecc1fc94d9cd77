import type { ListedHold } from '@panel/contract'
import type { Columns } from '../../../platform/exported-list.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentNamed } from '../../../platform/http/present-operator.ts'
import type { HoldRow } from './find-holds.ts'

export function presentHold(row: HoldRow, viewer: Operator): ListedHold {
  return {
    id: row.id,
    kind: row.kind,
    since: row.since,
    until: row.until,
    stays: row.stays,
    by: presentNamed(viewer, row.by_id, row.by_name),
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
            by: presentNamed(viewer, row.released_by_id, row.released_by_name),
            reason: row.release_reason ?? '',
          },
  }
}

export const holdColumns: Columns<ListedHold> = {
  'hold id': (row) => row.id,
  kind: (row) => row.kind,
  since: (row) => row.since,
  until: (row) => row.until,
  'set by': (row) => row.by?.name ?? row.by?.id ?? null,
  customer: (row) => row.customer.name,
  'site owner': (row) => row.siteowner.name,
  conversations: (row) => row.chat_count,
  released: (row) => row.released?.at ?? null,
  'released by': (row) => row.released?.by?.name ?? row.released?.by?.id ?? null,
  reason: (row) => row.released?.reason ?? null,
}
