import { lockoutMinutes } from '@panel/contract'
import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { databaseTime } from '../../../platform/clock.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeStaffedSite } from '../../../testing/in-hand.ts'
import { makeOperator } from '../../../testing/make.ts'
import { useWebhooks } from '../../../testing/webhooks.ts'
import { countAttempt, delayAttempt } from '../../people/sign-in/attempts.ts'
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

it('a new message is delivered', async () => {
  const site = await webhooks.makeSite()
  const { id } = await site.send('Written before')
  await setBack('deliveries', 'next_attempt_at', `message_id = ${id}`)
  expect(await repairTimes(test.db)).toBe(1)
  webhooks.dispatch([new URL(site.receiver.url).host])
  await expect.poll(() => site.receiver.received.length).toBe(1)
})

it('a delivery is repeated as long after a failed attempt as before', async () => {
  const site = await webhooks.makeSite(() => ({ status: 500 }))
  const { id } = await site.send('Refused')
  webhooks.dispatch([new URL(site.receiver.url).host], { delays: [2_000, 2_000] })
  await expect.poll(async () => (await webhooks.delivery(id)).last_error).not.toBeNull()
  const distance = async () => {
    const { rows } = await sql<{
      seconds: number
    }>`select extract(epoch from next_attempt_at - now())::int as seconds
      from deliveries where message_id = ${id}`.execute(test.db)
    return rows[0]?.seconds ?? 0
  }
  const before = await distance()
  for (const column of ['attempted_at', 'next_attempt_at'])
    await setBack('deliveries', column, `message_id = ${id}`)
  expect(await repairTimes(test.db)).toBe(1)
  expect(Math.abs((await distance()) - before)).toBeLessThan(60)
  expect(await repairTimes(test.db)).toBe(0)
})

it('a lock after wrong passwords lasts no longer than usual, and a turn is due at once', async () => {
  await countAttempt(test.db, 'a lock')
  await delayAttempt(test.db, 'a turn', 5_000, 10_000)
  await sql`update sign_in_attempts set expire = expire + 3600000`.execute(test.db)
  expect(await repairTimes(test.db)).toBe(2)
  const { milliseconds } = await countAttempt(test.db, 'a lock')
  expect(milliseconds).toBeLessThanOrEqual(lockoutMinutes * 60_000)
  expect(await delayAttempt(test.db, 'a turn', 5_000, 10_000)).not.toBeNull()
})

it('an export whose run has vanished is made in its usual time', async () => {
  const { id } = await makeOperator(test.db)
  await sql`insert into exports (operator_id, list, query, sight, state, run, run_until)
    values (${id}, 'skiplog', '{}', '{}', 'making', gen_random_uuid(), now() + interval '1 hour')`.execute(
    test.db,
  )
  expect(await repairTimes(test.db)).toBe(1)
  expect(await repairTimes(test.db)).toBe(0)
})

it('a webhook is signed with the time of the database, not of the node', async () => {
  const site = await webhooks.makeSite()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
  const before = await databaseTime(test.db)
  await site.send('Signed')
  webhooks.dispatch([new URL(site.receiver.url).host])
  await expect.poll(() => site.receiver.received.length).toBe(1)
  const signed = Number(site.receiver.received[0]?.headers['webhook-timestamp']) * 1_000
  expect(signed).toBeGreaterThanOrEqual(before.getTime() - 1_000)
  expect(signed).toBeLessThanOrEqual((await databaseTime(test.db)).getTime())
})
