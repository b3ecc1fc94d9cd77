import type { BreakGround } from '@panel/contract'
import type { Db } from '../../../platform/database.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { type Exposure, exposure } from './exposure.ts'
import { groundOf } from './policy.ts'

/** What this operator was exposed to since the last break. Null during a break. */
export async function findExposure(db: Db, operatorId: number): Promise<Exposure | null> {
  const row = await db
    .selectFrom('operators as o')
    .where('o.id', '=', operatorId)
    .select(exposure.as('exposure'))
    .executeTakeFirst()
  return row?.exposure ?? null
}

/** Why a break is suggested to this operator now. */
export async function findSuggestedBreak(db: Db, operatorId: number): Promise<BreakGround | null> {
  const [found, settings] = await Promise.all([findExposure(db, operatorId), readSettings(db)])
  return found && groundOf(found, settings)
}
