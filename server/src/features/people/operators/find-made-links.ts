import type { OperatorDetail } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentNamed } from '../../../platform/http/present-operator.ts'

/** What works because this operator made it, and ends with their suspension, what ends first first. */
export async function findMadeLinks(db: Db, viewer: Operator, id: number): Promise<OperatorDetail['links']> {
  const { rows } = await sql<{
    kind: OperatorDetail['links'][number]['kind']
    operator_id: number | null
    name: string | null
    until: string
  }>`
    select 'link' as kind, o.id as operator_id, o.name, i.expires_at as until
      from invitations i join operators o on o.id = i.operator_id
      where i.created_by = ${id} and i.used_at is null and i.expires_at > now()
    union all select 'reset', o.id, o.name, r.expires_at
      from two_factor_resets r join operators o on o.id = r.operator_id
      where r.asked_by = ${id} and r.outcome is null and r.expires_at > now()
    union all select 'wall', null, null, w.expires_at
      from board_walls w where w.made_by = ${id} and w.revoked_at is null and w.expires_at > now()
    order by until limit 100`.execute(db)
  return rows.map(({ kind, operator_id, name, until }) => ({
    kind,
    operator: presentNamed(viewer, operator_id, name),
    until,
  }))
}
