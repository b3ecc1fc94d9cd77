import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeHolder as makeHolderOf } from '../../../testing/holder.ts'
import { makeStaffedSite } from '../../../testing/in-hand.ts'
import { makeLevel } from '../../../testing/make.ts'
import { makeTaker } from '../../../testing/taker.ts'
import { renewUnlessIdle } from './renew-unless-idle.ts'
import { sweepExpired } from './sweep.ts'

const test = useTestApp()
const makeHolder = (own?: Parameters<typeof makeHolderOf>[1]) => makeHolderOf(test, own)

const setIdleAfter = (value: unknown) =>
  test.db
    .insertInto('settings')
    .values({ key: 'idle_after', value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute()

describe('a lease', () => {
  it('is renewed if the last input is less than two minutes ago', async () => {
    const { renew, secondsLeft } = await makeHolder()
    expect(await renew({ since_input: 119 })).toMatchObject({ idle_after: 120 })
    expect(await secondsLeft()).toBeGreaterThan(60)
  })

  it('is not renewed without input for two minutes: it is returned unchanged, and expires', async () => {
    const { renew, secondsLeft, lease, id } = await makeHolder({ idle: 121, left: 40 })
    const answer = await renew({ since_input: 121 })
    expect(answer.lease).toMatchObject({ id: lease.lease_id, epoch: lease.epoch })
    expect(await secondsLeft()).toBeLessThanOrEqual(40)
    await test.db
      .updateTable('queue_items')
      .set({ expires_at: sql<string>`now() - interval '1 second'` })
      .where('conversation_id', '=', id)
      .execute()
    // Expired but not yet ended by the sweeper: it is not restored without input.
    expect(await renew({ since_input: 170 })).toMatchObject({ code: 'lease_lost', by: null })
    await sweepExpired(test.db)
    expect(await renew({ since_input: 171 })).toMatchObject({ code: 'lease_lost', by: null })
    const next = await makeTaker(test)
    expect((await next.take(id)).statusCode).toBe(200)
  })

  it('that has expired is restored by an input if nobody else claimed the conversation', async () => {
    const { renew, secondsLeft, id } = await makeHolder({ idle: 200 })
    await test.db
      .updateTable('queue_items')
      .set({ expires_at: null })
      .where('conversation_id', '=', id)
      .execute()
    expect(await renew({ since_input: 0 })).toMatchObject({ idle_after: 120 })
    expect(await secondsLeft()).toBeGreaterThan(60)
  })

  it('is renewed by the newest reported input: a tab that reports an older one does not shorten it', async () => {
    const { renew, secondsLeft } = await makeHolder({ idle: 5, left: 10 })
    await renew({ since_input: 600 })
    expect(await secondsLeft()).toBeGreaterThan(60)
  })

  it('of a page that reports no input is renewed while the operator acts', async () => {
    const { renew, secondsLeft, setLastAction } = await makeHolder({ idle: 300, left: 10 })
    await setLastAction(60)
    await renew()
    expect(await secondsLeft()).toBeGreaterThan(60)
    const idle = await makeHolder({ idle: 300, left: 10 })
    await idle.setLastAction(180)
    await idle.renew()
    await idle.renew({})
    expect(await idle.secondsLeft()).toBeLessThanOrEqual(10)
  })

  it('has the time limit of the settings, or the default if the setting is invalid', async () => {
    const { renew, secondsLeft } = await makeHolder({ idle: 500, left: 10 })
    for (const nonsense of [0, 'long', '60', 29, 60.5, 1e9, [60], null]) {
      await setIdleAfter(nonsense)
      expect(await renew({ since_input: 400 })).toMatchObject({ idle_after: 120 })
    }
    expect(await secondsLeft()).toBeLessThanOrEqual(10)
    await setIdleAfter(600)
    expect(await renew({ since_input: 400 })).toMatchObject({ idle_after: 600 })
    expect(await secondsLeft()).toBeGreaterThan(60)
    await test.db.deleteFrom('settings').where('key', '=', 'idle_after').execute()
  })

  it('is renewed by one statement that includes the setting', async () => {
    const { holder, lease } = await makeHolder()
    const statements = vi.spyOn(pg.Client.prototype, 'query')
    onTestFinished(() => statements.mockRestore())
    await renewUnlessIdle(test.db, { operatorId: holder.operator.id, leaseId: lease.lease_id }, 0)
    const texts = statements.mock.calls.map(([statement]) => JSON.stringify(statement))
    expect(texts.filter((text) => /settings/.test(text))).toHaveLength(1)
    expect(texts.filter((text) => /update queue_items/.test(text) && /settings/.test(text))).toHaveLength(1)
  })

  it('needs whole seconds, and the issue names the field', async () => {
    const { renew } = await makeHolder()
    for (const since_input of [-1, 0.5, '3', 100_000])
      expect(await renew({ since_input })).toMatchObject({
        status: 400,
        issues: [{ path: expect.stringContaining('since_input') }],
      })
  })

  it('starts with an input, because the operator has claimed', async () => {
    const { waiting, colleague } = await makeStaffedSite(test)
    const { id } = await waiting()
    // The previous holder gave the last input an hour ago.
    await test.db
      .updateTable('queue_items')
      .set({ input_at: sql<string>`now() - interval '1 hour'` })
      .where('conversation_id', '=', id)
      .execute()
    await (await colleague()).take()
    const { rows } = await sql<{ ago: number }>`
      select extract(epoch from now() - input_at)::int as ago from queue_items where conversation_id = ${id}`.execute(
      test.db,
    )
    expect(rows[0]?.ago).toBeLessThan(30)
  })
})

describe('an operator without input for a minute', () => {
  const answeringSeenBy = async (taker: Awaited<ReturnType<typeof makeTaker>>, id: number) =>
    (await taker.call('GET', `/api/conversations/${id}`)).json().conversation.answering

  it('is shown as idle to those who may take over, and to nobody else', async () => {
    const { id, renew } = await makeHolder()
    const taker = await makeTaker(test)
    await renew({ since_input: 59 })
    expect(await answeringSeenBy(taker, id)).toMatchObject({ name: 'Tom B.', idle_since: null })
    await renew({ since_input: 61 })
    // The input that was reported before is newer.
    expect(await answeringSeenBy(taker, id)).toMatchObject({ idle_since: null })
    const idle = await makeHolder({ idle: 61 })
    expect(await answeringSeenBy(taker, idle.id)).toMatchObject({ idle_since: expect.any(String) })
    await makeLevel(test.db, { id: 160, rights: ['other_chats.overview'] })
    const reader = await idle.colleague({ permissions_id: 160 })
    const seen = (await reader.call('GET', `/api/conversations/${idle.id}`)).json()
    expect(seen.conversation.answering).toMatchObject({ name: 'Tom B.', idle_since: null })
  })

  it('causes hints to those who read along, as does the next input', async () => {
    const { id, renew } = await makeHolder({ idle: 50 })
    const hints: unknown[] = []
    const stop = test.live.listen((hint) => hints.push(hint))
    const hint = { topic: 'conversation', id, operatorId: null }
    await test.db
      .updateTable('queue_items')
      .set({ input_at: sql<string>`now() - interval '70 seconds'` })
      .where('conversation_id', '=', id)
      .execute()
    await renew({ since_input: 70 })
    await expect.poll(() => hints).toContainEqual(hint)
    hints.length = 0
    await renew({ since_input: 1 })
    await expect.poll(() => hints).toContainEqual(hint)
    stop()
  })
})
