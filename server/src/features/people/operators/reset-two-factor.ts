import type { TwoFactorPart } from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import { endLease } from '../../conversations/leases/end-lease.ts'
import { unlockCodes } from '../sign-in/code-guesses.ts'
import { endSessions } from '../sign-in/session.ts'
import { announceOperator } from './require-managed.ts'

type By = { actorId: number | null; details: Record<string, unknown> }

/**
 * Removes the authenticator and the recovery codes of a locked operator, or only the codes. All sessions end, browsers are no
 * longer trusted, and the conversation in hand returns to its queue. The operator enrols at the next sign-in, or gets new codes
 * with the next two-factor code: nobody else sees them.
 */
export async function resetTwoFactor(
  tx: Tx,
  operatorId: number,
  what: Exclude<TwoFactorPart, 'password'>,
  by: By,
) {
  const none = { totp_secret: null, totp_enrolled_at: null, totp_last_step: null, recovery_codes_due: false }
  await tx
    .updateTable('operators')
    .set(what === 'authenticator' ? none : { recovery_codes_due: true })
    .where('id', '=', operatorId)
    .execute()
  await tx.deleteFrom('recovery_codes').where('operator_id', '=', operatorId).execute()
  await tx.deleteFrom('trusted_devices').where('operator_id', '=', operatorId).execute()
  // An authenticator that a session was about to enrol.
  await tx
    .updateTable('sessions')
    .set({ totp_secret: null })
    .where('operator_id', '=', operatorId)
    .where('totp_secret', 'is not', null)
    .execute()
  const released = await endLease(tx, { operatorId })
  const sessions = await endSessions(tx, { operatorId })
  await unlockCodes(tx, operatorId, { actorId: by.actorId, way: 'reset' })
  await recordAudit(tx, {
    operatorId: by.actorId,
    action: 'two_factor.reset',
    subject: { type: 'operator', id: operatorId },
    details: { what, released, sessions, ...by.details },
  })
  announceOperator(tx, operatorId)
}

/**
 * Removes the authenticator and the recovery codes of the operator with a login, from the command line.
 * @returns false when nobody has this login
 */
export async function resetByCommand(db: Db, login: string): Promise<boolean> {
  const operatorId = await transaction(db, async (tx) => {
    const operator = await tx
      .selectFrom('operators')
      .where('login', '=', login)
      .select('id')
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!operator) return null
    await resetTwoFactor(tx, operator.id, 'authenticator', {
      actorId: null,
      details: { by: 'command line' },
    })
    return operator.id
  })
  // The lease of a claim that was in progress.
  if (operatorId !== null) await endLease(db, { operatorId })
  return operatorId !== null
}
