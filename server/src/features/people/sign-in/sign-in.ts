import { type Db, transaction } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { type Account, attemptPassword, type Browser, type Credentials } from './attempt-password.ts'
import { findSuspension } from './find-suspension.ts'
import { takeFirstPassword } from './first-password.ts'
import type { Lockout } from './lockout.ts'
import { recordSignIn, type SignInEvent } from './record.ts'
import { openSession } from './session.ts'
import { signOut } from './sign-out.ts'

/**
 * Opens a session after a correct password; the two-factor code is checked next.
 * @returns the token of the session
 * @throws {AppError} `login_failed` alike for an unknown login, a wrong password and a used first password; `account_suspended` after
 *   a correct password only; `too_many_attempts`, `too_many_requests`
 */
export async function signIn(
  db: Db,
  lockout: Lockout,
  given: Credentials,
  browser: Browser,
): Promise<string> {
  const { visitor } = browser
  const account = await attemptPassword(db, lockout, given, browser, async (found) => {
    const isFirst = found.first_password_expires_at !== null && found.suspended_at === null
    return !isFirst || takeFirstPassword(db, found.id)
  })
  if (account.suspended_at !== null)
    return refuseSuspended(db, account, account.suspended_at, { login: given.login, visitor })
  // A browser has one session: the previous one ends like after a sign-out.
  await signOut(db, browser.sessionToken, visitor)
  return transaction(db, async (tx) => {
    const { token } = await openSession(tx, { operatorId: account.id, tfa: false, ...visitor })
    await recordSignIn(tx, { operatorId: account.id, login: given.login, visitor, result: 'password_ok' })
    return token
  })
}

/** Whoever knows the password reads why they are suspended, and by whom, as far as they may see names. */
async function refuseSuspended(
  db: Db,
  { id, team_id, permissions_id }: Account,
  since: string,
  event: Pick<SignInEvent, 'login' | 'visitor'>,
): Promise<never> {
  await transaction(db, (tx) => recordSignIn(tx, { ...event, operatorId: id, result: 'suspended' }))
  const { reason, by } = await findSuspension(db, id)
  const viewer = { id, team: { id: team_id }, level: { id: permissions_id } }
  throw new AppError('account_suspended', {
    suspension: { since, reason, by: by && presentOperator(viewer, by) },
  })
}
