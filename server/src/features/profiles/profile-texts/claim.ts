import type { ProfileTextStatus, TextLease } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { endTextLease } from '../../conversations/leases/end-text-lease.ts'
import { lockOperator } from '../../people/operators/lock-operator.ts'
import { refuseMissing } from './refuse-missing.ts'
import {
  holderName,
  isInOtherHand,
  isWithinReach,
  isWrittenBy,
  textLeaseEnd,
  textLeaseSeconds,
} from './text-rows.ts'

export type ClaimedText = { id: number; lease: TextLease }

/**
 * Claims a certain text. The operator's earlier lease ends, also one of the same text: another tab that shows it must not save
 * over what is typed here.
 * @throws {AppError} `profile_text_not_found`, `text_taken`, `own_text`, `text_approved`
 */
export async function claimText(db: Db, operator: Operator, id: number): Promise<ClaimedText> {
  return transaction(db, async (tx) => {
    await lockOperator(tx, operator.id)
    const { rows } = await sql<Lockable>`
      select ${lockable(operator)} from profile_texts t
      where t.id = ${id} and ${isWithinReach(operator)} for no key update of t`.execute(tx)
    const [text] = rows
    if (!text) return refuseMissing(tx, operator, id)
    if (text.status === 'approved') throw new AppError('text_approved')
    if (text.in_other_hand && text.holder_id !== null)
      throw new AppError('text_taken', {
        by: presentOperator(operator, { id: text.holder_id, name: text.holder_name ?? '' }),
      })
    if (text.status === 'to_review' && text.is_own) throw new AppError('own_text')
    return take(tx, operator, id)
  })
}

type Lockable = {
  status: ProfileTextStatus
  holder_id: number | null
  holder_name: string | null
  in_other_hand: boolean | null
  is_own: boolean
}
const lockable = ({ id }: Operator) => sql`t.status, t.holder_id, ${holderName} as holder_name,
  ${isInOtherHand(id)} as in_other_hand, ${isWrittenBy(id)} as is_own`

/** Claims the text that has waited longest and that this operator may write or review; null when there is none. */
export async function claimNextText(
  db: Db,
  operator: Operator,
  status: 'to_write' | 'to_review' | 'returned',
): Promise<ClaimedText | null> {
  return transaction(db, async (tx) => {
    await lockOperator(tx, operator.id)
    const { rows } = await sql<{ id: number }>`
      select t.id from profile_texts t
      where t.status = ${status} and ${isWithinReach(operator)} and not coalesce(${isInOtherHand(operator.id)}, false)
        and (t.status <> 'to_review' or not ${isWrittenBy(operator.id)})
        and not exists (select from profile_text_skips k
          where k.profile_text_id = t.id and k.operator_id = ${operator.id} and k.created_at > now() - interval '24 hours')
      order by t.waiting_since, t.id limit 1 for no key update of t skip locked`.execute(tx)
    const [next] = rows
    if (next) return take(tx, operator, next.id)
    await endTextLease(tx, { operatorId: operator.id })
    return null
  })
}

async function take(tx: Tx, operator: Operator, id: number): Promise<ClaimedText> {
  const { rows: kept } = await sql<{ claimed_at: string }>`
    select claimed_at from profile_texts where id = ${id} and holder_id = ${operator.id} and expires_at > now()`.execute(
    tx,
  )
  await endTextLease(tx, { operatorId: operator.id })
  const { rows } = await sql<Omit<TextLease, 'seconds'>>`
    update profile_texts set lease_id = gen_random_uuid(), holder_id = ${operator.id}, expires_at = ${textLeaseEnd},
      claimed_at = coalesce(${kept[0]?.claimed_at ?? null}::timestamptz, now())
    where id = ${id} returning lease_id as id, expires_at`.execute(tx)
  const [lease] = rows
  if (!lease) throw new Error('A locked row is updated')
  await recordAudit(tx, {
    operatorId: operator.id,
    action: 'profile_text.claim',
    subject: { type: 'profile_text', id },
  })
  announce(tx, { topic: 'profile_texts' })
  return { id, lease: { ...lease, seconds: textLeaseSeconds } }
}
