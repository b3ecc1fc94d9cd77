import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { openBrowser } from '../../../testing/browser.ts'
import { useStreams } from '../../../testing/event-stream.ts'
import { guessingOf } from '../../../testing/guessing.ts'
import { makeOperator, testPassword } from '../../../testing/make.ts'

const test = useTestApp()
const openStream = useStreams(test)
const { open, guess } = guessingOf(test)
const newPassword = 'a new password of my own'

async function start() {
  const operator = await makeOperator(test.db)
  const send = await test.signedIn(operator)
  const change = (current_password = testPassword, new_password = newPassword) =>
    send('POST', '/api/account/password', { current_password, new_password })
  const signInWith = async (password: string) => (await guess(open(), operator.login, password)).statusCode
  return { operator, send, change, signInWith }
}

describe('changing the own password', () => {
  it('replaces it, ends all other sessions at once, and is recorded without it', async () => {
    const { operator, send, change, signInWith } = await start()
    const other = await test.signedIn(operator)
    const stream = await openStream(other.token)
    await stream.next(({ topic }) => topic === 'ready')
    const before = (await send('GET', '/api/account')).json().account.password_changed_at
    expect(before).toBeNull()
    const { account } = (await change()).json()
    expect(Date.parse(account.password_changed_at)).toBeGreaterThan(Date.now() - 60_000)
    expect(account.sessions).toMatchObject([{ id: send.sessionId }])
    await stream.next(({ topic }) => topic === 'session')
    expect((await other('GET', '/api/user.php')).statusCode).toBe(401)
    expect(await signInWith(testPassword)).toBe(401)
    expect(await signInWith(newPassword)).toBe(200)
    const audit = await test.db
      .selectFrom('audit_log')
      .where('operator_id', '=', operator.id)
      .where('action', '=', 'password.change')
      .select(['subject_id', 'details'])
      .orderBy('id')
      .execute()
    expect(audit).toEqual([{ subject_id: operator.id, details: { sessions: 1 } }])
  })

  it.each([
    ['a wrong current password', 'not it at all', newPassword, 'current_password', 'wrong_password'],
    ['the same password', testPassword, testPassword, 'new_password', 'same_password'],
    ['a short one', testPassword, 'eleven char', 'new_password', 'too_short'],
    ['one of 201 characters', testPassword, 'a'.repeat(201), 'new_password', 'too_long'],
  ])('refuses %s, names the field and changes nothing', async (_, current, next, path, code) => {
    const { change, send, signInWith } = await start()
    expect((await change(current, next)).json()).toMatchObject({
      status: 400,
      code: 'invalid_input',
      issues: [{ path, code }],
    })
    expect((await send('GET', '/api/user.php')).statusCode).toBe(200)
    expect(await signInWith(testPassword)).toBe(200)
  })

  it('is counted like a sign-in: five wrong passwords lock both, also for the right one', async () => {
    const { operator, change, signInWith } = await start()
    for (let time = 1; time <= 5; time++) expect((await change('not it at all')).statusCode).toBe(400)
    const locked = await change()
    expect(locked.json()).toMatchObject({ status: 429, code: 'too_many_attempts' })
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(500)
    expect(await signInWith(testPassword)).toBe(429)
    const history = await test.db
      .selectFrom('login_history')
      .where('operator_id', '=', operator.id)
      .select('result')
      .distinct()
      .execute()
    expect(history.map(({ result }) => result).sort()).toEqual(['locked', 'password_wrong'])
  })

  it('by two tabs at the same time succeeds once', async () => {
    const { change, signInWith } = await start()
    const passwords = ['first of two passwords', 'second of two passwords']
    const answers = await Promise.all(passwords.map((each) => change(testPassword, each)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    const worked = passwords[answers.findIndex(({ statusCode }) => statusCode === 200)] ?? ''
    expect(await signInWith(worked)).toBe(200)
  })

  it('also replaces a first password', async () => {
    const operator = await makeOperator(test.db, {
      first_password_expires_at: '2199-01-01T00:00:00Z',
      first_password_used: true,
    })
    const send = await test.signedIn(operator)
    const body = { current_password: testPassword, new_password: newPassword }
    await send('POST', '/api/account/password', body)
    expect((await send('GET', '/api/user.php')).json().user.must_choose_password).toBe(false)
    const browser = openBrowser(test.app)
    expect((await guess(browser, operator.login, newPassword)).statusCode).toBe(200)
  })
})
