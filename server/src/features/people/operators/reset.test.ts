import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { codeAt } from '../../../testing/authenticator.ts'
import { openBrowser, signInWithPassword } from '../../../testing/browser.ts'
import { useStreams } from '../../../testing/event-stream.ts'
import { makeOperator, testPassword } from '../../../testing/make.ts'
import { makeWaiting } from '../../../testing/make-conversations.ts'
import { makeEnrolledAdmin, makeResetWorld } from '../../../testing/make-reset.ts'
import { runCommand } from '../../../testing/run-command.ts'

const test = useTestApp()
const openStream = useStreams(test)

describe('a reset of the two-factor', () => {
  it('is asked by one admin and confirmed by another: sessions and streams end, and the operator enrols anew', async () => {
    const { asker, second, operator, ask, confirm, audit } = await makeResetWorld(test)
    const theirs = await test.signedIn(operator)
    const lease = {
      lease_id: crypto.randomUUID(),
      operator_id: operator.id,
      expires_at: new Date(Date.now() + 60_000).toISOString(),
    }
    const { id: conversation } = await makeWaiting(test.db, { item: lease })
    await test.db
      .insertInto('trusted_devices')
      .values({ token_hash: Buffer.from(crypto.randomUUID()), operator_id: operator.id })
      .execute()
    const asked = (await ask()).json().operator
    expect(asked).toMatchObject({
      status: { state: 'reset_waits' },
      two_factor: {
        reset: { what: 'authenticator', reason: 'Lost the phone', is_own: true, by: { id: asker.admin.id } },
      },
    })
    const { expires_at, asked_at, id } = asked.two_factor.reset
    expect(Date.parse(expires_at) - Date.parse(asked_at)).toBe(3_600_000)
    expect((await theirs('GET', '/api/user.php')).statusCode).toBe(200)
    const stream = await openStream(theirs.token)
    await stream.next(({ topic }) => topic === 'ready')
    expect((await confirm(id)).json().operator).toMatchObject({
      has_two_factor: false,
      status: { state: 'offline' },
      sessions: [],
      trusted_browsers: [],
      two_factor: { enrolled_at: null, recovery_codes_left: 0, reset: null },
    })
    await stream.next(({ topic }) => topic === 'session')
    await stream.ended
    expect((await theirs('GET', '/api/user.php')).statusCode).toBe(401)
    expect(await audit()).toEqual([
      {
        operator_id: asker.admin.id,
        action: 'two_factor.ask_reset',
        details: { what: 'authenticator', reason: 'Lost the phone' },
      },
      {
        operator_id: second.admin.id,
        action: 'two_factor.reset',
        details: {
          what: 'authenticator',
          reason: 'Lost the phone',
          asked_by: asker.admin.id,
          released: conversation,
          sessions: 1,
        },
      },
    ])
    const browser = await signInWithPassword(test.app, operator.login)
    expect((await browser.post('/api/tfa.php', { code: operator.codeAt(Date.now()) })).json().code).toBe(
      'code_wrong',
    )
    const { enrolled, secret } = (await browser.get('/api/tfa.php')).json()
    expect(enrolled).toBe(false)
    const verified = await browser.post('/api/tfa.php', { code: codeAt(secret, Date.now()) })
    expect(verified.json().recovery_codes).toHaveLength(10)
  })

  it('of the recovery codes keeps the authenticator; the operator alone sees the new codes', async () => {
    const { operator, waiting, confirm } = await makeResetWorld(test)
    const own = await test.signedIn(operator)
    const body = { code: operator.codeAt(Date.now() - 30_000) }
    const [old] = (await own('POST', '/api/account/recovery-codes', body)).json().recovery_codes
    const answer = await confirm(await waiting('recovery_codes'))
    expect(answer.json().operator).toMatchObject({
      has_two_factor: true,
      sessions: [],
      two_factor: { recovery_codes_left: 0 },
    })
    expect(answer.body).not.toContain('recovery_codes":[')
    const browser = await signInWithPassword(test.app, operator.login)
    expect((await browser.post('/api/tfa.php', { recovery_code: old })).json().code).toBe('code_wrong')
    const verified = await browser.post('/api/tfa.php', { code: operator.codeAt(Date.now()) })
    expect(verified.json().recovery_codes).toHaveLength(10)
    const next = await signInWithPassword(test.app, operator.login)
    const again = await next.post('/api/tfa.php', { code: operator.codeAt(Date.now() + 30_000) })
    expect(again.json()).not.toHaveProperty('recovery_codes')
  })

  it('unlocks two-factor codes that wrong guesses had locked', async () => {
    const { operator, waiting, confirm } = await makeResetWorld(test)
    await test.db
      .insertInto('code_guesses')
      .values({ operator_id: operator.id, strangers_wrong: 20, locked_at: sql<string>`now()` })
      .execute()
    await confirm(await waiting())
    const browser = await signInWithPassword(test.app, operator.login)
    const { secret } = (await browser.get('/api/tfa.php')).json()
    expect((await browser.post('/api/tfa.php', { code: codeAt(secret, Date.now()) })).statusCode).toBe(200)
  })

  it('ends after an hour, and can be asked again', async () => {
    const { operator, waiting, confirm, ask } = await makeResetWorld(test)
    const id = await waiting()
    expect((await ask()).json().code).toBe('reset_waits')
    await test.db
      .updateTable('two_factor_resets')
      .set({ expires_at: sql<string>`now()` })
      .where('operator_id', '=', operator.id)
      .execute()
    expect((await confirm(id)).json().code).toBe('reset_over')
    expect((await confirm(await waiting())).statusCode).toBe(200)
  })

  it('is refused by another admin or withdrawn by who asked, and both are recorded', async () => {
    const { asker, second, waiting, refuse, confirm, audit } = await makeResetWorld(test)
    const first = await waiting()
    expect((await refuse(first)).json().operator.two_factor.reset).toBeNull()
    expect((await confirm(first)).json().code).toBe('reset_over')
    const next = await waiting()
    expect((await refuse(next, asker)).statusCode).toBe(200)
    expect((await refuse(next, asker)).json().code).toBe('reset_over')
    expect((await audit()).slice(1)).toMatchObject([
      {
        operator_id: second.admin.id,
        action: 'two_factor.refuse_reset',
        details: { asked_by: asker.admin.id },
      },
      { operator_id: asker.admin.id, action: 'two_factor.ask_reset' },
      { operator_id: asker.admin.id, action: 'two_factor.withdraw_reset' },
    ])
  })

  it('of oneself, of an operator without an authenticator, and without a reason is refused', async () => {
    const { asker, ask, path, operator } = await makeResetWorld(test)
    const own = `/api/operators/${asker.admin.id}/two-factor-reset`
    const body = { what: 'authenticator', reason: 'Lost' }
    expect((await asker.call('POST', own, body)).json().code).toBe('own_account')
    expect((await asker.call('POST', path, { ...body, reason: ' ' })).json().issues).toMatchObject([
      { path: 'reason' },
    ])
    await test.db
      .updateTable('operators')
      .set({ totp_enrolled_at: null })
      .where('id', '=', operator.id)
      .execute()
    expect((await ask()).json().code).toBe('no_authenticator')
  })

  it('counts as waiting for an admin in the list', async () => {
    const { second, operator, waiting } = await makeResetWorld(test)
    await waiting()
    const { items } = (await second.call('GET', `/api/operators?view=waiting&q=${operator.login}`)).json()
    expect(items).toMatchObject([{ id: operator.id, status: { state: 'reset_waits' } }])
  })
})

