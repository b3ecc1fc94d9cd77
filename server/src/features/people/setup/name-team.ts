import type { SetupProgress } from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction, violatedConstraint } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockSteps, settleStep } from './progress.ts'

/** Names the team of the first admin. @throws {AppError} `not_found`, `team_name_taken` */
export async function nameTeam(db: Db, actor: Operator, name: string): Promise<SetupProgress> {
  try {
    return await transaction(db, async (tx) => {
      await lockSteps(tx, actor)
      const { id, name: before } = actor.team
      if (name !== before) {
        await tx.updateTable('teams').set({ name }).where('id', '=', id).execute()
        await recordAudit(tx, {
          operatorId: actor.id,
          action: 'team.change',
          subject: { type: 'team', id },
          details: { before: { name: before }, after: { name } },
        })
      }
      return settleStep(tx, actor, 'team', 'done')
    })
  } catch (error) {
    if (violatedConstraint(error) === 'teams_name_key') throw new AppError('team_name_taken')
    throw error
  }
}
