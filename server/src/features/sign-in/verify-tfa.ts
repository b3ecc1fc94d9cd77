import type { BodyOf, verifyTfa as endpoint } from '@panel/contract'
import { recordAudit } from '../../platform/audit.ts'
import { type Db, type Tx, transaction } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { acceptCode } from './accept-code.ts'
import {
  areCodesLocked,
  countCodeAttempt,
  lockCodesAtLimit,
  resetCodeAttempts,
  unlockCodes,
} from './code-guesses.ts'
import { isEnrolled } from './enrolment.ts'
import { codeTarget, type Lockout } from './lockout.ts'
import { recordSignIn } from './record.ts'
import { makeRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts'
import { passTfa } from './session.ts'
import type { Browser } from './sign-in.ts'
import { isTrustedDevice, trustDevice } from './trusted-device.ts'

type Given = BodyOf<typeof endpoint>
type Passed = { sessionToken: string; deviceToken: string; recoveryCodes?: string[] }

/**
 * Verifies the second factor of a session, and enrols the authenticator if this is its first code.
 * @returns new tokens for session and device, and after enrolment the recovery codes; null when the session had already passed
 * @throws {AppError} `code_wrong`, `codes_closed`, `too_many_attempts`
 */
export async function verifyTfa(
  { db, secrets, lockout }: { db: Db; secrets: Secrets; lockout: Lockout },
  actor: Operator,
  given: Given,
  browser: Browser,
): Promise<Passed | null> {
  if (actor.tfaAuthenticated) return null
  const { visitor, deviceToken } = browser
  const event = { operatorId: actor.id, login: actor.login, visitor }
  const isTrusted = await isTrustedDevice(db, actor.id, deviceToken)
  const by = isTrusted ? 'trusted' : 'untrusted'
  const counts = 'code' in given && (await isEnrolled(db, actor.id))
  const refuseLockedCodes = async () => {
    await lockCodesAtLimit(db, actor.id)
    await transaction(db, (tx) =>
      recordSignIn(tx, { ...event, result: 'locked', details: { codes_closed: true } }),
    )
    throw new AppError('codes_closed')
  }
  // Before the attempt is counted: a recovery code needs that place.
  if (counts && (await areCodesLocked(db, actor.id))) await refuseLockedCodes()
  const target = isTrusted ? `${codeTarget(actor.id)} ${deviceToken}` : codeTarget(actor.id)
  const verdict = await lockout.attempt({ target, address: null, by: 'code' }, async () => {
    if (counts && !(await countCodeAttempt(db, actor.id, by))) await refuseLockedCodes()
    return transaction(db, async (tx) => {
      const passed = await pass(tx, secrets, actor, given, browser)
      if (passed && counts && !(await resetCodeAttempts(tx, actor.id, by))) throw new AppError('codes_closed')
      return passed
    })
  })
  switch (verdict.is) {
    case 'slowed':
    case 'locked':
      await transaction(db, (tx) => recordSignIn(tx, { ...event, result: 'locked' }))
      throw new AppError('too_many_attempts', {}, verdict.seconds)
    case 'wrong':
      await transaction(db, (tx) => recordSignIn(tx, { ...event, result: 'code_wrong' }))
      await lockCodesAtLimit(db, actor.id)
      throw new AppError('code_wrong')
    case 'right':
      return verdict.value
  }
}

async function pass(
  tx: Tx,
  secrets: Secrets,
  actor: Operator,
  given: Given,
  { visitor, deviceToken }: Browser,
): Promise<Passed | null> {
  const event = { operatorId: actor.id, login: actor.login, visitor }
  let recoveryCodes: string[] | undefined
  if ('code' in given) {
    const accepted = await acceptCode(tx, secrets, actor, given.code)
    if (!accepted) return null
    await recordSignIn(tx, { ...event, result: 'code_ok' })
    if (accepted.enrols) {
      recoveryCodes = await makeRecoveryCodes(tx, secrets, actor.id)
      await recordAudit(tx, {
        operatorId: actor.id,
        action: 'authenticator.enrol',
        subject: { type: 'operator', id: actor.id },
      })
    }
  } else {
    if (!(await takeRecoveryCode(tx, secrets, actor.id, given.recovery_code))) return null
    await recordSignIn(tx, { ...event, result: 'recovery_code_ok' })
    await unlockCodes(tx, actor.id, { actorId: actor.id, way: 'recovery code' })
  }
  return {
    sessionToken: await passTfa(tx, actor.sessionId),
    deviceToken: await trustDevice(tx, actor.id, deviceToken, visitor.device),
    recoveryCodes,
  }
}
