import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from '../../../platform/compile-once.ts'
import type { Db } from '../../../platform/database.ts'
import { areHoursCounted } from '../hours/begin-work.ts'

/**
 * Extends the sessions of operators who act, and their hours, with one statement. A session that another statement has locked is left
 * out: that one extends it, or ends it. @returns the ids
 */
export async function extendSessions(db: Db, ids: readonly number[]): Promise<number[]> {
  await updateLastActs(db, { ids: [...ids] })
  return [...ids]
}

const updateLastActs = compileOnce((db, { ids }: { ids: RawBuilder<number[]> }) =>
  sql`with extended as (
      update sessions set last_act_at = now() where id in (
        select id from sessions where id = any(${ids}::bigint[]) for no key update skip locked)
      returning id, operator_id, tfa_at
    )
    insert into work_sessions (session_id, operator_id)
    select id, operator_id from extended where tfa_at is not null and ${areHoursCounted}
    on conflict (session_id) do update set last_act_at = excluded.last_act_at`.compile(db),
)
