import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import { hasRule } from './ignore-rules.ts'

/** An operator has written: ends the ignore options that end with an answer. Stopped pokes stay stopped. */
export async function endIgnores(tx: Tx, conversationId: number, operatorId: number) {
  await tx
    .updateTable('ignores as i')
    .set({ ended_at: sql<string>`now()`, ended_by: operatorId })
    .where('i.conversation_id', '=', conversationId)
    .where('i.ended_at', 'is', null)
    .where(hasRule('ends_on_answer'))
    .execute()
}
