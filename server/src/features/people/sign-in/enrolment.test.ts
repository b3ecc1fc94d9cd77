import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { codeAt } from '../../../testing/authenticator.ts'
import { type Browser, signInWithPassword } from '../../../testing/browser.ts'
import { makeOperator } from '../../../testing/make.ts'

const test = useTestApp()
const step = 30_000

const enter = (browser: Browser, code: string) => browser.post('/api/tfa.php', { code })

describe('the first code', () => {
  const makeNewOperator = () => makeOperator(test.db, { totp_enrolled_at: null })

  it('has a secret of its session, the same until it is confirmed, encrypted in the database', async () => {
    const operator = await makeNewOperator()
    const browsers = [
      await signInWithPassword(test.app, operator.login),
      await signInWithPassword(test.app, operator.login),
    ] as const
    const ask = async (browser: Browser) => (await browser.get('/api/tfa.php')).json()
    const [first, second] = [await ask(browsers[0]), await ask(browsers[1])]
    expect(first).toMatchObject({ enrolled: false, secret: expect.stringMatching(/^[A-Z2-7]{32}$/) })
    expect(first.otpauth_url).toContain(`secret=${first.secret}`)
    expect(first.otpauth_url).toContain(operator.login)
    const picture = Buffer.from(first.qr.replace('data:image/svg+xml;base64,', ''), 'base64').toString()
    expect(picture).toMatch(/^<svg/)
    const again = await Promise.all([ask(browsers[0]), ask(browsers[0])])
    expect(again).toEqual([first, first])
    expect(second.secret).not.toBe(first.secret)
    const stored = await test.db
      .selectFrom('sessions')
      .where('operator_id', '=', operator.id)
      .select('totp_secret')
      .execute()
    for (const { totp_secret } of stored)
      expect(totp_secret?.toString('latin1')).not.toMatch(new RegExp(`${first.secret}|${second.secret}`))
  })

  it('makes the secrets of other sessions invalid, so that somebody else with the first password cannot use theirs', async () => {
    const operator = await makeNewOperator()
    const [own, stranger] = [
      await signInWithPassword(test.app, operator.login),
      await signInWithPassword(test.app, operator.login),
    ]
    const seen = (await stranger.get('/api/tfa.php')).json().secret
    const { secret } = (await own.get('/api/tfa.php')).json()
    expect((await enter(own, codeAt(seen, Date.now()))).json().code).toBe('code_wrong')
    expect((await enter(own, codeAt(secret, Date.now()))).statusCode).toBe(200)
    expect((await stranger.get('/api/tfa.php')).json()).toEqual({ enrolled: true, codes_locked: false })
    expect((await enter(stranger, codeAt(seen, Date.now()))).json().code).toBe('code_wrong')
    expect((await enter(stranger, codeAt(seen, Date.now() + step))).json().code).toBe('code_wrong')
    const kept = await test.db
      .selectFrom('sessions')
      .where('operator_id', '=', operator.id)
      .where('totp_secret', 'is not', null)
      .select('id')
      .execute()
    expect(kept).toEqual([])
    const later = await signInWithPassword(test.app, operator.login)
    expect((await enter(later, codeAt(secret, Date.now() + step))).statusCode).toBe(200)
  })

  it('enrols the authenticator and returns ten recovery codes, once', async () => {
    const operator = await makeNewOperator()
    const browser = await signInWithPassword(test.app, operator.login)
    const { secret } = (await browser.get('/api/tfa.php')).json()
    const answer = await enter(browser, codeAt(secret, Date.now()))
    expect(answer.json().user.tfa_authenticated).toBe(true)
    expect(new Set(answer.json().recovery_codes).size).toBe(10)
    expect((await browser.get('/api/tfa.php')).json()).toEqual({ enrolled: true, codes_locked: false })
    const later = await signInWithPassword(test.app, operator.login)
    expect((await later.get('/api/tfa.php')).json()).toEqual({ enrolled: true, codes_locked: false })
    const passed = await enter(later, codeAt(secret, Date.now() + step))
    expect(passed.json().recovery_codes).toBeUndefined()
    const enrolments = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'authenticator.enrol')
      .where('operator_id', '=', operator.id)
      .select('id')
      .orderBy('id')
      .execute()
    expect(enrolments).toHaveLength(1)
  })

  it('enrols nothing when it is wrong, or when no secret was requested', async () => {
    const operator = await makeNewOperator()
    const browser = await signInWithPassword(test.app, operator.login)
    expect((await enter(browser, '123456')).json().code).toBe('code_wrong')
    const { secret } = (await browser.get('/api/tfa.php')).json()
    expect((await enter(browser, codeAt(secret, Date.now() - 10 * step))).json().code).toBe('code_wrong')
    expect((await browser.get('/api/tfa.php')).json().enrolled).toBe(false)
  })

  it('returns one set of recovery codes when two sessions enrol at once', async () => {
    const operator = await makeNewOperator()
    const [first, second] = [
      await signInWithPassword(test.app, operator.login),
      await signInWithPassword(test.app, operator.login),
    ]
    const secretOf = async (browser: Browser) => (await browser.get('/api/tfa.php')).json().secret
    const secrets = [await secretOf(first), await secretOf(second)]
    const answers = await Promise.all([
      enter(first, codeAt(secrets[0], Date.now())),
      enter(second, codeAt(secrets[1], Date.now())),
    ])
    expect(answers.filter((answer) => answer.json().recovery_codes)).toHaveLength(1)
    const stored = await test.db
      .selectFrom('recovery_codes')
      .where('operator_id', '=', operator.id)
      .select('id')
      .execute()
    expect(stored).toHaveLength(10)
  })
})
