import type { BodyOf, askTwoFactorReset as endpoint } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction, violatedConstraint } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { announceOperator, lockManaged } from './require-managed.ts'
import { findSecondPeople } from './second-person.ts'

/**
 * Asks for a reset of the two-factor or the password of an operator. A second admin confirms it within an hour.
 * @throws {AppError} `operator_not_found`, `rights_above_yours`, `own_account`, `operator_suspended`, `no_authenticator`, `no_second_admin`,
 *   `reset_waits`
 */
export async function askReset(db: Db, actor: Operator, operatorId: number, given: BodyOf<typeof endpoint>) {
  const { what, reason } = given
  try {
    await transaction(db, async (tx) => {
      const operator = await lockManaged(tx, actor, operatorId)
      if (operatorId === actor.id) throw new AppError('own_account')
      if (what === 'password' && operator.suspended_at) throw new AppError('operator_suspended')
      if (what !== 'password' && !operator.totp_enrolled_at) throw new AppError('no_authenticator')
      if ((await findSecondPeople(tx, actor.id, operatorId)).length === 0)
        throw new AppError('no_second_admin')
      await tx
        .updateTable('two_factor_resets')
        .set({ outcome: 'expired', decided_at: sql<string>`expires_at` })
        .where('operator_id', '=', operatorId)
        .where('outcome', 'is', null)
        .where('expires_at', '<=', sql<string>`now()`)
        .execute()
      await tx
        .insertInto('two_factor_resets')
        .values({ operator_id: operatorId, what, reason, asked_by: actor.id })
        .execute()
      await recordAudit(tx, {
        operatorId: actor.id,
        action: 'two_factor.ask_reset',
        subject: { type: 'operator', id: operatorId },
        details: { what, reason },
      })
      announceOperator(tx, operatorId)
    })
  } catch (error) {
    throw violatedConstraint(error) === 'two_factor_resets_waiting' ? new AppError('reset_waits') : error
  }
}
