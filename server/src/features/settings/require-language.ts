import { issueAt } from '@panel/contract'
import type { Tx } from '../../platform/database.ts'
import { InvalidInput } from '../../platform/http/errors.ts'

/** @throws {InvalidInput} for a language that the panel does not have */
export async function requireLanguage(tx: Tx, code: string) {
  const known = await tx.selectFrom('languages').where('code', '=', code).select('code').executeTakeFirst()
  if (!known) throw new InvalidInput([issueAt('language', 'not_a_language')])
}
