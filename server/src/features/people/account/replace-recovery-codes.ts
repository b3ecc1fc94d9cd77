import { recordAudit } from '../../../platform/audit.ts'
import type { Operator } from '../../../platform/http/access.ts'
import type { CodeServices, TfaCode } from '../sign-in/attempt-code.ts'
import type { Browser } from '../sign-in/attempt-password.ts'
import { makeRecoveryCodes } from '../sign-in/recovery-codes.ts'
import { withCode } from './require-proof.ts'

/**
 * Replaces the recovery codes by ten new ones.
 * @throws {InvalidInput} when the code is wrong
 * @throws {AppError} `codes_locked`, `too_many_attempts`
 */
export function replaceRecoveryCodes(
  services: CodeServices,
  actor: Operator,
  given: TfaCode,
  browser: Pick<Browser, 'visitor' | 'deviceToken'>,
): Promise<string[]> {
  return withCode(services, actor, given, browser, async (tx) => {
    await recordAudit(tx, {
      operatorId: actor.id,
      action: 'recovery_codes.replace',
      subject: { type: 'operator', id: actor.id },
    })
    return makeRecoveryCodes(tx, services.secrets, actor.id)
  })
}
