import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeStaffedSite } from '../../testing/in-hand.ts'
import { makeLevel } from '../../testing/make.ts'
import { makeTaker } from '../../testing/taker.ts'
import { renewUnlessIdle } from './renew-unless-idle.ts'
import { sweepExpired } from './sweep.ts'

const test = useTestApp()

/**
 * An operator with a conversation in hand, whose lease lasts `left` more seconds and whose last input was `idle` seconds ago.
 */
async function makeHolder({ idle = 0, left = 60 } = {}) {
  const desk = await makeStaffedSite(test)
  const waiting = await desk.waiting()
  const holder = await desk.colleague({ name: 'Tom B.' })
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
  const actAgo = (seconds: number) =>
    test.db
      .updateTable('sessions')
      .set({ last_act_at: sql<string>`now() - make_interval(secs => ${seconds})` })
      .where('operator_id', '=', holder.operator.id)
      .execute()
  return { ...desk, id: waiting.id, holder, lease, renew, secondsLeft, actAgo }
}

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

  it('is renewed by the newest input that was reported: a tab with an older one does not shorten it', async () => {
    const { renew, secondsLeft } = await makeHolder({ idle: 5, left: 10 })
    await renew({ since_input: 600 })
    expect(await secondsLeft()).toBeGreaterThan(60)
  })

  it('of a page that reports no input is renewed while the operator acts', async () => {
    const { renew, secondsLeft, actAgo } = await makeHolder({ idle: 300, left: 10 })
    await actAgo(60)
    await renew()
    expect(await secondsLeft()).toBeGreaterThan(60)
    const idle = await makeHolder({ idle: 300, left: 10 })
    await idle.actAgo(180)
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
    // The previous holder had left it.
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
  const look = async (taker: Awaited<ReturnType<typeof makeTaker>>, id: number) =>
    (await taker.call('GET', `/api/conversations/${id}`)).json().conversation.answering

  it('is shown as idle to those who may take over, and to nobody else', async () => {
    const { id, renew } = await makeHolder()
    const taker = await makeTaker(test)
    await renew({ since_input: 59 })
    expect(await look(taker, id)).toMatchObject({ name: 'Tom B.', idle_since: null })
    await renew({ since_input: 61 })
    // The input that was reported first was later.
    expect(await look(taker, id)).toMatchObject({ idle_since: null })
    const idle = await makeHolder({ idle: 61 })
    expect(await look(taker, idle.id)).toMatchObject({ idle_since: expect.any(String) })
    await makeLevel(test.db, { id: 160, rights: ['other_chats.overview'] })
    const reader = await idle.colleague({ permissions_id: 160 })
    const seen = (await reader.call('GET', `/api/conversations/${idle.id}`)).json()
    expect(seen.conversation.answering).toMatchObject({ name: 'Tom B.', idle_since: null })
  })

  it('and the return of their input, cause hints to those who read along', async () => {
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

describe('taking over', () => {
  const reason = 'The customer has waited for an hour'
  const auditOf = (id: number) =>
    test.db
      .selectFrom('audit_log')
      .where('subject_type', '=', 'conversation')
      .where('subject_id', '=', id)
      .where('action', 'like', 'conversation.take%')
      .select(['operator_id', 'action', 'details'])
      .execute()

  it('from an idle operator works with a reason, is audited, and tells the previous holder who has it now', async () => {
    const { id, renew, holder } = await makeHolder({ idle: 90 })
    const hints: unknown[] = []
    const stop = test.live.listen((hint) => hints.push(hint))
    const taker = await makeTaker(test, { name: 'Eva' })
    const taken = (await taker.take(id, { reason })).json()
    expect(taken).toMatchObject({ conversation: { id, answering: { id: taker.id, idle_since: null } } })
    await expect
      .poll(() => hints)
      .toContainEqual({ topic: 'conversation', id, operatorId: holder.operator.id })
    stop()
    expect(await renew({ since_input: 0 })).toMatchObject({ code: 'lease_lost', by: { name: 'Eva' } })
    expect(await auditOf(id)).toEqual([
      {
        operator_id: taker.id,
        action: 'conversation.take_over',
        details: { from: holder.operator.id, reason },
      },
    ])
    expect((await taker.send(id, taken)).json()).toMatchObject({ message: { type: 'reply' } })
  })

  it('keeps the draft of the previous holder, and refuses their late answer', async () => {
    const { id, holder, lease } = await makeHolder({ idle: 90 })
    await holder.call('PUT', `/api/conversations/${id}/draft`, { text: 'Half a thought' })
    await (await makeTaker(test)).take(id, { reason })
    const late = await holder.act(id, 'messages', { ...lease, in_reply_to: null, text: 'Late' })
    expect(late.statusCode).toBeGreaterThanOrEqual(400)
    const kept = (await holder.call('GET', `/api/conversations/${id}`)).json()
    expect(kept).toMatchObject({ lease: null, conversation: { draft: { text: 'Half a thought' } } })
  })

  it('is refused without a reason, and while the holder is active', async () => {
    const taker = await makeTaker(test)
    const idle = await makeHolder({ idle: 90 })
    expect((await taker.take(idle.id)).json()).toMatchObject({ code: 'taken', by: { name: 'Tom B.' } })
    expect((await taker.take(idle.id, { reason: ' ' })).json()).toMatchObject({
      status: 400,
      issues: [{ path: expect.stringContaining('reason') }],
    })
    const busy = await makeHolder({ idle: 59 })
    expect((await taker.take(busy.id, { reason })).json()).toMatchObject({ code: 'taken' })
    expect(await busy.renew({ since_input: 0 })).toMatchObject({ lease: { id: busy.lease.lease_id } })
    expect(await auditOf(idle.id)).toEqual([])
  })

  it('needs the right', async () => {
    const { id, colleague } = await makeHolder({ idle: 90 })
    const { call } = await colleague()
    expect((await call('POST', `/api/conversations/${id}/lease`, { reason })).json()).toMatchObject({
      code: 'not_allowed',
    })
  })

  it('with a reason, when nobody holds it, is an ordinary take with that reason', async () => {
    const { waiting } = await makeStaffedSite(test)
    const { id } = await waiting()
    const taker = await makeTaker(test)
    expect((await taker.take(id, { reason })).statusCode).toBe(200)
    expect(await auditOf(id)).toMatchObject([{ action: 'conversation.take', details: { reason } }])
  })

  it('by two masters at once succeeds for one of them', async () => {
    const { id } = await makeHolder({ idle: 90 })
    const takers = await Promise.all([makeTaker(test), makeTaker(test)])
    const answers = await Promise.all(takers.map((taker) => taker.take(id, { reason })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})
