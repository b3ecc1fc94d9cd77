import { afterEach, describe, expect, it, vi } from 'vitest'
import { startTestApp, useTestApp } from '../../../testing/app.ts'
import { makeEnrolledOperator } from '../../../testing/authenticator.ts'
import { type Browser, openBrowser, signInWithPassword } from '../../../testing/browser.ts'
import { testPassword } from '../../../testing/make.ts'

const test = useTestApp()
const step = 30_000
const hour = 3_600_000

/** Changes only the clock of this process, not the database's. */
const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now })

afterEach(() => {
  vi.useRealTimers()
})

const enter = (browser: Browser, code: string) => browser.post('/api/tfa.php', { code })
const outcomeOf = (answer: { json(): { user?: unknown; code?: string } }) =>
  answer.json().user ? 'passed' : answer.json().code

describe('the two-factor code', () => {
  it('lets the session through, with a new token, and makes the browser trusted', async () => {
    const operator = await makeEnrolledOperator(test)
    const browser = await signInWithPassword(test.app, operator.login)
    const before = `auth.session=${browser.cookies.get('auth.session')}`
    const answer = await enter(browser, operator.codeAt(Date.now()))
    expect(answer.statusCode).toBe(200)
    expect(answer.json().user).toMatchObject({ id: operator.id, tfa_authenticated: true })
    expect(answer.json().recovery_codes).toBeUndefined()
    expect(answer.cookies).toMatchObject([
      { name: 'auth.session', path: '/', httpOnly: true, sameSite: 'Lax' },
      { name: 'auth.device', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 365 * 24 * 3600 },
    ])
    expect((await browser.get('/api/user.php')).json().user.tfa_authenticated).toBe(true)
    const old = await test.anonymous('GET', '/api/user.php', undefined, { cookie: before })
    expect(old.json().code).toBe('not_signed_in')
  })

  it('never makes a browser trusted by a token that the browser has sent', async () => {
    const operator = await makeEnrolledOperator(test)
    const browser = await signInWithPassword(test.app, operator.login)
    browser.cookies.set('auth.device', 'planted')
    await enter(browser, operator.codeAt(Date.now()))
    expect(browser.cookies.get('auth.device')).toMatch(/^[\w-]{43}$/)
  })

  it('uses the clock of the database, also on a node that is wrong by an hour', async () => {
    const now = Date.now()
    for (const away of [hour, -hour]) {
      setClock(now + away)
      const operator = await makeEnrolledOperator(test)
      const browser = await signInWithPassword(test.app, operator.login)
      expect(outcomeOf(await enter(browser, operator.codeAt(now + away)))).toBe('code_wrong')
      expect(outcomeOf(await enter(browser, operator.codeAt(now)))).toBe('passed')
    }
  })

  it('is refused well before and after its time', async () => {
    // One more than two early, because the next step can begin in between.
    for (const steps of [3, -2]) {
      const operator = await makeEnrolledOperator(test)
      const browser = await signInWithPassword(test.app, operator.login)
      expect(outcomeOf(await enter(browser, operator.codeAt(Date.now() + steps * step)))).toBe('code_wrong')
    }
  })

  it('works once, also in another session, and older ones no longer work', async () => {
    const now = Date.now()
    const operator = await makeEnrolledOperator(test)
    const outcomeIn = async (code: string) =>
      outcomeOf(await enter(await signInWithPassword(test.app, operator.login), code))
    expect(await outcomeIn(operator.codeAt(now))).toBe('passed')
    expect(await outcomeIn(operator.codeAt(now))).toBe('code_wrong')
    expect(await outcomeIn(operator.codeAt(now - step))).toBe('code_wrong')
    expect(await outcomeIn(operator.codeAt(now + step))).toBe('passed')
  })

  it('works once when it is sent at the same time from several sessions on two nodes', async () => {
    const node = await startTestApp(test.url)
    const operator = await makeEnrolledOperator(test)
    const browsers = await Promise.all(
      [test.app, node.app, test.app, node.app].map((app) => signInWithPassword(app, operator.login)),
    )
    const code = operator.codeAt(Date.now())
    const answers = await Promise.all(browsers.map((browser) => enter(browser, code)))
    expect(answers.map(outcomeOf).sort()).toEqual(['code_wrong', 'code_wrong', 'code_wrong', 'passed'])
    await node.close()
  })

  it('can be guessed five times, by all sessions of an operator together', async () => {
    const node = await startTestApp(test.url)
    const operator = await makeEnrolledOperator(test)
    const browsers = [
      await signInWithPassword(test.app, operator.login),
      await signInWithPassword(node.app, operator.login),
    ]
    const wrong = operator.codeAt(Date.now() - 10 * step)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, time) => enter(browsers[time % 2] as Browser, wrong)),
    )
    const codes = answers.map((answer) => answer.json().code)
    expect(codes.filter((code) => code === 'code_wrong')).toHaveLength(5)
    expect(codes.filter((code) => code === 'too_many_attempts')).toHaveLength(15)
    const right = await enter(await signInWithPassword(test.app, operator.login), operator.codeAt(Date.now()))
    expect(right.statusCode).toBe(429)
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(590)
    await node.close()
  })

  it('is still accepted in a trusted browser while attackers who know the password have guessed too often', async () => {
    const now = Date.now()
    const operator = await makeEnrolledOperator(test)
    const [own, other] = [await signInWithPassword(test.app, operator.login), openBrowser(test.app)]
    await enter(own, operator.codeAt(now))
    const neighbour = await makeEnrolledOperator(test)
    await other.post('/api/user.php', { login: neighbour.login, password: testPassword })
    await enter(other, neighbour.codeAt(now))
    await other.post('/api/user.php', { login: operator.login, password: testPassword })
    for (let time = 1; time <= 5; time++)
      expect((await enter(other, operator.codeAt(now - 10 * step))).json().code).toBe('code_wrong')
    const stranger = await signInWithPassword(test.app, operator.login)
    expect((await enter(stranger, operator.codeAt(now))).json().code).toBe('too_many_attempts')
    await own.post('/api/user.php', { login: operator.login, password: testPassword })
    expect(outcomeOf(await enter(own, operator.codeAt(now + step)))).toBe('passed')
  })

  it('changes nothing in a session that has passed already', async () => {
    const operator = await makeEnrolledOperator(test)
    const browser = await signInWithPassword(test.app, operator.login)
    await enter(browser, operator.codeAt(Date.now()))
    const token = browser.cookies.get('auth.session')
    const again = await enter(browser, '000000')
    expect(again.json().user).toMatchObject({ id: operator.id, tfa_authenticated: true })
    expect(browser.cookies.get('auth.session')).toBe(token)
  })

  it('is required only after the password, and has six digits', async () => {
    const stranger = openBrowser(test.app)
    expect((await enter(stranger, '123456')).json().code).toBe('not_signed_in')
    expect((await stranger.get('/api/tfa.php')).json().code).toBe('not_signed_in')
    const browser = await signInWithPassword(test.app, (await makeEnrolledOperator(test)).login)
    const codes = ['12345', '1234567', '12345a'].map((code) => ({ code }))
    for (const body of [...codes, { code: '123456', recovery_code: 'x' }, {}])
      expect((await browser.post('/api/tfa.php', body)).json().code).toBe('invalid_input')
  })

  it('writes its result to the login history and the audit log, but never the code', async () => {
    const operator = await makeEnrolledOperator(test)
    const browser = await signInWithPassword(test.app, operator.login)
    const code = operator.codeAt(Date.now())
    const wrong = operator.codeAt(Date.now() - 10 * step)
    await enter(browser, wrong)
    await enter(browser, code)
    const history = await test.db
      .selectFrom('login_history')
      .where('operator_id', '=', operator.id)
      .orderBy('id')
      .selectAll()
      .execute()
    expect(history.map((row) => row.result)).toEqual(['password_ok', 'code_wrong', 'code_ok'])
    const audit = await test.db
      .selectFrom('audit_log')
      .where('subject_id', '=', operator.id)
      .orderBy('id')
      .selectAll()
      .execute()
    expect(audit.map((row) => row.action)).toEqual(['session.open', 'session.refuse', 'session.verify'])
    const details = JSON.stringify([history.map((row) => row.login), audit.map((row) => row.details)])
    expect(details).not.toContain(code)
    expect(details).not.toContain(wrong)
  })
})
