import { type BodyOf, type changePassword as endpoint, issueAt } from '@panel/contract'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { InvalidInput } from '../../../platform/http/errors.ts'
import type { Browser } from '../sign-in/attempt-password.ts'
import { recordPassword, replacePassword } from '../sign-in/first-password.ts'
import type { Lockout } from '../sign-in/lockout.ts'
import { hashPassword, isPassword } from '../sign-in/password.ts'
import { requireGoodPassword } from '../sign-in/require-good-password.ts'
import { endOtherSessions } from '../sign-in/session.ts'
import { requirePassword } from './require-proof.ts'

/**
 * Changes the operator's own password; all other sessions end.
 * @throws {InvalidInput} when the current password is wrong, or the new one equals it or is easily guessed
 * @throws {AppError} `too_many_attempts`, `too_many_requests`
 */
export async function changePassword(
  services: { db: Db; lockout: Lockout },
  actor: Operator,
  given: BodyOf<typeof endpoint>,
  browser: Pick<Browser, 'visitor' | 'deviceToken'>,
) {
  const { password_hash: before } = await requirePassword(services, actor, given.current_password, browser)
  if (await isPassword(before, given.new_password))
    throw new InvalidInput([issueAt('new_password', 'same_password')])
  await requireGoodPassword('new_password', given.new_password, actor)
  const password_hash = await hashPassword(given.new_password)
  await transaction(services.db, async (tx) => {
    const changed = await replacePassword(tx, actor.id, before, password_hash)
    // Another request has changed it since the check.
    if (!changed) throw new InvalidInput([issueAt('current_password', 'wrong_password')])
    const sessions = await endOtherSessions(tx, actor)
    await recordPassword(tx, actor.id, actor.id, 'password.change', { sessions })
  })
}
