import type { Db } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import type { Lockout } from '../sign-in/lockout.ts'
import { networkOf, type Visitor } from '../sign-in/visitor.ts'
import { findOpenSetup, isToken } from './token.ts'

/**
 * Checks the token of the setup. Attempts are counted by address, so that a stranger cannot lock the setup for others.
 * @throws {AppError} `not_found` once an operator exists; `setup_token_wrong`, `too_many_attempts`, `too_many_requests`
 */
export async function checkToken(
  { db, secrets, lockout }: { db: Db; secrets: Secrets; lockout: Lockout },
  token: string,
  { address }: Visitor,
) {
  const setup = await findOpenSetup(db)
  if (!setup) throw new AppError('not_found')
  const target = `setup ${address && networkOf(address)}`
  const verdict = await lockout.attempt({ target, address, by: 'untrusted' }, async () =>
    isToken(secrets, setup.nonce, token) ? true : null,
  )
  switch (verdict.outcome) {
    case 'right':
      return
    case 'wrong':
      throw new AppError('setup_token_wrong')
    case 'locked':
      throw new AppError('too_many_attempts', {}, verdict.seconds)
    case 'slowed':
      throw new AppError('too_many_requests', {}, verdict.seconds)
  }
}
