import type { ProfileTextStatus } from '@panel/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { refuseMissing } from './refuse-missing.ts'
import { holderName, isWithinReach, isWrittenBy } from './text-rows.ts'

export type HeldText = {
  id: number
  siteowner_id: number
  status: ProfileTextStatus
  min_length: number
  max_length: number
  round: number
  claimed_at: string
  is_own: boolean
}

/**
 * Locks the text that an operator has in hand by this lease. An expired lease is accepted while nobody else has claimed the text.
 * @returns null when an action with this lease has ended it already
 * @throws {AppError} `profile_text_not_found`, `text_lease_lost`
 */
export async function lockHeld(
  tx: Tx,
  operator: Operator,
  { id, leaseId }: { id: number; leaseId: string },
): Promise<HeldText | null> {
  const { rows } = await sql<
    HeldText & { holder_id: number | null; holder_name: string | null; lease: string | null }
  >`
    select t.id, t.siteowner_id, t.status, t.min_length, t.max_length, t.round, t.claimed_at, t.holder_id,
      ${holderName} as holder_name, ${isWrittenBy(operator.id)} as is_own,
      case when t.ended_lease_id = ${leaseId}::uuid then 'ended' when t.lease_id = ${leaseId}::uuid then 'held' end as lease
    from profile_texts t
    where t.id = ${id} and ${isWithinReach(operator)} for no key update of t`.execute(tx)
  const [text] = rows
  if (!text) return refuseMissing(tx, operator, id)
  if (text.lease === 'ended') return null
  if (text.lease === 'held' && text.holder_id === operator.id) return text
  const by =
    text.holder_id === null || text.holder_id === operator.id
      ? null
      : presentOperator(operator, { id: text.holder_id, name: text.holder_name ?? '' })
  throw new AppError('text_lease_lost', { by })
}

/** The columns that end a lease by an action, to which the same lease can be repeated. */
export const endedBy = (leaseId: string) => ({
  lease_id: null,
  holder_id: null,
  expires_at: null,
  claimed_at: null,
  ended_lease_id: leaseId,
})
