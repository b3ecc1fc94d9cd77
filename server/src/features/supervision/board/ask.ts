import type { askForLanguage, BodyOf } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudits } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { requireSupervised } from '../../people/operators/require-managed.ts'
import { storeAct } from './acts.ts'

/** The same note to the same operators within this time is a repeated request, whose answer was lost. */
const repeatedWithin = sql`interval '1 minute'`

/** Asks operators for a language with a note, which appears when it can no longer be undone. @throws {AppError} `operator_not_found` */
export async function askFor(
  db: Db,
  actor: Operator,
  { language, operator_ids, text }: BodyOf<typeof askForLanguage>,
) {
  const ids = [...new Set(operator_ids)].toSorted((one, other) => one - other)
  const body = text.trim()
  return transaction(db, async (tx) => {
    for (const id of ids) await requireSupervised(tx, actor, id)
    const earlier = await findRepeated(tx, actor, { language, ids, body })
    if (earlier) return { act: earlier }
    const [only] = ids
    const act = await storeAct(tx, actor, {
      kind: 'ask',
      language,
      asked: ids.length,
      operator_id: ids.length === 1 ? (only ?? null) : null,
    })
    await tx
      .insertInto('coach_notes')
      .values(ids.map((id) => ({ operator_id: id, from_id: actor.id, act_id: act.id, body })))
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

/** Two requests of one coach wait for each other. */
async function findRepeated(
  tx: Tx,
  actor: Operator,
  { language, ids, body }: { language: string; ids: number[]; body: string },
): Promise<{ id: number } | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`board ask ${actor.id}`}, 0))`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    select b.id from board_acts b
    where b.by_id = ${actor.id} and b.kind = 'ask' and b.language = ${language} and b.undone_at is null
      and b.acted_at > now() - ${repeatedWithin}
      and ${ids}::bigint[] = array(
        select n.operator_id from coach_notes n where n.act_id = b.id and n.body = ${body} order by n.operator_id
      )
    order by b.id desc limit 1`.execute(tx)
  return rows[0]
}
