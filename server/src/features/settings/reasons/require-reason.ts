import { issueAt, type ReasonGroup } from '@panel/contract'
import type { Tx } from '../../../platform/database.ts'
import { InvalidInput } from '../../../platform/http/errors.ts'

/** Checks that a reason that was given is in use. @throws {InvalidInput} */
export async function requireReason(tx: Tx, group: ReasonGroup, code: string | undefined) {
  if (code === undefined) return
  const word = await tx
    .selectFrom('reasons')
    .where('code', '=', code)
    .where('given_for', '=', group)
    .select('retired_at')
    .executeTakeFirst()
  if (!word) throw new InvalidInput([issueAt('reason_code', 'not_an_option', { options: 'reasons' })])
  if (word.retired_at !== null) throw new InvalidInput([issueAt('reason_code', 'word_retired')])
}
