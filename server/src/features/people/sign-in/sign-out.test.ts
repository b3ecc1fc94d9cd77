import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Hint } from '../../../platform/live.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator } from '../../../testing/make.ts'
import { makeWaiting } from '../../../testing/make-conversations.ts'

const test = useTestApp()

/** The hints that are sent while a test runs. */
let hints: Hint[]
let stopListening: () => void
beforeEach(() => {
  hints = []
  stopListening = test.live.listen((hint) => hints.push(hint))
})
afterEach(() => stopListening())

const inHandOf = (operatorId: number) => ({
  lease_id: crypto.randomUUID(),
  operator_id: operatorId,
  epoch: 7,
  expires_at: new Date(Date.now() + 60_000).toISOString(),
})

const itemOf = (conversationId: number) =>
  test.db
    .selectFrom('queue_items')
    .where('conversation_id', '=', conversationId)
    .selectAll()
    .executeTakeFirst()

describe('signing out', () => {
  it('ends the session, clears the cookie and is recorded', async () => {
    const operator = await makeOperator(test.db)
    const send = await test.signedIn(operator)
    const answer = await send('GET', '/api/logout.php')
    expect(answer.json()).toEqual({ signed_out: true })
    expect(answer.cookies).toMatchObject([{ name: 'auth.session', value: '', path: '/', httpOnly: true }])
    expect((await send('GET', '/api/user.php')).json().code).toBe('not_signed_in')
    const history = await test.db
      .selectFrom('login_history')
      .where('operator_id', '=', operator.id)
      .select(['login', 'result'])
      .execute()
    expect(history).toEqual([{ login: operator.login, result: 'signed_out' }])
    const audit = await test.db
      .selectFrom('audit_log')
      .where('operator_id', '=', operator.id)
      .select(['action', 'subject_id'])
      .orderBy('id')
      .execute()
    expect(audit).toEqual([{ action: 'session.end', subject_id: operator.id }])
    await expect.poll(() => hints).toContainEqual({ topic: 'session', sessionId: send.sessionId })
  })

  it('clears the cache of the browser, but not its cookies and storage', async () => {
    for (const method of ['POST', 'GET'] as const) {
      const send = await test.signedIn(await makeOperator(test.db))
      const answer = await send(method, '/api/logout.php')
      expect(answer.headers['clear-site-data']).toBe('"cache"')
      expect((await send('GET', '/api/user.php')).json().code).toBe('not_signed_in')
    }
  })

  it('leaves the other sessions of the operator open', async () => {
    const operator = await makeOperator(test.db)
    const [here, there] = [await test.signedIn(operator), await test.signedIn(operator)]
    await here('GET', '/api/logout.php')
    expect((await there('GET', '/api/user.php')).statusCode).toBe(200)
  })

  it('returns the conversation in hand to its queue, with a hint', async () => {
    const operator = await makeOperator(test.db)
    const { id } = await makeWaiting(test.db, { item: inHandOf(operator.id) })
    const send = await test.signedIn(operator)
    await send('GET', '/api/logout.php')
    expect(await itemOf(id)).toMatchObject({ expires_at: null, operator_id: null, epoch: 7 })
    const hint: Hint = { topic: 'conversation', id, operatorId: operator.id }
    await expect.poll(() => hints).toContainEqual(hint)
    expect(hints).toContainEqual({ topic: 'queue' })
  })

  it('removes the queue item of a conversation in hand that needs no operator any more', async () => {
    const operator = await makeOperator(test.db)
    const { id } = await makeWaiting(test.db, { item: { ...inHandOf(operator.id), due_at: null } })
    await (await test.signedIn(operator))('GET', '/api/logout.php')
    expect(await itemOf(id)).toBeUndefined()
  })

  it('before two-factor does not change the conversation in hand', async () => {
    const operator = await makeOperator(test.db)
    const { id } = await makeWaiting(test.db, { item: inHandOf(operator.id) })
    await (await test.signedIn(operator, { tfa: false }))('GET', '/api/logout.php')
    expect((await itemOf(id))?.expires_at).not.toBeNull()
  })

  it('twice at once is recorded once', async () => {
    const operator = await makeOperator(test.db)
    const send = await test.signedIn(operator)
    const waiting = async () => {
      const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(test.db)
      return rows[0]?.count
    }
    let both: Promise<unknown> = Promise.resolve()
    await test.db.transaction().execute(async (tx) => {
      await tx.selectFrom('sessions').where('id', '=', send.sessionId).select('id').forUpdate().execute()
      both = Promise.all([send('GET', '/api/logout.php'), send('GET', '/api/logout.php')])
      await expect.poll(waiting).toBe(2)
    })
    await both
    const history = await test.db
      .selectFrom('login_history')
      .where('operator_id', '=', operator.id)
      .select('result')
      .execute()
    expect(history).toHaveLength(1)
  })

  it('works without a session', async () => {
    const answer = await test.anonymous('GET', '/api/logout.php')
    expect(answer.json()).toEqual({ signed_out: true })
  })

  it.each([
    ['cross-site', 'navigate'],
    ['cross-site', 'no-cors'],
    ['same-site', 'no-cors'],
    ['same-site', 'navigate'],
  ])('is refused to a page of another origin (%s, %s)', async (site, mode) => {
    const send = await test.signedIn(await makeOperator(test.db))
    const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': mode }
    const answer = await send('GET', '/api/logout.php', undefined, headers)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('cross_site')
    expect((await send('GET', '/api/user.php')).statusCode).toBe(200)
  })

  it.each([
    ['none', 'navigate'],
    ['same-origin', 'navigate'],
  ])('is possible by its URL (%s, %s)', async (site, mode) => {
    const send = await test.signedIn(await makeOperator(test.db))
    const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': mode }
    expect((await send('GET', '/api/logout.php', undefined, headers)).statusCode).toBe(200)
  })
})
