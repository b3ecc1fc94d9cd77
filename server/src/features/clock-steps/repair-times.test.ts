import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeStaffedSite } from '../../testing/in-hand.ts'
import { useWebhooks } from '../../testing/webhooks.ts'
import { repairTimes } from './repair-times.ts'

const test = useTestApp()
const webhooks = useWebhooks(test)

/** Makes these columns an hour later, as after the database's clock was set back by an hour. */
const setBack = (table: string, column: string, where: string) =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + interval '1 hour' where ${sql.raw(where)}`.execute(
    test.db,
  )

it('chats that arrived before the clock was set back are claimed at once, in their order', async () => {
  const site = await makeStaffedSite(test)
  const waiting = [await site.waiting(), await site.waiting(), await site.waiting()]
  const ids = waiting.map(({ id }) => id)
  for (const [place, id] of ids.entries())
    await sql`update queue_items set due_at = now() + make_interval(mins => ${60 + place}) where conversation_id = ${id}`.execute(
      test.db,
    )
  const { take, call } = await site.colleague()
  expect((await call('POST', '/api/queues/reply/claim', {})).json().conversation).toBeNull()
  expect(await repairTimes(test.db)).toBe(3)
  const taken = [(await take()).id]
  for (const { take } of [await site.colleague(), await site.colleague()]) taken.push((await take()).id)
  expect(taken).toEqual(ids)
  expect(await repairTimes(test.db)).toBe(0)
})

it('an ignored chat and a poke of tomorrow stay where they are', async () => {
  const site = await makeStaffedSite(test)
  const { id } = await site.waiting()
  await sql`update queue_items set due_at = 'infinity' where conversation_id = ${id}`.execute(test.db)
  const { id: poked } = await site.waiting()
  await sql`update queue_items set kind = 'poke', due_at = now() + interval '1 day' where conversation_id = ${poked}`.execute(
    test.db,
  )
  expect(await repairTimes(test.db)).toBe(0)
})

it('a lease ends in its usual time', async () => {
  const site = await makeStaffedSite(test)
  const { id } = await site.waiting()
  const { take } = await site.colleague()
  await take()
  await setBack('queue_items', 'expires_at', `conversation_id = ${id}`)
  expect(await repairTimes(test.db)).toBe(1)
  const { rows } = await sql<{ left: number }>`
    select extract(epoch from expires_at - now())::int as left from queue_items where conversation_id = ${id}`.execute(
    test.db,
  )
  expect(rows[0]?.left).toBeLessThan(1_000)
})

it('a new message is delivered, and signed with the time of the database', async () => {
  const site = await webhooks.makeSite()
  const { id } = await site.send('Written before')
  await setBack('deliveries', 'next_attempt_at', `message_id = ${id}`)
  expect(await repairTimes(test.db)).toBe(1)
  webhooks.dispatch([new URL(site.receiver.url).host])
  await expect.poll(() => site.receiver.received.length, { timeout: 15_000 }).toBe(1)
})
