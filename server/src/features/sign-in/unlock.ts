import { type Db, transaction } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { openCodes } from './code-guesses.ts'
import { codeTarget, openLockout, passwordTarget } from './lockout.ts'

/**
 * Lets an operator try again: two-factor codes that were closed are accepted, and a lock of ten minutes is lifted.
 * @returns whether codes were closed; null when nobody has this login
 */
export async function unlockOperator(db: Db, secrets: Secrets, login: string): Promise<boolean | null> {
  const operator = await db.selectFrom('operators').where('login', '=', login).select('id').executeTakeFirst()
  if (!operator) return null
  const wereClosed = await transaction(db, (tx) =>
    openCodes(tx, operator.id, { actorId: null, way: 'command line' }),
  )
  await openLockout(db, secrets).unlock([passwordTarget(login), codeTarget(operator.id)])
  return wereClosed
}
