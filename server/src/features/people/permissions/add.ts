import type { BodyOf, addLevel as endpoint } from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { announceLevels, withFreeName } from './levels.ts'
import { requireGrantable } from './policy.ts'

/** Adds an account level. @throws {AppError} `rights_above_yours`, `level_number_taken`, `level_name_taken` */
export async function addLevel(db: Db, operator: Operator, level: BodyOf<typeof endpoint>) {
  requireGrantable(operator, level)
  await withFreeName(() =>
    transaction(db, async (tx) => {
      await tx.insertInto('permissions').values(level).execute()
      const { id, ...after } = level
      await recordAudit(tx, {
        operatorId: operator.id,
        action: 'level.add',
        subject: { type: 'level', id },
        details: { after },
      })
      announceLevels(tx, [])
    }),
  )
}
