import { type AuditAction, issueAt } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError, InvalidInput } from '../../../platform/http/errors.ts'
import { endLease } from '../../conversations/leases/end-lease.ts'
import { hashPassword, isPassword } from './password.ts'
import { requireGoodPassword } from './require-good-password.ts'
import { endSessions } from './session.ts'

/** Hours in which a first password must be used. */
export const firstPasswordHours = 72

/** When a first password that is set now expires. */
export const firstPasswordExpiry = sql<string>`now() + make_interval(hours => ${sql.lit(firstPasswordHours)})`

/** Uses up a first password. @returns false when it was already used, also by a simultaneous request, or has expired */
export async function takeFirstPassword(db: Db, operatorId: number): Promise<boolean> {
  const taken = await db
    .updateTable('operators')
    .set({ first_password_used: true })
    .where('id', '=', operatorId)
    .where('first_password_used', '=', false)
    .where('first_password_expires_at', '>', sql<string>`now()`)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/**
 * Replaces an operator's password by a first password. All sessions end; the authenticator stays.
 * @returns false when no active operator has this login
 */
export async function giveFirstPassword(db: Db, login: string, password: string): Promise<boolean> {
  const password_hash = await hashPassword(password)
  const operatorId = await transaction(db, async (tx) => {
    const given = await tx
      .updateTable('operators')
      .set({ password_hash, first_password_used: false, first_password_expires_at: firstPasswordExpiry })
      .where('login', '=', login)
      .where('suspended_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!given) return null
    const released = await endLease(tx, { operatorId: given.id })
    const sessions = await endSessions(tx, { operatorId: given.id })
    await recordPassword(tx, null, given.id, 'password.give', { released, sessions, by: 'command line' })
    return given.id
  })
  // Ends the lease of a claim that was in progress.
  if (operatorId !== null) await endLease(db, { operatorId })
  return operatorId !== null
}

/**
 * Replaces the first password by the operator's own.
 * @throws {AppError} `password_chosen` when the present one is not a first password
 * @throws {InvalidInput} when the new password equals the first one, or is easily guessed
 */
export async function choosePassword(db: Db, actor: Operator, password: string) {
  const { password_hash: before, first_password_expires_at: isFirst } = await db
    .selectFrom('operators')
    .where('id', '=', actor.id)
    .select(['password_hash', 'first_password_expires_at'])
    .executeTakeFirstOrThrow()
  if (!isFirst) throw new AppError('password_chosen')
  if (await isPassword(before, password)) throw new InvalidInput([issueAt('password', 'first_password')])
  await requireGoodPassword('password', password, actor)
  const password_hash = await hashPassword(password)
  await transaction(db, async (tx) => {
    if (!(await replacePassword(tx, actor.id, before, password_hash))) throw new AppError('password_chosen')
    await recordPassword(tx, actor.id, actor.id, 'password.choose')
    announce(tx, { topic: 'operator', operatorId: actor.id })
  })
}

/** Stores a password that the operator has chosen. @returns false when another request has replaced `before` */
export async function replacePassword(tx: Tx, operatorId: number, before: string, password_hash: string) {
  const replaced = await tx
    .updateTable('operators')
    .set({
      password_hash,
      first_password_used: false,
      first_password_expires_at: null,
      password_changed_at: sql<string>`now()`,
    })
    .where('id', '=', operatorId)
    .where('password_hash', '=', before)
    .returning('id')
    .executeTakeFirst()
  return replaced !== undefined
}

export function recordPassword(
  tx: Tx,
  actorId: number | null,
  operatorId: number,
  action: AuditAction,
  details: Record<string, unknown> = {},
) {
  return recordAudit(tx, {
    operatorId: actorId,
    action,
    subject: { type: 'operator', id: operatorId },
    details,
  })
}
