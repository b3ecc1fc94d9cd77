import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { operatorColumns } from './operator-columns.ts'
import { operatorOf } from './operator-of-session.ts'

/** An operator for whom something is done while they need not be signed in. @returns null when they are suspended */
export async function findOperatorById(db: Db, id: number): Promise<Operator | null> {
  const row = await db
    .selectFrom('operators as o')
    .innerJoin('teams as t', 't.id', 'o.team_id')
    .innerJoin('permissions as p', 'p.id', 'o.permissions_id')
    .where('o.id', '=', id)
    .where('o.suspended_at', 'is', null)
    .select([...operatorColumns, 'p.history_size', sql<string>`now()`.as('tfa_at')])
    .executeTakeFirst()
  return row ? operatorOf({ ...row, ...noSession }) : null
}

/** No session, preview or break. They claim nothing, so what they leave out does not matter. */
const noSession = {
  session_id: 0,
  preview_id: null,
  preview_name: null,
  preview_rights: null,
  preview_message_types: null,
  preview_segments: null,
  preview_history_size: null,
  away_id: null,
  reason: null,
  reason_code: null,
  reason_words: null,
  is_pause: null,
  counts_as_work: null,
  away_started_at: null,
  away_ends_at: null,
  segments_left_out: null,
  all_segments: null,
}
