import type { BodyOf, createFirstAdmin as endpoint } from '@panel/contract'
import { type Db, transaction } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { insertAdmin } from '../operators/add-admin.ts'
import { hashPassword } from '../sign-in/password.ts'
import { recordSignIn } from '../sign-in/record.ts'
import { requireGoodPassword } from '../sign-in/require-good-password.ts'
import { openSession } from '../sign-in/session.ts'
import type { Visitor } from '../sign-in/visitor.ts'
import { findOpenSetup } from './token.ts'

/**
 * Creates the first admin, whose password is their own. The token was checked before.
 * @returns the token of a session that lacks the second factor
 * @throws {AppError} `not_found` when another request was faster
 */
export async function createFirstAdmin(
  db: Db,
  { login, name, password }: Omit<BodyOf<typeof endpoint>, 'token'>,
  visitor: Visitor,
): Promise<string> {
  await requireGoodPassword('password', password, { login, name })
  const password_hash = await hashPassword(password)
  return transaction(db, async (tx) => {
    // A request that waits here finds the admin of the faster one.
    await tx.selectFrom('setup').select('only_row').forUpdate().execute()
    if (!(await findOpenSetup(tx))) throw new AppError('not_found')
    const operatorId = await insertAdmin(tx, { login, name, password_hash }, { by: 'setup' })
    await tx.updateTable('setup').set({ operator_id: operatorId }).execute()
    const { token } = await openSession(tx, { operatorId, tfa: false, ...visitor })
    await recordSignIn(tx, { result: 'password_ok', operatorId, login, visitor })
    return token
  })
}
