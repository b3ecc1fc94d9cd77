import { describe, expect, it } from 'vitest'
import { announce, transaction } from '../../../platform/database.ts'
import { startTestApp, testKey, useTestApp } from '../../../testing/app.ts'
import { codeAt, makeEnrolledOperator } from '../../../testing/authenticator.ts'
import { type Browser, openBrowser, signInWithPassword } from '../../../testing/browser.ts'
import { useStreams } from '../../../testing/event-stream.ts'
import { makeLevel, makeOperator, testPassword } from '../../../testing/make.ts'
import { runCommand } from '../../../testing/run-command.ts'
import { untilStatementsWait } from '../../../testing/until-statements-wait.ts'

const test = useTestApp()
const openStream = useStreams(test)
const step = 30_000
type Enrolled = Awaited<ReturnType<typeof makeEnrolledOperator>>

const enter = (browser: Browser, code: string) => browser.post('/api/tfa.php', { code })
const wrongCodeOf = (operator: Enrolled) => operator.codeAt(Date.now() - 20 * step)
/** Deletes the counts of the lockout, as if its ten minutes had passed. */
const clearLockout = () => test.db.deleteFrom('sign_in_attempts').execute()

async function failTimes(operator: Enrolled, times: number, browser?: Browser) {
  const own = browser ?? (await signInWithPassword(test.app, operator.login))
  for (let time = 0; time < times; time++) {
    if (time % 5 === 0) await clearLockout()
    expect((await enter(own, wrongCodeOf(operator))).json().code).toBe('code_wrong')
  }
  await clearLockout()
}

/** A browser in which the operator has passed the second factor. */
async function trustBrowser(operator: Enrolled, steps = 0) {
  const browser = await signInWithPassword(test.app, operator.login)
  expect((await enter(browser, operator.codeAt(Date.now() + steps * step))).statusCode).toBe(200)
  return browser
}

const signInAgain = async (browser: Browser, operator: Enrolled) =>
  expect(
    (await browser.post('/api/user.php', { login: operator.login, password: testPassword })).statusCode,
  ).toBe(200)

/** `npm run operator:unlock`. */
const unlock = (login: string) =>
  runCommand(
    'unlock-operator.ts',
    { NODE_ENV: 'test', DATABASE_URL: test.url, SECRET_KEY: testKey.toString('base64') },
    ['--login', login],
  )

