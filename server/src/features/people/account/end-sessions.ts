import { issueAt } from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { InvalidInput } from '../../../platform/http/errors.ts'
import { endOtherSessions } from '../sign-in/session.ts'

/**
 * Ends one other session of the operator, or all others. The conversation in hand stays, because this session can have it.
 * A session that has ended, or belongs to somebody else, changes nothing.
 * @throws {InvalidInput} for the session that asks
 */
export async function endOwnSessions(db: Db, actor: Operator, sessionId: number | undefined) {
  if (sessionId === actor.sessionId) throw new InvalidInput([issueAt('session_id', 'own_session')])
  await transaction(db, async (tx) => {
    const sessions = await endOtherSessions(tx, actor, sessionId)
    if (sessions === 0) return
    await recordAudit(tx, {
      operatorId: actor.id,
      action: 'session.end',
      subject: { type: 'operator', id: actor.id },
      details: { sessions },
    })
  })
}
