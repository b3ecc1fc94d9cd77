import type { BodyOf, verifyTfa as endpoint } from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import type { Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { acceptCode } from './accept-code.ts'
import { attemptCode, type CodeServices } from './attempt-code.ts'
import type { Browser } from './attempt-password.ts'
import { unlockCodes } from './code-guesses.ts'
import { recordSignIn } from './record.ts'
import { areCodesDue, makeRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts'
import { passTfa } from './session.ts'
import { trustDevice } from './trusted-device.ts'

type Given = BodyOf<typeof endpoint>
type Passed = { sessionToken: string; deviceToken: string; recoveryCodes?: string[] }

/**
 * Verifies the second factor of a session, and enrols the authenticator if this is its first code.
 * @returns new tokens for session and device, and the recovery codes after enrolment or a reset of them; null when the session had already passed
 * @throws {AppError} `code_wrong`, `codes_locked`, `too_many_attempts`
 */
export async function verifyTfa(
  services: CodeServices,
  actor: Operator,
  given: Given,
  browser: Browser,
): Promise<Passed | null> {
  if (actor.tfaAuthenticated) return null
  const passed = await attemptCode(services, actor, given, browser, (tx) =>
    pass(tx, services.secrets, actor, given, browser),
  )
  if (!passed) throw new AppError('code_wrong')
  return passed
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
    if (accepted.enrols || (await areCodesDue(tx, actor.id))) {
      recoveryCodes = await makeRecoveryCodes(tx, secrets, actor.id)
      await recordAudit(tx, {
        operatorId: actor.id,
        action: accepted.enrols ? 'authenticator.enrol' : 'recovery_codes.replace',
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
