import type { LoginResult } from '@panel/contract'
import { type Db, transaction } from '../../platform/database.ts'
import { AppError } from '../../platform/http/errors.ts'
import { digestOf } from '../../platform/secrets.ts'
import { takeFirstPassword } from './first-password.ts'
import { type Attempt, type Lockout, passwordTarget } from './lockout.ts'
import { isPassword } from './password.ts'
import { recordSignIn } from './record.ts'
import { openSession } from './session.ts'
import { signOut } from './sign-out.ts'
import { isStillTrusted } from './trusted-device.ts'
import type { Visitor } from './visitor.ts'

export type Credentials = { login: string; password: string }
/** The cookies of the browser that signs in. */
export type Browser = {
  visitor: Visitor
  sessionToken: string | undefined
  deviceToken: string | undefined
}

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
  const login = given.login.trim().toLowerCase()
  const account = await findAccount(db, login, browser.deviceToken)
  let refusal: LoginResult = 'password_wrong'
  const verdict = await lockout.attempt(attemptOn(login, account, browser), async () => {
    const isRight = await isPassword(account?.password_hash ?? null, given.password)
    if (isRight && account?.suspended_at) refusal = 'suspended'
    if (!isRight || !account || account.suspended_at) return null
    const isFirst = account.first_password_expires_at !== null
    return !isFirst || (await takeFirstPassword(db, account.id)) ? account : null
  })
  const event = { operatorId: account?.id ?? null, login, visitor }
  switch (verdict.is) {
    case 'slowed':
      throw new AppError('too_many_requests', {}, verdict.seconds)
    case 'locked':
      await transaction(db, (tx) => recordSignIn(tx, { ...event, result: 'locked' }))
      throw new AppError('too_many_attempts', {}, verdict.seconds)
    case 'wrong':
      await transaction(db, (tx) => recordSignIn(tx, { ...event, result: refusal }))
      throw new AppError('login_failed')
    case 'right': {
      // A browser has one session: the previous one ends like after a sign-out.
      await signOut(db, browser.sessionToken, visitor)
      return transaction(db, async (tx) => {
        const { token } = await openSession(tx, { operatorId: verdict.value.id, tfa: false, ...visitor })
        await recordSignIn(tx, { ...event, result: 'password_ok' })
        return token
      })
    }
  }
}

type Account = {
  id: number
  password_hash: string
  suspended_at: string | null
  first_password_expires_at: string | null
  is_trusted: boolean
}

function findAccount(db: Db, login: string, deviceToken: string | undefined): Promise<Account | undefined> {
  return db
    .selectFrom('operators as o')
    .where('o.login', '=', login)
    .select((eb) => [
      'o.id',
      'o.password_hash',
      'o.suspended_at',
      'o.first_password_expires_at',
      eb
        .exists(
          eb
            .selectFrom('trusted_devices as d')
            .whereRef('d.operator_id', '=', 'o.id')
            .where('d.token_hash', '=', digestOf(deviceToken ?? ''))
            .where(isStillTrusted)
            .select('d.operator_id'),
        )
        .$castTo<boolean>()
        .as('is_trusted'),
    ])
    .executeTakeFirst()
}

/** A trusted device is counted separately: an attacker can lock untrusted browsers, but never the operator's own. */
function attemptOn(login: string, account: Account | undefined, { deviceToken, visitor }: Browser): Attempt {
  if (account?.is_trusted)
    return { target: `${passwordTarget(login)} ${deviceToken}`, address: null, by: 'trusted' }
  return { target: passwordTarget(login), address: visitor.address, by: 'untrusted' }
}
