import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import type { Browser } from './attempt-password.ts'
import { areCodesLocked, countCodeAttempt, lockCodesAtLimit, resetCodeAttempts } from './code-guesses.ts'
import { isEnrolled } from './enrolment.ts'
import { codeTarget, type Lockout } from './lockout.ts'
import { recordSignIn } from './record.ts'
import { isTrustedDevice } from './trusted-device.ts'

/** A six-digit code, or a recovery code. */
export type TfaCode = { code: string } | { recovery_code: string }
export type CodeServices = { db: Db; secrets: Secrets; lockout: Lockout }

/**
 * Counts an attempt and then checks its code. Failures are recorded in the login history.
 * @param pass checks the code and performs the action that it permits, in one transaction. Returns null for a wrong code
 * @returns null for a wrong code
 * @throws {AppError} `codes_locked`, `too_many_attempts`
 */
export async function attemptCode<T>(
  { db, lockout }: Omit<CodeServices, 'secrets'>,
  actor: Pick<Operator, 'id' | 'login'>,
  given: TfaCode,
  { visitor, deviceToken }: Pick<Browser, 'visitor' | 'deviceToken'>,
  pass: (tx: Tx) => Promise<T | null>,
): Promise<T | null> {
  const event = { operatorId: actor.id, login: actor.login, visitor }
  const isTrusted = await isTrustedDevice(db, actor.id, deviceToken)
  const by = isTrusted ? 'trusted' : 'untrusted'
  const isCounted = 'code' in given && (await isEnrolled(db, actor.id))
  const refuseLockedCodes = async () => {
    await lockCodesAtLimit(db, actor.id)
    await transaction(db, (tx) =>
      recordSignIn(tx, { ...event, result: 'locked', details: { codes_locked: true } }),
    )
    throw new AppError('codes_locked')
  }
  // Checked before the attempt is counted, so that attempts remain for a recovery code.
  if (isCounted && (await areCodesLocked(db, actor.id))) await refuseLockedCodes()
  const target = isTrusted ? `${codeTarget(actor.id)} ${deviceToken}` : codeTarget(actor.id)
  const verdict = await lockout.attempt({ target, address: null, by: 'code' }, async () => {
    if (isCounted && !(await countCodeAttempt(db, actor.id, by))) await refuseLockedCodes()
    return transaction(db, async (tx) => {
      const passed = await pass(tx)
      if (passed !== null && isCounted && !(await resetCodeAttempts(tx, actor.id, by)))
        throw new AppError('codes_locked')
      return passed
    })
  })
  switch (verdict.outcome) {
    case 'slowed':
    case 'locked':
      await transaction(db, (tx) => recordSignIn(tx, { ...event, result: 'locked' }))
      throw new AppError('too_many_attempts', {}, verdict.seconds)
    case 'wrong':
      await transaction(db, (tx) => recordSignIn(tx, { ...event, result: 'code_wrong' }))
      await lockCodesAtLimit(db, actor.id)
      return null
    case 'right':
      return verdict.value
  }
}
