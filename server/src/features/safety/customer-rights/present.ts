import type { CustomerRights } from '@panel/contract'
import type { Operator } from '../../../platform/http/access.ts'
import { presentNamed } from '../../../platform/http/present-operator.ts'
import { progressOf } from '../erasures/work.ts'
import type { ErasureRow, LegalHoldRow } from './columns.ts'

type Erasure = NonNullable<CustomerRights['erasure']>
type LegalHold = CustomerRights['legal_holds'][number]

export const presentErasure = (viewer: Operator, row: ErasureRow): Erasure => ({
  id: row.id,
  asked_at: row.asked_at,
  finished_at: row.finished_at,
  // The cast: the job stores numbers by class.
  counts: row.counts as Record<string, number>,
  backups_until: row.backups_until,
  by_site: row.by_site,
  asked_by: presentNamed(viewer, row.asked_by, row.asked_by_name),
  progress: row.finished_at === null ? progressOf(row.finished_steps) : 100,
})

export const presentLegalHold = (viewer: Operator, row: LegalHoldRow): LegalHold => ({
  id: row.id,
  set_at: row.set_at,
  set_by: presentNamed(viewer, row.set_by, row.set_by_name),
  reason: row.reason,
  lifted:
    row.lifted_at === null
      ? null
      : {
          at: row.lifted_at,
          by: presentNamed(viewer, row.lifted_by, row.lifted_by_name),
          reason: row.lift_reason,
        },
})
