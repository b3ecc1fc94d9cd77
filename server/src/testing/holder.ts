import { sql } from 'kysely'
import type { TestApp } from './app.ts'
import { makeStaffedSite } from './in-hand.ts'

/**
 * An operator with a conversation in hand, whose lease lasts `left` more seconds and whose last input was `idle` seconds ago.
 */
export async function makeHolder(test: TestApp, { idle = 0, left = 60 } = {}) {
  const staffedSite = await makeStaffedSite(test)
  const waiting = await staffedSite.waiting()
  const holder = await staffedSite.colleague({ name: 'Tom B.' })
  const { lease } = await holder.take()
  await test.db
    .updateTable('queue_items')
    .set({
      input_at: sql<string>`now() - make_interval(secs => ${idle})`,
      expires_at: sql<string>`now() + make_interval(secs => ${left})`,
    })
    .where('conversation_id', '=', waiting.id)
    .execute()
  const renew = async (body?: object) => {
    const answer = await holder.call('POST', `/api/leases/${lease.lease_id}/renew`, body)
    return answer.json()
  }
  const secondsLeft = async () => {
    const { rows } = await sql<{ left: number | null }>`
      select round(extract(epoch from expires_at - now()))::int as left from queue_items
      where conversation_id = ${waiting.id}`.execute(test.db)
    return rows[0]?.left
  }
  const setLastAction = (seconds: number) =>
    test.db
      .updateTable('sessions')
      .set({ last_act_at: sql<string>`now() - make_interval(secs => ${seconds})` })
      .where('operator_id', '=', holder.operator.id)
      .execute()
  return { ...staffedSite, id: waiting.id, holder, lease, renew, secondsLeft, setLastAction }
}
