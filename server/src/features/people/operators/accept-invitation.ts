import type { getInvitation as endpoint, HandlerResultOf } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { digestOf } from '../../../platform/secrets.ts'
import { endLease } from '../../conversations/leases/end-lease.ts'
import type { Lockout } from '../sign-in/lockout.ts'
import { hashPassword } from '../sign-in/password.ts'
import { requireGoodPassword } from '../sign-in/require-good-password.ts'
import { endSessions, openSession } from '../sign-in/session.ts'
import { signOut } from '../sign-in/sign-out.ts'
import type { Visitor } from '../sign-in/visitor.ts'
import { announceOperator } from './require-managed.ts'

/**
 * For whom a link is, if it can be used. Of other links, only that they ended or were used is told.
 * @throws {AppError} `too_many_attempts`, `too_many_requests` after many unknown tokens from an address
 */
export async function findInvitation(
  db: Db,
  lockout: Lockout,
  token: string,
  visitor: Visitor,
): Promise<HandlerResultOf<typeof endpoint>> {
  const found = await lookUp(db, lockout, token, visitor)
  if (!found) return { state: 'unknown', operator: null, expires_at: null }
  const { state, name, login, expires_at } = found
  return state === 'valid'
    ? { state, operator: { name, login }, expires_at }
    : { state, operator: null, expires_at: null }
}

/**
 * Stores the password that the holder of a link has chosen, ends the operator's sessions, and opens one that lacks the second
 * factor. A link works once, also when it is used in two browsers at the same time.
 * @returns the token of the session
 * @throws {AppError} `invitation_invalid`, `too_many_attempts`, `too_many_requests`
 * @throws {InvalidInput} when the password is easily guessed; the link can be used again
 */
export async function acceptInvitation(
  db: Db,
  lockout: Lockout,
  { token, password }: { token: string; password: string },
  visitor: Visitor,
  sessionToken: string | undefined,
): Promise<string> {
  const found = await lookUp(db, lockout, token, visitor)
  if (found?.state !== 'valid') throw new AppError('invitation_invalid')
  const operatorId = found.operator_id
  await requireGoodPassword('password', password, found)
  const password_hash = await hashPassword(password)
  await signOut(db, sessionToken, visitor)
  const session = await transaction(db, async (tx) => {
    const used = await tx
      .updateTable('invitations')
      .set({ used_at: sql<string>`now()` })
      .where('token_hash', '=', digestOf(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<string>`now()`)
      .returning('operator_id')
      .executeTakeFirst()
    const operator =
      used &&
      (await tx
        .updateTable('operators')
        .set({ password_hash, first_password_expires_at: null, first_password_used: false })
        .where('id', '=', used.operator_id)
        .where('suspended_at', 'is', null)
        .returning('id')
        .executeTakeFirst())
    if (!operator) throw new AppError('invitation_invalid')
    const released = await endLease(tx, { operatorId })
    const sessions = await endSessions(tx, { operatorId })
    await recordAudit(tx, {
      operatorId: null,
      action: 'invitation.accept',
      subject: { type: 'operator', id: operatorId },
      details: { address: visitor.address, released, sessions },
    })
    announceOperator(tx, operatorId)
    return openSession(tx, { operatorId, tfa: false, ...visitor })
  })
  // The lease of a claim that was in progress.
  await endLease(db, { operatorId })
  return session.token
}

/** Unknown tokens are counted like wrong passwords, by address. */
async function lookUp(db: Db, lockout: Lockout, token: string, visitor: Visitor) {
  const attempt = {
    target: `invitation ${visitor.address}`,
    address: visitor.address,
    by: 'untrusted' as const,
  }
  const verdict = await lockout.attempt(attempt, async () => (await findByToken(db, token)) ?? null)
  if (verdict.outcome === 'locked') throw new AppError('too_many_attempts', {}, verdict.seconds)
  if (verdict.outcome === 'slowed') throw new AppError('too_many_requests', {}, verdict.seconds)
  return verdict.outcome === 'right' ? verdict.value : null
}

const findByToken = (db: Db, token: string) =>
  db
    .selectFrom('invitations as i')
    .innerJoin('operators as o', 'o.id', 'i.operator_id')
    .where('i.token_hash', '=', digestOf(token))
    .select([
      'i.operator_id',
      'i.expires_at',
      'o.name',
      'o.login',
      sql<'valid' | 'expired' | 'used'>`case
        when i.used_at is not null then 'used'
        when i.expires_at <= now() or o.suspended_at is not null then 'expired'
        else 'valid' end`.as('state'),
    ])
    .executeTakeFirst()
