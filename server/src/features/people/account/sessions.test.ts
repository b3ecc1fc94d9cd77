import { describe, expect, it } from 'vitest'
import { startNode, useTestApp } from '../../../testing/app.ts'
import { makeEnrolledOperator } from '../../../testing/authenticator.ts'
import { openBrowser, signInWithPassword } from '../../../testing/browser.ts'
import { useStreams } from '../../../testing/event-stream.ts'
import { guessingOf } from '../../../testing/guessing.ts'
import { makeOperator, testPassword } from '../../../testing/make.ts'
import { makeWaiting } from '../../../testing/make-conversations.ts'

const test = useTestApp()
const openStream = useStreams(test)
const { open, guess, failFiveTimes } = guessingOf(test)

const auditOf = (operatorId: number) =>
  test.db
    .selectFrom('audit_log')
    .where('subject_type', '=', 'operator')
    .where('subject_id', '=', operatorId)
    .where('action', 'in', ['session.end', 'browser.forget'])
    .select(['operator_id', 'action', 'details'])
    .orderBy('id')
    .execute()

/** A browser in which both factors of this operator were verified. */
async function signedInBrowser(operator: Awaited<ReturnType<typeof makeEnrolledOperator>>, agent: string) {
  const browser = openBrowser(test.app)
  const headers = { 'user-agent': agent }
  await browser.post('/api/user.php', { login: operator.login, password: testPassword }, headers)
  // Each code works once, so the authenticator starts again.
  await test.db.updateTable('operators').set({ totp_last_step: null }).where('id', '=', operator.id).execute()
  const passed = await browser.post('/api/tfa.php', { code: operator.codeAt(Date.now()) }, headers)
  expect(passed.statusCode).toBe(200)
  return browser
}

describe('the sessions of an account', () => {
  it('are the open ones with device, address and last use; the own one is first', async () => {
    const operator = await makeOperator(test.db)
    const [here, there] = [await test.signedIn(operator), await test.signedIn(operator)]
    await signInWithPassword(test.app, operator.login)
    const ended = await test.signedIn(operator)
    await ended('POST', '/api/logout.php')
    await test.signedIn(await makeOperator(test.db))
    const { account } = (await here('GET', '/api/account')).json()
    expect(account.sessions).toMatchObject([
      { id: here.sessionId, device: 'test', address: '127.0.0.1', tfa_authenticated: true, is_own: true },
      { device: 'Test browser', tfa_authenticated: false, is_own: false },
      { id: there.sessionId, is_own: false },
    ])
  })

  it('end at once except the own one, also their streams on another node, and that is recorded', async () => {
    const operator = await makeOperator(test.db)
    const node = await startNode(test.url)
    const here = await node.signedIn(operator)
    const [second, third] = [await test.signedIn(operator), await test.signedIn(operator)]
    const stranger = await test.signedIn(await makeOperator(test.db))
    const [own, stream] = [await openStream(here.token), await openStream(second.token)]
    await Promise.all([own, stream].map((each) => each.next(({ topic }) => topic === 'ready')))
    const start = performance.now()
    const answer = await here('POST', '/api/account/end-sessions', {})
    expect(answer.json().account.sessions).toMatchObject([{ id: here.sessionId }])
    await stream.next(({ topic }) => topic === 'session')
    await stream.ended
    expect(performance.now() - start).toBeLessThan(5_000)
    for (const other of [second, third])
      expect((await other('GET', '/api/account')).json().code).toBe('not_signed_in')
    for (const open of [here, stranger]) expect((await open('GET', '/api/user.php')).statusCode).toBe(200)
    expect(own.seen).not.toContainEqual({ topic: 'session' })
    const entry = { operator_id: operator.id, action: 'session.end', details: { sessions: 2 } }
    expect(await auditOf(operator.id)).toEqual([entry])
    await here('POST', '/api/account/end-sessions', {})
    expect(await auditOf(operator.id)).toEqual([entry])
  })

  it('end one by one; the conversation in hand stays', async () => {
    const operator = await makeOperator(test.db)
    const item = {
      lease_id: crypto.randomUUID(),
      operator_id: operator.id,
      epoch: 7,
      expires_at: new Date(Date.now() + 60_000).toISOString(),
    }
    const { id } = await makeWaiting(test.db, { item })
    const [here, second, third] = [
      await test.signedIn(operator),
      await test.signedIn(operator),
      await test.signedIn(operator),
    ]
    await here('POST', '/api/account/end-sessions', { session_id: second.sessionId })
    expect((await second('GET', '/api/user.php')).statusCode).toBe(401)
    expect((await third('GET', '/api/user.php')).statusCode).toBe(200)
    const kept = await test.db
      .selectFrom('queue_items')
      .where('conversation_id', '=', id)
      .select('operator_id')
      .executeTakeFirst()
    expect(kept).toEqual({ operator_id: operator.id })
  })

  it('of somebody else, and the own one, cannot be ended', async () => {
    const [here, theirs] = [
      await test.signedIn(await makeOperator(test.db)),
      await test.signedIn(await makeOperator(test.db)),
    ]
    const foreign = await here('POST', '/api/account/end-sessions', { session_id: theirs.sessionId })
    expect(foreign.statusCode).toBe(200)
    expect((await theirs('GET', '/api/user.php')).statusCode).toBe(200)
    const own = await here('POST', '/api/account/end-sessions', { session_id: here.sessionId })
    expect(own.json()).toMatchObject({
      status: 400,
      code: 'invalid_input',
      issues: [{ path: 'session_id', code: 'own_session' }],
    })
    expect((await here('GET', '/api/user.php')).statusCode).toBe(200)
  })

  it('that end each other at the same time leave no error', async () => {
    const operator = await makeOperator(test.db)
    const both = [await test.signedIn(operator), await test.signedIn(operator)]
    const answers = await Promise.all(both.map((send) => send('POST', '/api/account/end-sessions', {})))
    for (const { statusCode } of answers) expect([200, 401]).toContain(statusCode)
  })
})

