import { normalisedLogin } from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'

/** An operator who cannot sign in: their login becomes that of another one (`of`). */
export type DoubledLogin = { login: string; id: number; of: number }

/**
 * Gives every login its normalised form, in which sign-in looks for it. Two operators whose logins would be equal are never merged.
 * @returns the operators who need another login
 */
export async function normaliseLogins(db: Db): Promise<DoubledLogin[]> {
  return transaction(db, async (tx) => {
    const operators = await tx.selectFrom('operators').select(['id', 'login']).orderBy('id').execute()
    const holders = new Map(operators.map(({ id, login }) => [login, id]))
    const doubled: DoubledLogin[] = []
    for (const { id, login: before } of operators) {
      const login = normalisedLogin(before)
      const of = holders.get(login)
      if (of === id) continue
      if (of !== undefined) {
        doubled.push({ login, id, of: of })
        continue
      }
      holders.set(login, id)
      await tx.updateTable('operators').set({ login }).where('id', '=', id).execute()
      await recordAudit(tx, {
        operatorId: null,
        action: 'operator.change',
        subject: { type: 'operator', id },
        details: { before: { login: before }, after: { login }, by: 'start' },
      })
    }
    return doubled
  })
}
