import { issueAt } from '@panel/contract'
import type { Tx } from '../../platform/database.ts'
import { InvalidInput } from '../../platform/http/errors.ts'

/**
 * Checks that interests can be chosen.
 * @param known those that are stored already: they can stay, also when they are retired or not in the list
 * @throws {InvalidInput}
 */
export async function requireInterests(tx: Tx, chosen: readonly string[], known: readonly string[]) {
  const added = chosen.filter((code) => !known.includes(code))
  if (added.length === 0) return
  const rows = await tx
    .selectFrom('interests')
    .where('code', 'in', added)
    .where('retired_at', 'is', null)
    .select('code')
    .execute()
  const active = new Set(rows.map(({ code }) => code))
  const issues = chosen.flatMap((code, place) =>
    known.includes(code) || active.has(code) ? [] : [issueAt(`facts.interests.${place}`, 'not_an_interest')],
  )
  if (issues.length > 0) throw new InvalidInput(issues)
}
