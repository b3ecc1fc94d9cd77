import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { batchConnections } from './platform/database.ts'
import { prepareBatches } from './prepare-batches.ts'
import { useTestApp } from './testing/app.ts'
import { makeOperator } from './testing/make.ts'
import { makeWaiting } from './testing/make-conversations.ts'

const test = useTestApp()

/** For each connection for batches, which statements it has planned. */
const readPlanned = () =>
  Promise.all(
    Array.from({ length: batchConnections }, () =>
      test.batches.connection().execute(async (connection) => {
        // With parameters, it would be a prepared statement itself.
        const { rows } = await sql<{ statement: string; pid: number }>`
          select statement, pg_backend_pid() as pid from pg_prepared_statements where generic_plans > 0`.execute(
          connection,
        )
        return rows
      }),
    ),
  )

it.each([0, 1])(
  'every connection for batches has planned their statements, with %i waiting conversations',
  async (count) => {
    if (count > 0) await makeWaiting(test.db)
    await prepareBatches(test)
    const planned = await readPlanned()
    expect(new Set(planned.map(([first]) => first?.pid)).size).toBe(batchConnections)
    for (const rows of planned) {
      const statements = rows.map(({ statement }) => statement)
      for (const part of [
        'token_hash',
        'set last_act_at',
        'away_times',
        'send_and_claim',
        'draft_body',
        'thread_time',
      ])
        expect(statements).toContainEqual(expect.stringContaining(part))
    }
  },
)

it('claims are planned without claiming, storing or extending anything', async () => {
  const waiting = await makeWaiting(test.db)
  await makeOperator(test.db)
  const state = async () => {
    const { rows } = await sql`
      select (select jsonb_agg(q order by q.conversation_id) from queue_items q) as items, (select count(*) from messages) as messages,
        (select jsonb_agg(s order by s.id) from sessions s) as sessions`.execute(test.db)
    return rows
  }
  const before = await state()
  expect(JSON.stringify(before)).toContain(`"conversation_id":${waiting.id}`)
  await prepareBatches(test)
  expect(await state()).toEqual(before)
})
