import { type BodyOf, type confirmTwoFactorReset as endpoint, passwordLinkHours } from '@panel/contract'
import { transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { endLease } from '../../conversations/leases/end-lease.ts'
import { withCode } from '../account/require-proof.ts'
import type { CodeServices } from '../sign-in/attempt-code.ts'
import type { Browser } from '../sign-in/attempt-password.ts'
import { makeInvitation } from './invite.ts'
import { resetTwoFactor } from './reset-two-factor.ts'
import { findSecondPeople, isAdminOf } from './second-person.ts'
import { closeReset, lockReset } from './waiting-reset.ts'

/**
 * Does the reset that another admin has asked for, with a two-factor code of the admin who confirms it.
 * @returns the link with which the operator chooses another password, if that was asked for
 * @throws {InvalidInput} when the code is wrong
 * @throws {AppError} `operator_not_found`, `rights_above_yours`, `own_account`, `own_request`, `not_second_person`,
 *   `reset_over`, `codes_locked`, `too_many_attempts`
 */
export async function confirmReset(
  services: CodeServices,
  actor: Operator,
  operatorId: number,
  { request_id, ...code }: BodyOf<typeof endpoint>,
  browser: Pick<Browser, 'visitor' | 'deviceToken'>,
) {
  const lock = async (tx: Parameters<typeof lockReset>[0]) => {
    const request = await lockReset(tx, actor, operatorId, request_id)
    if (request.asked_by === actor.id) throw new AppError('own_request')
    // Both can have been suspended, or have lost a right, since the request and since this session was loaded.
    if (!(await isAdminOf(tx, request.asked_by, operatorId))) throw new AppError('reset_over')
    if (!(await isAdminOf(tx, actor.id, operatorId))) throw new AppError('not_allowed')
    if (!(await findSecondPeople(tx, request.asked_by, operatorId)).includes(actor.id))
      throw new AppError('not_second_person')
    return request
  }
  // Before the code: a request that cannot be confirmed does not use it up.
  await transaction(services.db, lock)
  const link = await withCode(services, actor, code, browser, async (tx) => {
    const request = await lock(tx)
    await closeReset(tx, request.id, 'confirmed', actor.id)
    const details = { asked_by: request.asked_by, reason: request.reason }
    if (request.what === 'password') return makeInvitation(tx, actor, operatorId, passwordLinkHours, details)
    await resetTwoFactor(tx, operatorId, request.what, { actorId: actor.id, details })
    return null
  })
  // The lease of a claim that was in progress.
  if (!link) await endLease(services.db, { operatorId })
  return link
}
