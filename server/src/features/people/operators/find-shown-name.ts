import type { Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'

/** An operator as the viewer may see them, such as the colleague who was faster; null for nobody. */
export async function findShownName(tx: Tx, viewer: Operator, operatorId: number | null) {
  if (operatorId === null) return null
  const found = await tx
    .selectFrom('operators')
    .where('id', '=', operatorId)
    .select(['id', 'name'])
    .executeTakeFirstOrThrow()
  return presentOperator(viewer, found)
}
