import type { LoginResult } from '@panel/contract'
import { type Db, transaction } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { digestOf } from '../../../platform/secrets.ts'
import { type Attempt, type Lockout, passwordTarget } from './lockout.ts'
import { isPassword } from './password.ts'
import { recordSignIn } from './record.ts'
import { isStillTrusted } from './trusted-device.ts'
import type { Visitor } from './visitor.ts'

export type Credentials = { login: string; password: string }
/** The cookies of the browser that signs in. */
export type Browser = {
  visitor: Visitor
  sessionToken: string | undefined
  deviceToken: string | undefined
}

export type Account = {
  id: number
  password_hash: string
  suspended_at: string | null
  first_password_expires_at: string | null
  team_id: number
  permissions_id: number
  is_trusted: boolean
}

/**
 * Checks a password, counted by the lockout. Failures are recorded in the login history.
 * @param isUsable whether the correct password may still be used
 * @throws {AppError} `login_failed` alike for an unknown login, a wrong password and one that can no longer be used;
 *   `too_many_attempts`, `too_many_requests`
 */
export async function attemptPassword(
  db: Db,
  lockout: Lockout,
  { login, password }: Credentials,
  browser: Pick<Browser, 'visitor' | 'deviceToken'>,
  isUsable: (account: Account) => Promise<boolean>,
): Promise<Account> {
  const account = await findAccount(db, login, browser.deviceToken)
  const verdict = await lockout.attempt(attemptOn(login, account, browser), async () => {
    const isRight = await isPassword(account?.password_hash ?? null, password)
    return isRight && account && (await isUsable(account)) ? account : null
  })
  if (verdict.outcome === 'right') return verdict.value
  if (verdict.outcome === 'slowed') throw new AppError('too_many_requests', {}, verdict.seconds)
  const result: LoginResult = verdict.outcome === 'locked' ? 'locked' : 'password_wrong'
  const event = { operatorId: account?.id ?? null, login, visitor: browser.visitor, result }
  await transaction(db, (tx) => recordSignIn(tx, event))
  if (verdict.outcome === 'locked') throw new AppError('too_many_attempts', {}, verdict.seconds)
  throw new AppError('login_failed')
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
      'o.team_id',
      'o.permissions_id',
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
function attemptOn(
  login: string,
  account: Account | undefined,
  { deviceToken, visitor }: Pick<Browser, 'visitor' | 'deviceToken'>,
): Attempt {
  if (account?.is_trusted)
    return { target: `${passwordTarget(login)} ${deviceToken}`, address: null, by: 'trusted' }
  return { target: passwordTarget(login), address: visitor.address, by: 'untrusted' }
}
