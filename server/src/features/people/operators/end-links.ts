import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import type { Tx } from '../../../platform/database.ts'
import { adminActsOn } from './acts-on.ts'
import { announceOperator } from './require-managed.ts'

/** A condition: operator `a`, whose level is `ap`, may still make a link for operator `o`, whose level is `p`. */
const mayMakeLinks = sql<boolean>`(a.suspended_at is null and 'manage_operators' = any(ap.rights) and ${adminActsOn})`

/**
 * Ends what was made by somebody who could not make it now: links of invitations and passwords, links of wall screens, and requests for
 * a reset. They do not come back. Call it in the transaction of each change of rights, levels, site owners or suspensions.
 */
export async function endLinks(tx: Tx, actorId: number) {
  const { rows: links } = await sql<{ operator_id: number; made_by: number }>`
    update invitations i set expires_at = now()
    from operators a, permissions ap, operators o, permissions p
    where a.id = i.created_by and ap.id = a.permissions_id and o.id = i.operator_id and p.id = o.permissions_id
      and i.used_at is null and i.expires_at > now() and ${mayMakeLinks} is not true
    returning i.operator_id, i.created_by as made_by`.execute(tx)
  const { rows: requests } = await sql<{ operator_id: number }>`
    update two_factor_resets r set outcome = 'expired', decided_at = now()
    from operators a, permissions ap, operators o, permissions p
    where a.id = r.asked_by and ap.id = a.permissions_id and o.id = r.operator_id and p.id = o.permissions_id
      and r.outcome is null and ${mayMakeLinks} is not true
    returning r.operator_id`.execute(tx)
  const { rows: walls } = await sql<{ id: number; made_by: number }>`
    update board_walls w set revoked_at = now(), revoked_by = ${actorId}
    from operators a, permissions ap
    where a.id = w.made_by and ap.id = a.permissions_id and w.revoked_at is null and w.expires_at > now()
      and not (a.suspended_at is null and 'chat_stats.board' = any(ap.rights))
    returning w.id, w.made_by`.execute(tx)
  for (const { operator_id: id, made_by } of links)
    await recordAudit(tx, {
      operatorId: actorId,
      action: 'invitation.end',
      subject: { type: 'operator', id },
      details: { made_by },
    })
  for (const { id, made_by } of walls)
    await recordAudit(tx, {
      operatorId: actorId,
      action: 'board.revoke_wall',
      subject: { type: 'operator', id: made_by },
      details: { wall_id: id },
    })
  for (const { operator_id } of [...links, ...requests]) announceOperator(tx, operator_id)
}
