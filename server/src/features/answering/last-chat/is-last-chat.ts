import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'

/** Whether this operator has asked for no further chat in this shift. */
export async function isLastChat(db: Db, operatorId: number): Promise<boolean> {
  const { rows } = await sql<{ is_last: boolean }>`select is_last_chat(${operatorId}) as is_last`.execute(db)
  return rows[0]?.is_last ?? false
}
