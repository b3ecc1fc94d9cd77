import { describe, expect, it } from 'vitest'
import { recordAudit } from '../../../platform/audit.ts'
import { startTestApp, useTestApp } from '../../../testing/app.ts'
import { openBrowser } from '../../../testing/browser.ts'
import { makeOperator, testPassword } from '../../../testing/make.ts'
import { hashPassword } from './password.ts'

const test = useTestApp()
const open = () => openBrowser(test.app)

const historyOf = (login: string) =>
  test.db
    .selectFrom('login_history')
    .where('login', '=', login)
    .orderBy('id')
    .select(['operator_id', 'address', 'device', 'result'])
    .execute()

const auditOf = (operatorId: number) =>
  test.db
    .selectFrom('audit_log')
    .where('subject_type', '=', 'operator')
    .where('subject_id', '=', operatorId)
    .orderBy('id')
    .select(['operator_id', 'action', 'details'])
    .execute()

describe('signing in with login and password', () => {
  it('returns the user before two-factor, and sets the session cookie', async () => {
    const operator = await makeOperator(test.db)
    const answer = await open().post('/api/user.php', { login: operator.login, password: testPassword })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().user).toMatchObject({ id: operator.id, tfa_authenticated: false })
    expect(answer.cookies).toHaveLength(1)
    const [cookie] = answer.cookies
    expect(cookie).toMatchObject({ name: 'auth.session', path: '/', httpOnly: true, sameSite: 'Lax' })
    expect(cookie?.secure).toBeUndefined()
    expect(cookie?.value).toMatch(/^[\w-]{43}$/)
  })

  it('accepts the login in any letter case and with white space around it', async () => {
    const operator = await makeOperator(test.db, { login: 'zoë.ananas' })
    const answer = await open().post('/api/user.php', { login: '  ZOË.Ananas ', password: testPassword })
    expect(answer.json().user.id).toBe(operator.id)
  })

  it('gives a session that can call the second factor and nothing else', async () => {
    const operator = await makeOperator(test.db)
    const browser = open()
    await browser.post('/api/user.php', { login: operator.login, password: testPassword })
    expect((await browser.get('/api/user.php')).statusCode).toBe(200)
    expect((await browser.get('/api/tfa.php')).statusCode).toBe(200)
    expect((await browser.get('/api/queues')).json().code).toBe('tfa_required')
  })

  it('refuses a wrong password, an unknown login and a wrong password of a suspended operator with the same error', async () => {
    const operator = await makeOperator(test.db)
    const suspended = await makeOperator(test.db, { suspended_at: '2026-01-01T00:00:00Z' })
    const answers = await Promise.all([
      open().post('/api/user.php', { login: operator.login, password: 'not it' }),
      open().post('/api/user.php', { login: 'nobody at all', password: testPassword }),
      open().post('/api/user.php', { login: suspended.login, password: 'not it' }),
    ])
    const bodies = answers.map((answer) => {
      const { request_id: _, ...problem } = answer.json()
      return { status: answer.statusCode, problem, cookies: answer.cookies }
    })
    expect(bodies[0]).toMatchObject({
      status: 401,
      problem: { code: 'login_failed', title: 'Login failed, try again' },
      cookies: [],
    })
    expect(bodies[1]).toEqual(bodies[0])
    expect(bodies[2]).toEqual(bodies[0])
  })

  it('tells a suspended operator who suspended them and why, after the correct password only', async () => {
    const admin = await makeOperator(test.db, { name: 'Noor J.' })
    for (const [team_id, name] of [
      [21, null],
      [22, 'Noor J.'],
    ] as const) {
      const suspended = await makeOperator(test.db, { team_id, suspended_at: '2026-01-01T00:00:00Z' })
      await recordAudit(test.db, {
        operatorId: admin.id,
        action: 'operator.suspend',
        subject: { type: 'operator', id: suspended.id },
        details: { reason: 'Gave a telephone number' },
      })
      const browser = open()
      const signIn = () => browser.post('/api/user.php', { login: suspended.login, password: testPassword })
      for (let times = 0; times < 6; times++) expect((await signIn()).statusCode).toBe(403)
      const answer = await signIn()
      expect(answer.json()).toMatchObject({
        code: 'account_suspended',
        suspension: { reason: 'Gave a telephone number', by: { id: admin.id, name } },
      })
      expect(answer.cookies).toEqual([])
      expect((await historyOf(suspended.login)).map((row) => row.result)).toEqual(['suspended'])
    }
  })

  it('takes as long for an unknown login as for a wrong password', async () => {
    const password_hash = await hashPassword('a real password')
    const timeOf = async (login: string) => {
      const start = performance.now()
      await open().post('/api/user.php', { login, password: 'not it' })
      return performance.now() - start
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 7; round++) {
      known.push(await timeOf((await makeOperator(test.db, { password_hash })).login))
      unknown.push(await timeOf(`nobody-${round}`))
    }
    const quickest = (times: number[]) => Math.min(...times)
    // Without the hash, the response would be several times faster.
    expect(quickest(unknown)).toBeGreaterThan(quickest(known) * 0.4)
  })

  it('writes operator, address and result to the login history and the audit log', async () => {
    const operator = await makeOperator(test.db)
    await open().post('/api/user.php', { login: operator.login, password: 'not it' })
    await open().post('/api/user.php', { login: operator.login, password: testPassword })
    const visit = { operator_id: operator.id, address: '127.0.0.1', device: 'Test browser' }
    expect(await historyOf(operator.login)).toEqual([
      { ...visit, result: 'password_wrong' },
      { ...visit, result: 'password_ok' },
    ])
    expect(await auditOf(operator.id)).toEqual([
      {
        operator_id: null,
        action: 'session.refuse',
        details: { result: 'password_wrong', address: '127.0.0.1' },
      },
      {
        operator_id: operator.id,
        action: 'session.open',
        details: { result: 'password_ok', address: '127.0.0.1' },
      },
    ])
    const elsewhere = openBrowser(test.app, { address: '198.51.100.10' })
    await elsewhere.post('/api/user.php', { login: 'Nobody.Known', password: testPassword })
    expect(await historyOf('nobody.known')).toEqual([
      { ...visit, address: '198.51.100.10', operator_id: null, result: 'password_wrong' },
    ])
  })

  it('counts equal failures in one row per minute, also when they arrive at once', async () => {
    const operator = await makeOperator(test.db)
    const attempt = (login: string) =>
      openBrowser(test.app, { address: '198.51.100.9' }).post('/api/user.php', { login, password: 'not it' })
    const timesOf = async (login: string) => {
      const rows = await test.db
        .selectFrom('login_history')
        .where('login', '=', login)
        .where('result', '=', 'password_wrong')
        .select(['times', 'at'])
        .execute()
      // A new minute can begin in between.
      const minutes = new Set(rows.map(({ at }) => at.slice(0, 16)))
      expect(rows).toHaveLength(minutes.size)
      return rows.reduce((sum, { times }) => sum + times, 0)
    }
    await Promise.all(Array.from({ length: 5 }, () => attempt(operator.login)))
    expect(await timesOf(operator.login)).toBe(5)
    const refusals = (await auditOf(operator.id)).filter(({ action }) => action === 'session.refuse')
    expect(refusals.length).toBeLessThanOrEqual(2)
    await attempt('first-unknown')
    await Promise.all(Array.from({ length: 6 }, (_, time) => attempt(`unknown-${time}`)))
    const unknown = await test.db
      .selectFrom('login_history')
      .where('operator_id', 'is', null)
      .where('address', '=', '198.51.100.9')
      .select('times')
      .execute()
    expect(unknown.length).toBeLessThanOrEqual(2)
    expect(unknown.reduce((sum, { times }) => sum + times, 0)).toBe(7)
  })

  it('ends the session that the browser had before', async () => {
    const [first, second] = [await makeOperator(test.db), await makeOperator(test.db)]
    const browser = open()
    await browser.post('/api/user.php', { login: first.login, password: testPassword })
    const before = `auth.session=${browser.cookies.get('auth.session')}`
    await browser.post('/api/user.php', { login: second.login, password: testPassword })
    const stolen = await test.anonymous('GET', '/api/user.php', undefined, { cookie: before })
    expect(stolen.json().code).toBe('not_signed_in')
    expect((await browser.get('/api/user.php')).json().user.id).toBe(second.id)
    expect((await historyOf(first.login)).map((row) => row.result)).toEqual(['password_ok', 'signed_out'])
  })

  it('never uses a token of the browser: an invented one is replaced', async () => {
    const operator = await makeOperator(test.db)
    const browser = open()
    browser.cookies.set('auth.session', 'planted')
    await browser.post('/api/user.php', { login: operator.login, password: testPassword })
    expect(browser.cookies.get('auth.session')).toMatch(/^[\w-]{43}$/)
  })

  it('marks the cookie Secure when the panel uses https', async () => {
    const node = await startTestApp(test.url, { PUBLIC_URL: 'https://panel.test' })
    const operator = await makeOperator(test.db)
    const given = { login: operator.login, password: testPassword }
    const answer = await openBrowser(node.app).post('/api/user.php', given)
    expect(answer.cookies[0]).toMatchObject({ name: 'auth.session', secure: true })
    await node.close()

    const behindProxy = await startTestApp(test.url, { TRUST_PROXY: '127.0.0.1' })
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' }
    const proxied = await openBrowser(behindProxy.app).post('/api/user.php', given, forwarded)
    expect(proxied.cookies[0]).toMatchObject({ name: 'auth.session', secure: true })
    expect((await historyOf(operator.login)).at(-1)).toMatchObject({ address: '203.0.113.9' })
    await behindProxy.close()
  })

  it('stores a password as argon2id with 19 MiB and two passes', async () => {
    expect(await hashPassword('a password')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('names missing fields, without counting a failure', async () => {
    const answer = await open().post('/api/user.php', { login: ' ', password: '' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues.map((issue: { path: string }) => issue.path)).toEqual(['login', 'password'])
  })
})
