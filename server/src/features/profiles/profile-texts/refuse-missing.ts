import type { Db } from '../../../platform/database.ts'
import { type Operator, Refusal } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'

/**
 * The error for a text that the operator may not see or that does not exist.
 * @throws {AppError} `profile_text_not_found`; a refused access if it exists
 */
export async function refuseMissing(db: Db, operator: Operator, id: number): Promise<never> {
  const text = await db.selectFrom('profile_texts').where('id', '=', id).select('id').executeTakeFirst()
  if (text)
    throw new Refusal(operator, 'profile_text', 'profile_text_not_found', { type: 'profile_text', id })
  throw new AppError('profile_text_not_found')
}
