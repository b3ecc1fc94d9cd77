import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeAdmin } from '../../../testing/make-admin.ts'
import { isEnrolled } from '../sign-in/enrolment.ts'

const test = useTestApp()
const password = 'correct horse battery'

beforeAll(async () => {
  await makeLevel(test.db, { id: 100, rights: [] })
  await makeLevel(test.db, { id: 120, rights: ['reviews.view'] })
  await makeLevel(test.db, { id: 130, rights: ['manage_operators'] })
  await makeOperator(test.db)
})

let people = 0
const newcomer = (own: Record<string, unknown> = {}) => ({
  name: 'Mila R.',
  login: `mila.${++people}`,
  level_id: 100,
  team_id: 22,
  languages: ['nl', 'en-GB'],
  message_types: ['reply', 'poke'],
  siteowner_ids: null,
  hours: 72,
  ...own,
})

const look = async (token: string) => (await test.anonymous('POST', '/api/invitation', { token })).json()
const accept = (token: string) => test.anonymous('POST', '/api/invitation/accept', { token, password })
const expire = (id: number) =>
  test.db
    .updateTable('invitations')
    .set({ expires_at: sql<string>`now()` })
    .where('operator_id', '=', id)
    .execute()

async function invited(own: Record<string, unknown> = {}) {
  const { call } = await makeAdmin(test)
  const body = newcomer(own)
  const made = (await call('POST', '/api/operators', body)).json()
  return { call, body, id: made.operator_id as number, token: made.token as string, made }
}

describe('an invitation', () => {
  it('has a token of 256 bits, of which only the digest is stored, and leads to a session before two-factor', async () => {
    const { call, body, id, token } = await invited()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(JSON.stringify(await test.db.selectFrom('invitations').selectAll().execute())).not.toContain(token)
    expect(await look(token)).toMatchObject({
      state: 'valid',
      operator: { name: 'Mila R.', login: body.login },
    })
    const status = async () => (await call('GET', `/api/operators/${id}`)).json().operator.status
    expect(await status()).toMatchObject({ state: 'invited' })
    const answer = await accept(token)
    expect(answer.json().user).toMatchObject({ id, tfa_authenticated: false, must_choose_password: false })
    expect(answer.headers['set-cookie']).toContain('auth.session=')
    expect(await status()).toEqual({ state: 'offline' })
    const signIn = await test.anonymous('POST', '/api/user.php', { login: body.login, password })
    expect(signIn.statusCode).toBe(200)
  })

  it('for a login that another operator has is refused, in whichever way its letters are typed', async () => {
    const { call } = await invited({ login: 'zo\u00EB.twin' })
    for (const login of ['zoe\u0308.twin', 'ZO\u00CB.twin', '\uFF5Ao\u00EB.twin', 'zo\u200B\u00EB.twin']) {
      const answer = (await call('POST', '/api/operators', newcomer({ login }))).json()
      expect(answer.issues).toMatchObject([{ path: 'login', code: 'login_taken' }])
    }
  })

  it('works once, also in two browsers at the same time', async () => {
    const { token } = await invited()
    const answers = await Promise.all([accept(token), accept(token)])
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409])
    expect((await accept(token)).json().code).toBe('invitation_invalid')
    expect(await look(token)).toEqual({ state: 'used', operator: null, expires_at: null })
  })

  it('that has ended, was replaced, or never was says nothing about the operator', async () => {
    const { call, id, token } = await invited()
    const { token: second } = (await call('POST', `/api/operators/${id}/link`, { hours: 4 })).json()
    expect(await look(token)).toEqual({ state: 'unknown', operator: null, expires_at: null })
    await expire(id)
    expect(await look(second)).toEqual({ state: 'expired', operator: null, expires_at: null })
    expect((await accept(second)).json().code).toBe('invitation_invalid')
    expect((await call('GET', `/api/operators/${id}`)).json().operator.status).toMatchObject({
      state: 'invitation_expired',
    })
    expect((await call('GET', '/api/operators?view=invited')).json().items).toContainEqual(
      expect.objectContaining({ id }),
    )
  })

  it('of a suspended operator has ended, and no link is made for them', async () => {
    const { call, id, token } = await invited()
    await call('POST', `/api/operators/${id}/suspend`, { reason: 'Changed their mind' })
    expect(await look(token)).toMatchObject({ state: 'expired', operator: null })
    expect((await accept(token)).json().code).toBe('invitation_invalid')
    expect((await call('POST', `/api/operators/${id}/link`, { hours: 4 })).json().code).toBe(
      'operator_suspended',
    )
  })

  it('cannot be guessed: after five unknown tokens an address waits ten minutes', async () => {
    const address = { 'x-forwarded-for': '192.0.2.99' }
    const answers: number[] = []
    for (let tries = 0; tries < 6; tries++)
      answers.push(
        (await test.anonymous('POST', '/api/invitation', { token: `guess-${tries}` }, address)).statusCode,
      )
    expect(answers).toContain(429)
    await test.db.deleteFrom('sign_in_attempts').execute()
  })

  it('for an account in use replaces the password and ends its sessions; the authenticator stays', async () => {
    const { call } = await makeAdmin(test)
    const operator = await makeOperator(test.db, { has_password: false })
    const session = await test.signedIn(operator)
    const { token } = (await call('POST', `/api/operators/${operator.id}/link`, { hours: 4 })).json()
    expect((await session('GET', '/api/user.php')).statusCode).toBe(200)
    await accept(token)
    expect((await session('GET', '/api/user.php')).statusCode).toBe(401)
    expect(await isEnrolled(test.db, operator.id)).toBe(true)
  })

  it('cannot give more than the inviting admin has, and names the field of a wrong value', async () => {
    const { call } = await makeAdmin(test, { permissions_id: 130 })
    const send = async (own: Record<string, unknown>) =>
      (await call('POST', '/api/operators', newcomer(own))).json()
    expect((await send({ level_id: 120 })).code).toBe('rights_above_yours')
    expect((await send({ level_id: 200 })).code).toBe('rights_above_yours')
    expect((await send({ team_id: 999 })).issues).toMatchObject([{ path: 'team_id' }])
    expect((await send({ hours: 5 })).issues).toMatchObject([{ path: 'hours' }])
    const { login } = await makeOperator(test.db)
    expect((await send({ login: login.toUpperCase() })).issues).toMatchObject([
      { path: 'login', code: 'login_taken' },
    ])
    const above = await makeOperator(test.db, { permissions_id: 120 })
    expect((await call('POST', `/api/operators/${above.id}/link`, { hours: 4 })).json().code).toBe(
      'rights_above_yours',
    )
  })

  it('of an admin who works for some site owners gives these, unless it names fewer', async () => {
    const siteowner = await makeSiteowner(test.db)
    const { call } = await makeAdmin(test, { siteowner_ids: [siteowner.id] })
    const { operator_id } = (await call('POST', '/api/operators', newcomer())).json()
    const { operator } = (await call('GET', `/api/operators/${operator_id}`)).json()
    expect(operator.siteowner_ids).toEqual([siteowner.id])
  })

  it('needs a password of twelve characters', async () => {
    const { token } = await invited()
    const answer = await test.anonymous('POST', '/api/invitation/accept', { token, password: 'short' })
    expect(answer.json().issues).toMatchObject([{ path: 'password', code: 'too_short' }])
    expect(await look(token)).toMatchObject({ state: 'valid' })
  })
})
