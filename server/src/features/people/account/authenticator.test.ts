import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { codeAt, makeEnrolledOperator } from '../../../testing/authenticator.ts'
import { signInWithPassword } from '../../../testing/browser.ts'
import { testPassword } from '../../../testing/make.ts'

const test = useTestApp()
const now = () => Date.now()
const step = 30_000

async function start() {
  const operator = await makeEnrolledOperator(test)
  const send = await test.signedIn(operator)
  const post = async (path: string, body: object) => (await send('POST', `/api/account/${path}`, body)).json()
  const account = async () => (await send('GET', '/api/account')).json().account
  const renew = (at = now()) => post('recovery-codes', { code: operator.codeAt(at) })
  const begin = (proof: object, current_password = testPassword) =>
    post('authenticator', { current_password, ...proof })
  /** Whether a code, or a recovery code, passes the second step of a sign-in. */
  const passes = async (body: object) => {
    const browser = await signInWithPassword(test.app, operator.login)
    return (await browser.post('/api/tfa.php', body)).statusCode === 200
  }
  const actions = async () =>
    (
      await test.db
        .selectFrom('audit_log')
        .where('operator_id', '=', operator.id)
        .where('action', 'in', ['authenticator.replace', 'recovery_codes.replace', 'authenticator.open'])
        .select('action')
        .orderBy('id')
        .execute()
    ).map(({ action }) => action)
  return { operator, post, account, renew, begin, passes, actions }
}

const wrong = (path: string) => ({
  status: 400,
  code: 'invalid_input',
  issues: [{ path, code: path === 'current_password' ? 'wrong_password' : 'wrong_code' }],
})

describe('new recovery codes', () => {
  it('are ten, replace the old ones, and are recorded', async () => {
    const { renew, account, passes, actions } = await start()
    const first = await renew()
    expect(new Set(first.recovery_codes).size).toBe(10)
    expect(first.account.recovery_codes).toEqual({ left: 10, made: 10 })
    const [old = '', other = ''] = first.recovery_codes
    expect(await passes({ recovery_code: old })).toBe(true)
    expect((await account()).recovery_codes).toEqual({ left: 9, made: 10 })
    const second = await renew(now() + step)
    expect(second.account.recovery_codes).toEqual({ left: 10, made: 10 })
    expect(await passes({ recovery_code: other })).toBe(false)
    expect(await passes({ recovery_code: second.recovery_codes[0] })).toBe(true)
    expect((await actions()).filter((action) => action === 'recovery_codes.replace')).toHaveLength(2)
  })

  it('need a code that was not used; a wrong one changes nothing and names the field', async () => {
    const { operator, renew, post, account } = await start()
    const at = now()
    await renew(at)
    expect(await post('recovery-codes', { code: operator.codeAt(at) })).toMatchObject(wrong('code'))
    expect(await post('recovery-codes', { recovery_code: 'aaaa-aaaa' })).toMatchObject(wrong('recovery_code'))
    expect((await account()).recovery_codes.left).toBe(10)
  })

  it('need a code that can be guessed five times, counted with sign-ins', async () => {
    const { post, passes, renew } = await start()
    for (let time = 1; time <= 5; time++)
      expect(await post('recovery-codes', { recovery_code: `aaaa-${time}` })).toMatchObject({ status: 400 })
    expect(await renew()).toMatchObject({ status: 429, code: 'too_many_attempts' })
    expect(await passes({ recovery_code: 'aaaa' })).toBe(false)
  })

  it('are also made with a recovery code, when the authenticator is locked', async () => {
    const { operator, renew, post, account, actions } = await start()
    const [code = ''] = (await renew()).recovery_codes
    await test.db
      .updateTable('code_guesses')
      .set({ locked_at: new Date().toISOString() })
      .where('operator_id', '=', operator.id)
      .execute()
    expect((await account()).codes_locked).toBe(true)
    expect(await renew(now() + step)).toMatchObject({ status: 403, code: 'codes_locked' })
    const { account: after, recovery_codes } = await post('recovery-codes', { recovery_code: code })
    expect(recovery_codes).toHaveLength(10)
    expect(after.codes_locked).toBe(false)
    expect(await actions()).toContain('authenticator.open')
  })
})

describe('another authenticator', () => {
  it('replaces the old one with its first code; until then the old one works', async () => {
    const { operator, post, begin, passes, account, actions } = await start()
    const at = now()
    const { secret, qr, otpauth_url } = await begin({ code: operator.codeAt(at) })
    expect(qr).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(otpauth_url).toContain(secret)
    const { enrolled_at } = (await account()).authenticator
    expect(await post('authenticator/confirm', { code: '000000' })).toMatchObject(wrong('code'))
    expect(await passes({ code: operator.codeAt(at + step) })).toBe(true)
    const first = codeAt(secret, now())
    const answer = await post('authenticator/confirm', { code: first })
    expect(Date.parse(answer.account.authenticator.enrolled_at)).toBeGreaterThan(Date.parse(enrolled_at))
    expect(await actions()).toEqual(['authenticator.replace'])
    expect(await passes({ code: first })).toBe(false)
    expect(await passes({ code: operator.codeAt(now() + step) })).toBe(false)
    expect(await passes({ code: codeAt(secret, now() + step) })).toBe(true)
    expect(await post('authenticator/confirm', { code: codeAt(secret, now() + step) })).toMatchObject({
      status: 409,
      code: 'no_new_authenticator',
    })
  })

  it('needs the password and a code, or a recovery code; a refusal names the field', async () => {
    const { operator, begin, renew } = await start()
    const code = operator.codeAt(now() + step)
    expect(await begin({ code }, 'not it at all')).toMatchObject(wrong('current_password'))
    expect(await begin({ code: '000000' })).toMatchObject(wrong('code'))
    const { recovery_codes } = await renew()
    expect(await begin({ recovery_code: recovery_codes[0] }, 'not it at all')).toMatchObject(
      wrong('current_password'),
    )
    expect((await begin({ recovery_code: recovery_codes[0] })).secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(await begin({ recovery_code: recovery_codes[0] })).toMatchObject(wrong('recovery_code'))
  })

  it('belongs to the session that asked; the first that confirms makes the others useless', async () => {
    const { operator, begin, post } = await start()
    const other = await test.signedIn(operator)
    const mine = await begin({ code: operator.codeAt(now()) })
    const body = { current_password: testPassword, code: operator.codeAt(now() + step) }
    const theirs = (await other('POST', '/api/account/authenticator', body)).json()
    const confirm = (secret: string) =>
      other('POST', '/api/account/authenticator/confirm', { code: codeAt(secret, now()) })
    expect((await confirm(mine.secret)).json()).toMatchObject(wrong('code'))
    expect((await confirm(theirs.secret)).statusCode).toBe(200)
    expect(await post('authenticator/confirm', { code: codeAt(mine.secret, now()) })).toMatchObject({
      code: 'no_new_authenticator',
    })
  })
})
