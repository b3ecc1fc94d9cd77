import type { askForLanguage, BodyOf } from '@panel/contract'
import { recordAudits } from '../../platform/audit.ts'
import { announce, type Db, transaction } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { requireSupervised } from '../operators/require-managed.ts'
import { storeAct } from './acts.ts'

/** Asks operators for a language with a note, which appears when it can no longer be undone. @throws {AppError} `operator_not_found` */
export async function askFor(
  db: Db,
  actor: Operator,
  { language, operator_ids, text }: BodyOf<typeof askForLanguage>,
) {
  const ids = [...new Set(operator_ids)]
  return transaction(db, async (tx) => {
    for (const id of ids) await requireSupervised(tx, actor, id)
    const [only] = ids
    const act = await storeAct(tx, actor, {
      kind: 'ask',
      language,
      asked: ids.length,
      operator_id: ids.length === 1 ? (only ?? null) : null,
    })
    await tx
      .insertInto('coach_notes')
      .values(ids.map((id) => ({ operator_id: id, from_id: actor.id, act_id: act.id, body: text.trim() })))
      .execute()
    await recordAudits(
      tx,
      ids.map((id) => ({
        operatorId: actor.id,
        action: 'board.ask' as const,
        subject: { type: 'operator' as const, id },
        details: { language },
      })),
    )
    announce(tx, ...ids.map((operatorId) => ({ topic: 'operator' as const, operatorId })))
    return { act }
  })
}
