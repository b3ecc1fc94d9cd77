import type { getDemoTour, ResponseOf } from '@panel/contract'
import { demoSignIns } from '@panel/demo/sign-ins'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'

/** The people of the demo as whom somebody has signed in, and since when: what they did before is the demo's history. */
const visited: RawBuilder<unknown> = sql`(
  select o.id, o.login, min(s.created_at) as since from operators o join sessions s on s.operator_id = o.id
  where o.login = any(${demoSignIns.map(({ login }) => login)}::text[]) and s.tfa_at is not null group by o.id)`

const supervisors = demoSignIns.filter(({ level }) => level > 100).map(({ login }) => login)

/** Which steps of the tour somebody has done, whoever they signed in as. */
export async function findDone(db: Db): Promise<ResponseOf<typeof getDemoTour>> {
  const { rows } = await sql<ResponseOf<typeof getDemoTour>>`
    with visited as materialized ${visited}
    select
      exists (select from visited v join messages m on m.operator_id = v.id and m.created_at > v.since) as answered,
      exists (select from visited v join inquiries i on i.closed_by = v.id and i.closed_at > v.since
        where i.answer_id is not null) as told,
      exists (select from visited v where v.login = any(${supervisors}::text[])) as supervised`.execute(db)
  return rows[0] ?? { answered: false, told: false, supervised: false }
}

/** Whether this operator has answered somebody since they first signed in. */
export async function hasAnswered(db: Db, operatorId: number): Promise<boolean> {
  const { rows } = await sql`
    select from ${visited} v join messages m on m.operator_id = v.id and m.created_at > v.since
    where v.id = ${operatorId} limit 1`.execute(db)
  return rows.length > 0
}