describe('where there is only one admin', () => {
  it('a reset is refused, and the command line does it', async () => {
    await test.db.updateTable('operators').set({ suspended_at: sql<string>`now()` }).execute()
    const { call } = await makeEnrolledAdmin(test)
    const operator = await makeOperator(test.db)
    const { operator: shown } = (await call('GET', `/api/operators/${operator.id}`)).json()
    expect(shown.two_factor.has_second_admin).toBe(false)
    const body = { what: 'authenticator', reason: 'Lost' }
    const refused = await call('POST', `/api/operators/${operator.id}/two-factor-reset`, body)
    expect(refused.json()).toMatchObject({ status: 409, code: 'no_second_admin' })
    expect(refused.json().title).toContain('npm run operator:reset-two-factor')
    const theirs = await test.signedIn(operator)
    const { stdout } = await resetByCommand(operator.login)
    expect(stdout).toContain(`${operator.login} signs in with the password`)
    expect((await theirs('GET', '/api/user.php')).statusCode).toBe(401)
    const browser = openBrowser(test.app)
    await browser.post('/api/user.php', { login: operator.login, password: testPassword })
    expect((await browser.get('/api/tfa.php')).json().enrolled).toBe(false)
    await expect(resetByCommand('nobody')).rejects.toThrow('nobody has the login nobody')
  })
})

/** `npm run operator:reset-two-factor`. */
const resetByCommand = (login: string) =>
  runCommand('reset-two-factor.ts', { NODE_ENV: 'test', DATABASE_URL: test.url }, ['--login', login])