describe('twenty wrong codes in a row after a correct password', () => {
  it('lock the codes, also for the correct one, however much time passes', async () => {
    const operator = await makeEnrolledOperator(test)
    await failTimes(operator, 20)
    for (let time = 1; time <= 6; time++) {
      const browser = await signInWithPassword(test.app, operator.login)
      expect((await enter(browser, operator.codeAt(Date.now()))).json()).toMatchObject({
        status: 403,
        code: 'codes_locked',
      })
      expect((await browser.get('/api/tfa.php')).json()).toEqual({ enrolled: true, codes_locked: true })
    }
  })

  it('are counted before they are checked, for all nodes together', async () => {
    const node = await startTestApp(test.url)
    const operator = await makeEnrolledOperator(test)
    await failTimes(operator, 18)
    const browsers = await Promise.all(
      [test.app, node.app, test.app, node.app].map((app) => signInWithPassword(app, operator.login)),
    )
    // All of them found the codes unlocked before the first was counted.
    let guesses: ReturnType<typeof enter>[] = []
    await test.db.transaction().execute(async (tx) => {
      await tx
        .selectFrom('code_guesses')
        .where('operator_id', '=', operator.id)
        .select('operator_id')
        .forUpdate()
        .execute()
      guesses = browsers.map((browser) => enter(browser, wrongCodeOf(operator)))
      await untilStatementsWait(test.db, guesses.length)
    })
    const answers = await Promise.all(guesses)
    expect(answers.map((answer) => answer.json().code).sort()).toEqual([
      'code_wrong',
      'code_wrong',
      'codes_locked',
      'codes_locked',
    ])
    await node.close()
  })

  it('must be in a row: a correct one starts a new count', async () => {
    const operator = await makeEnrolledOperator(test)
    await failTimes(operator, 19)
    await trustBrowser(operator)
    await failTimes(operator, 19)
    await trustBrowser(operator, 1)
  })

  it('from untrusted browsers are not reset by a correct one in the operator’s trusted browser', async () => {
    const operator = await makeEnrolledOperator(test)
    const own = await trustBrowser(operator)
    await failTimes(operator, 19)
    await signInAgain(own, operator)
    expect((await enter(own, operator.codeAt(Date.now() + step))).statusCode).toBe(200)
    await failTimes(operator, 1)
    const stranger = await signInWithPassword(test.app, operator.login)
    expect((await enter(stranger, wrongCodeOf(operator))).json().code).toBe('codes_locked')
  })

  it('are unlocked by a recovery code, with a warning until the operator has seen it', async () => {
    const operator = await makeOperator(test.db, { totp_enrolled_at: null })
    const first = await signInWithPassword(test.app, operator.login)
    const { secret } = (await first.get('/api/tfa.php')).json()
    const enrolled: Enrolled = { ...operator, secret, codeAt: (at) => codeAt(secret, at) }
    const [recovery_code] = (await enter(first, enrolled.codeAt(Date.now()))).json().recovery_codes
    expect((await first.get('/api/user.php')).json().user.codes_locked_at).toBeNull()
    await failTimes(enrolled, 20)
    const warning = (await first.get('/api/user.php')).json().user.codes_locked_at
    expect(warning).toMatch(/^2\d{3}-/)
    const browser = await signInWithPassword(test.app, operator.login)
    // Somebody who knows only the password gets no warning.
    expect((await browser.get('/api/user.php')).json().user.codes_locked_at).toBeNull()
    const passed = await browser.post('/api/tfa.php', { recovery_code })
    expect(passed.json().user).toMatchObject({ tfa_authenticated: true, codes_locked_at: warning })
    expect((await browser.post('/api/code-warning/seen', undefined)).json()).toEqual({ seen: true })
    expect((await browser.get('/api/user.php')).json().user.codes_locked_at).toBeNull()
    await trustBrowser(enrolled, 1)
  })

  it('are shown to those who manage operators, until they are unlocked', async () => {
    await makeLevel(test.db, { id: 210, rights: ['manage_operators'] })
    const admin = await test.signedIn(await makeOperator(test.db, { permissions_id: 210 }))
    const elsewhere = await test.signedIn(
      await makeOperator(test.db, { permissions_id: 210, siteowner_ids: [1] }),
    )
    const nobody = await test.signedIn(await makeOperator(test.db))
    const operator = await makeEnrolledOperator(test, { siteowner_ids: [2] })
    await failTimes(operator, 20)
    const warningsFor = async (send: typeof admin): Promise<number[]> =>
      (await send('GET', '/api/user.php')).json().user.locked_operators.map(({ id }: { id: number }) => id)
    expect(await warningsFor(admin)).toContain(operator.id)
    expect(await warningsFor(elsewhere)).not.toContain(operator.id)
    expect(await warningsFor(nobody)).toEqual([])
    expect((await unlock(operator.login)).stdout).toContain(
      `${operator.login} can enter two-factor codes again`,
    )
    expect(await warningsFor(admin)).not.toContain(operator.id)
    await trustBrowser(operator)
    const audit = await test.db
      .selectFrom('audit_log')
      .where('subject_id', '=', operator.id)
      .where('action', 'like', 'authenticator.%')
      .orderBy('id')
      .select(['action', 'details'])
      .execute()
    expect(audit).toEqual([
      { action: 'authenticator.close', details: { wrong_codes: 20 } },
      { action: 'authenticator.open', details: { by: 'command line' } },
    ])
  })

  it('cause a hint to the open pages of the operator and of those who manage operators, and to nobody else', async () => {
    await makeLevel(test.db, { id: 211, rights: ['manage_operators'] })
    const admin = await test.signedIn(await makeOperator(test.db, { permissions_id: 211 }))
    const nobody = await test.signedIn(await makeOperator(test.db))
    const operator = await makeEnrolledOperator(test)
    const own = await test.signedIn(operator)
    const streams = await Promise.all([openStream(admin.token), openStream(own.token)])
    const withoutWarning = await openStream(nobody.token)
    const expectWarning = async () => {
      for (const { seen, next } of streams) {
        await next(({ topic }) => topic === 'locked_codes')
        seen.length = 0
      }
    }
    await failTimes(operator, 20)
    await expectWarning()
    await own('POST', '/api/code-warning/seen', {})
    await expectWarning()
    await unlock(operator.login)
    await expectWarning()
    await transaction(test.db, async (tx) => announce(tx, { topic: 'queue' }))
    await withoutWarning.next(({ topic }) => topic === 'queue')
    expect(withoutWarning.seen.map(({ topic }) => topic)).not.toContain('locked_codes')
  })
})

describe('wrong passwords', () => {
  it('lock no codes: an attacker cannot lock out anybody permanently', async () => {
    const operator = await makeEnrolledOperator(test)
    for (let time = 0; time < 25; time++) {
      if (time % 5 === 0) await clearLockout()
      await openBrowser(test.app).post('/api/user.php', { login: operator.login, password: 'not it' })
    }
    await clearLockout()
    await trustBrowser(operator)
  })
})
