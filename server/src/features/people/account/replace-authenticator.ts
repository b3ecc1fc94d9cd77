import type { BodyOf, replaceAuthenticator as endpoint } from '@panel/contract'
import { issueAt } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError, InvalidInput } from '../../../platform/http/errors.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import type { CodeServices } from '../sign-in/attempt-code.ts'
import type { Browser } from '../sign-in/attempt-password.ts'
import { pendingPurpose, presentSecret, totpPurpose } from '../sign-in/enrolment.ts'
import { newTotpSecret, stepOfCode } from '../sign-in/totp.ts'
import { requirePassword, withCode } from './require-proof.ts'

/**
 * Makes the secret of another authenticator. It belongs to this session until a code confirms it; the present authenticator works
 * until then.
 * @throws {InvalidInput} when the password or the code is wrong
 * @throws {AppError} `codes_locked`, `too_many_attempts`, `too_many_requests`
 */
export async function replaceAuthenticator(
  services: CodeServices,
  actor: Operator,
  { current_password, ...code }: BodyOf<typeof endpoint>,
  browser: Pick<Browser, 'visitor' | 'deviceToken'>,
) {
  await requirePassword(services, actor, current_password, browser)
  const secret = newTotpSecret()
  await withCode(services, actor, code, browser, (tx) =>
    tx
      .updateTable('sessions')
      .set({ totp_secret: services.secrets.encrypt(pendingPurpose(actor.sessionId), secret) })
      .where('id', '=', actor.sessionId)
      .execute(),
  )
  return presentSecret(secret, actor.login)
}

/**
 * Replaces the authenticator with the first code of the new one.
 * @throws {InvalidInput} when the code is wrong
 * @throws {AppError} `no_new_authenticator` when none waits, also because another session has replaced it meanwhile
 */
export async function confirmAuthenticator(db: Db, secrets: Secrets, actor: Operator, code: string) {
  await transaction(db, async (tx) => {
    // Two sessions that confirm at the same time wait for each other; the second finds no secret any more.
    await tx.selectFrom('operators').where('id', '=', actor.id).select('id').forUpdate().executeTakeFirst()
    const { pending, now } = await tx
      .selectFrom('sessions')
      .where('id', '=', actor.sessionId)
      .select([
        'totp_secret as pending',
        sql<number>`extract(epoch from clock_timestamp())::float8 * 1000`.as('now'),
      ])
      .executeTakeFirstOrThrow()
    if (!pending) throw new AppError('no_new_authenticator')
    const secret = secrets.decrypt(pendingPurpose(actor.sessionId), pending)
    const step = stepOfCode(secret, code, now)
    if (step === null) throw new InvalidInput([issueAt('code', 'wrong_code')])
    await tx
      .updateTable('operators')
      .set({
        totp_secret: secrets.encrypt(totpPurpose(actor.id), secret),
        totp_last_step: step,
        totp_enrolled_at: sql<string>`now()`,
      })
      .where('id', '=', actor.id)
      .execute()
    await tx
      .updateTable('sessions')
      .set({ totp_secret: null })
      .where('operator_id', '=', actor.id)
      .where('totp_secret', 'is not', null)
      .execute()
    await recordAudit(tx, {
      operatorId: actor.id,
      action: 'authenticator.replace',
      subject: { type: 'operator', id: actor.id },
    })
  })
}
