import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { startTestApp, useTestApp } from '../../../testing/app.ts'
import { codeAt } from '../../../testing/authenticator.ts'
import { type Browser, openBrowser } from '../../../testing/browser.ts'
import { makeOperator, testPassword } from '../../../testing/make.ts'
import { runCommand } from '../../../testing/run-command.ts'

const test = useTestApp()

const signIn = (login: string, password = testPassword, app = test.app) =>
  openBrowser(app).post('/api/user.php', { login, password })

const makeNewcomer = () =>
  makeOperator(test.db, { totp_enrolled_at: null, first_password_expires_at: '2199-01-01T00:00:00Z' })

/** Signs in with a first password and enrols an authenticator. */
async function enrol(login: string, password = testPassword) {
  const browser = openBrowser(test.app)
  expect((await browser.post('/api/user.php', { login, password })).statusCode).toBe(200)
  const { secret } = (await browser.get('/api/tfa.php')).json()
  const passed = await browser.post('/api/tfa.php', { code: codeAt(secret, Date.now()) })
  expect(passed.json().user.must_choose_password).toBe(true)
  return browser
}

const choose = (browser: Browser, password: string) => browser.post('/api/password.php', { password })

describe('a first password', () => {
  it('opens one session', async () => {
    const { login } = await makeNewcomer()
    expect((await signIn(login)).statusCode).toBe(200)
    const again = await signIn(login)
    expect(again.json()).toMatchObject({ code: 'login_failed', title: 'Login failed, try again' })
  })

  it('opens one session also when it is used at once on two nodes', async () => {
    const node = await startTestApp(test.url)
    const { login } = await makeNewcomer()
    const answers = await Promise.all(
      [test.app, node.app, test.app, node.app].map((app) => signIn(login, testPassword, app)),
    )
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 401, 401, 401])
    await node.close()
  })

  it('expires', async () => {
    const { id, login } = await makeNewcomer()
    await test.db
      .updateTable('operators')
      .set({ first_password_expires_at: sql<string>`now()` })
      .where('id', '=', id)
      .execute()
    expect((await signIn(login)).json().code).toBe('login_failed')
  })

  it('is replaced by one that its operator chooses, after both factors', async () => {
    const { login } = await makeNewcomer()
    const browser = await enrol(login)
    const chosen = await choose(browser, 'a password of my own')
    expect(chosen.json().user.must_choose_password).toBe(false)
    expect((await signIn(login)).json().code).toBe('login_failed')
    expect((await signIn(login, 'a password of my own')).statusCode).toBe(200)
    expect((await signIn(login, 'a password of my own')).statusCode).toBe(200)
  })

  it('cannot be chosen again, nor replaced by a short one', async () => {
    const { login } = await makeNewcomer()
    const browser = await enrol(login)
    for (const password of [testPassword, 'eleven char'])
      expect((await choose(browser, password)).json()).toMatchObject({
        code: 'invalid_input',
        issues: [{ path: 'password' }],
      })
  })

  it('is the only one that can be replaced without entering the present one', async () => {
    const operator = await test.signedIn(await makeOperator(test.db))
    const answer = await operator('POST', '/api/password.php', { password: 'a password of my own' })
    expect(answer.json().code).toBe('password_chosen')
  })
})

describe('npm run operator:first-password', () => {
  const run = (...flags: string[]) =>
    runCommand('first-password.ts', { NODE_ENV: 'test', DATABASE_URL: test.url }, flags)

  it('sets a new one, which works once within 72 hours, and ends existing sessions', async () => {
    const operator = await makeNewcomer()
    const { login } = operator
    const old = await test.signedIn(operator, { tfa: false })
    const { stdout } = await run('--login', login)
    const password = /password (\S+)/.exec(stdout)?.[1]
    const { hours } = await test.db
      .selectFrom('operators')
      .where('id', '=', operator.id)
      .select(sql<number>`extract(epoch from first_password_expires_at - now())::float8 / 3600`.as('hours'))
      .executeTakeFirstOrThrow()
    expect(hours).toBeGreaterThan(71.9)
    expect(hours).toBeLessThanOrEqual(72)
    expect((await old('GET', '/api/user.php')).json().code).toBe('not_signed_in')
    expect((await signIn(login)).json().code).toBe('login_failed')
    await enrol(login, password)
    expect((await signIn(login, password)).json().code).toBe('login_failed')
    const audit = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'password.give')
      .where('subject_id', '=', operator.id)
      .select('details')
      .executeTakeFirstOrThrow()
    expect(audit.details).toMatchObject({ by: 'command line', sessions: 1 })
  })

  it.each([
    [[], 'npm run operator:first-password -- --login LOGIN'],
    [['--login', 'nobody'], '--login: no active operator has the login nobody'],
  ])('reports what is wrong with %s', async (flags, words) => {
    await expect(run(...flags)).rejects.toThrow(words)
  })
})
