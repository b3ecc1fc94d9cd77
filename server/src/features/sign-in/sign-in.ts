import { type Db, transaction } from '../../platform/database.ts'
import { attemptPassword, type Browser, type Credentials } from './attempt-password.ts'
import { takeFirstPassword } from './first-password.ts'
import type { Lockout } from './lockout.ts'
import { recordSignIn } from './record.ts'
import { openSession } from './session.ts'
import { signOut } from './sign-out.ts'

/**
 * Opens a session after a correct password; the two-factor code is checked next.
 * @returns the token of the session
 * @throws {AppError} `login_failed` alike for an unknown login, a wrong password, a used first password and a suspended
 *   operator; `too_many_attempts`, `too_many_requests`
 */
export async function signIn(
  db: Db,
  lockout: Lockout,
  given: Credentials,
  browser: Browser,
): Promise<string> {
  const { visitor } = browser
  const account = await attemptPassword(db, lockout, given, browser, async (found) => {
    if (found.suspended_at) return 'suspended'
    const isFirst = found.first_password_expires_at !== null
    return !isFirst || (await takeFirstPassword(db, found.id)) ? null : 'password_wrong'
  })
  // A browser has one session: the previous one ends like after a sign-out.
  await signOut(db, browser.sessionToken, visitor)
  return transaction(db, async (tx) => {
    const { token } = await openSession(tx, { operatorId: account.id, tfa: false, ...visitor })
    await recordSignIn(tx, { operatorId: account.id, login: given.login, visitor, result: 'password_ok' })
    return token
  })
}