describe('the trusted browsers of an account', () => {
  it('are listed with their device, for a year', async () => {
    const operator = await makeEnrolledOperator(test)
    await signedInBrowser(operator, 'Laptop')
    const here = await signedInBrowser(operator, 'Phone')
    const { trusted_browsers: browsers } = (await here.get('/api/account')).json().account
    expect(browsers).toMatchObject([
      { device: 'Phone', is_own: true },
      { device: 'Laptop', is_own: false },
    ])
    const [{ since, until }] = browsers
    expect(Date.parse(until) - Date.parse(since)).toBe(365 * 86_400_000)
  })

  it('are forgotten one by one: then their failures count as those of unknown browsers', async () => {
    const operator = await makeEnrolledOperator(test)
    const [here, laptop] = [
      await signedInBrowser(operator, 'Phone'),
      await signedInBrowser(operator, 'Laptop'),
    ]
    const { trusted_browsers: browsers } = (await here.get('/api/account')).json().account
    const [, { id: browser_id }] = browsers
    const answer = await here.post('/api/account/forget-browser', { browser_id })
    expect(answer.json().account.trusted_browsers).toMatchObject([{ device: 'Phone' }])
    await failFiveTimes(open(), operator.login)
    expect((await guess(laptop, operator.login, testPassword)).statusCode).toBe(429)
    expect((await guess(here, operator.login, testPassword)).statusCode).toBe(200)
    expect(await auditOf(operator.id)).toContainEqual({
      operator_id: operator.id,
      action: 'browser.forget',
      details: { device: 'Laptop' },
    })
  })

  it('of somebody else cannot be forgotten', async () => {
    const operator = await makeEnrolledOperator(test)
    const browser = await signedInBrowser(operator, 'Phone')
    const [{ id: browser_id }] = (await browser.get('/api/account')).json().account.trusted_browsers
    const other = await test.signedIn(await makeOperator(test.db))
    await other('POST', '/api/account/forget-browser', { browser_id })
    expect((await browser.get('/api/account')).json().account.trusted_browsers).toHaveLength(1)
  })
})
