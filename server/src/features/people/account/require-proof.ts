import { issueAt } from '@panel/contract'
import type { Db, Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError, InvalidInput } from '../../../platform/http/errors.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { acceptCode } from '../sign-in/accept-code.ts'
import { attemptCode, type CodeServices, type TfaCode } from '../sign-in/attempt-code.ts'
import { type Account, attemptPassword, type Browser } from '../sign-in/attempt-password.ts'
import { unlockCodes } from '../sign-in/code-guesses.ts'
import type { Lockout } from '../sign-in/lockout.ts'
import { takeRecoveryCode } from '../sign-in/recovery-codes.ts'

type Visited = Pick<Browser, 'visitor' | 'deviceToken'>

/**
 * Checks the operator's own password, counted like a sign-in.
 * @throws {InvalidInput} when it is wrong
 * @throws {AppError} `too_many_attempts`, `too_many_requests`
 */
export async function requirePassword(
  { db, lockout }: { db: Db; lockout: Lockout },
  { login }: Pick<Operator, 'login'>,
  password: string,
  browser: Visited,
): Promise<Account> {
  try {
    return await attemptPassword(db, lockout, { login, password }, browser, async () => true)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'login_failed') throw error
    throw new InvalidInput([issueAt('current_password', 'wrong_password')])
  }
}

/**
 * Checks a code, counted like a sign-in, and does what it is for in the same transaction.
 * @throws {InvalidInput} when it is wrong
 * @throws {AppError} `codes_locked`, `too_many_attempts`
 */
export async function withCode<T>(
  services: CodeServices,
  actor: Operator,
  given: TfaCode,
  browser: Visited,
  act: (tx: Tx) => Promise<T>,
): Promise<T> {
  const done = await attemptCode(services, actor, given, browser, async (tx) =>
    (await isAccepted(tx, services.secrets, actor, given)) ? { value: await act(tx) } : null,
  )
  if (done) return done.value
  throw new InvalidInput([issueAt('code' in given ? 'code' : 'recovery_code', 'wrong_code')])
}

async function isAccepted(tx: Tx, secrets: Secrets, actor: Operator, given: TfaCode): Promise<boolean> {
  if ('code' in given) return (await acceptCode(tx, secrets, actor, given.code)) !== null
  if (!(await takeRecoveryCode(tx, secrets, actor.id, given.recovery_code))) return false
  await unlockCodes(tx, actor.id, { actorId: actor.id, way: 'recovery code' })
  return true
}
