import { type Db, transaction } from '../../../platform/database.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { unlockCodes } from './code-guesses.ts'
import { codeTarget, openLockout, passwordTarget } from './lockout.ts'

/**
 * Unlocks an operator: removes the lock of two-factor codes and the lock of ten minutes.
 * @returns whether codes were locked; null when the login is unknown
 */
export async function unlockOperator(db: Db, secrets: Secrets, login: string): Promise<boolean | null> {
  const operator = await db.selectFrom('operators').where('login', '=', login).select('id').executeTakeFirst()
  if (!operator) return null
  const wereLocked = await transaction(db, (tx) =>
    unlockCodes(tx, operator.id, { actorId: null, way: 'command line' }),
  )
  await openLockout(db, secrets).unlock([passwordTarget(login), codeTarget(operator.id)])
  return wereLocked
}
