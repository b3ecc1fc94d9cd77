import { errors, queueKinds, reportReasons, thresholds } from '@panel/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, useTestApp } from '../app.ts'
import { makeEnrolledOperator } from '../authenticator.ts'
import { makeLevel, makeSiteowner, testPassword } from '../make.ts'

/** Every row of the table in specification section 7: the exact request, its answer, and its failure. */

const test = useTestApp()
let operator: Awaited<ReturnType<typeof makeEnrolledOperator>>
let siteowner: Awaited<ReturnType<typeof makeSiteowner>>
let send: Awaited<ReturnType<TestApp['signedIn']>>

beforeAll(async () => {
  await makeLevel(test.db, { id: 100, rights: ['profile_text'] })
  siteowner = await makeSiteowner(test.db)
  operator = await makeEnrolledOperator(test, { siteowner_ids: [siteowner.id] })
  send = await test.signedIn(operator)
})

/** The whole body of an error. */
const problem = (code: keyof typeof errors, more: object = {}) => ({
  type: 'about:blank',
  title: errors[code].title,
  status: errors[code].status,
  code,
  request_id: expect.any(String),
  ...more,
})
const wrongField = (path: string) => problem('invalid_input', { issues: [expect.objectContaining({ path })] })

/** The logged-in user of section 3. */
const user = (tfa: boolean) => ({
  user: {
    id: operator.id,
    login: operator.login,
    name: operator.name,
    team: { id: 22, name: 'Team 22' },
    permissions: expect.objectContaining({
      id: 100,
      other_chats: [],
      reviews: [],
      chat_stats: [],
      manage_operators: 'no',
    }),
    scope: ['profile_text'],
    tfa_authenticated: tfa,
    open_messages: 0,
    open_reports: 0,
    open_escalations: 0,
    open_pokes: 0,
    message_types: ['reply', 'poke'],
    profile_text: 'yes',
    profile_sets: 'no',
    profile_sets_report: 'no',
    profile_text_report: 'no',
  },
})

describe('user.php', () => {
  it('POST signs in with login and password and returns the user; a wrong password is refused', async () => {
    const body = { login: operator.login, password: testPassword }
    const answer = await test.anonymous('POST', '/api/user.php', body)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject(user(false))
    const [cookie] = answer.cookies
    expect(cookie).toMatchObject({ name: expect.stringMatching(/^auth\./), path: '/' })
    const wrong = await test.anonymous('POST', '/api/user.php', { ...body, password: 'not this one' })
    expect(wrong.json()).toEqual(problem('login_failed'))
    expect(wrong.json().title).toBe('Login failed, try again')
  })

  it('GET returns the user; without a session it is refused', async () => {
    expect((await send('GET', '/api/user.php')).json()).toMatchObject(user(true))
    expect((await test.anonymous('GET', '/api/user.php')).json()).toEqual(problem('not_signed_in'))
  })
})

describe('tfa.php', () => {
  it('accepts the six digits of the authenticator; a wrong code is 401, which is no sign-out', async () => {
    const before = await test.signedIn(operator, { tfa: false })
    expect((await before('GET', '/api/permissions.php')).json()).toEqual(problem('tfa_required'))
    const right = operator.codeAt(Date.now())
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
    expect((await before('POST', '/api/tfa.php', { code: wrong })).json()).toEqual(problem('code_wrong'))
    expect((await before('POST', '/api/tfa.php', { code: '12345' })).statusCode).toBe(400)
    const answer = await before('POST', '/api/tfa.php', { code: operator.codeAt(Date.now()) })
    expect(answer.json()).toMatchObject(user(true))
  })
})

describe('logout.php', () => {
  it('GET ends the session and clears its cookie; without a session it does the same', async () => {
    const own = await test.signedIn(operator)
    const answer = await own('GET', '/api/logout.php')
    expect(answer.json()).toEqual({ signed_out: true })
    expect(answer.cookies).toMatchObject([{ value: '', path: '/' }])
    expect((await own('GET', '/api/user.php')).statusCode).toBe(401)
    expect((await test.anonymous('GET', '/api/logout.php')).json()).toEqual({ signed_out: true })
  })
})

const named = (item: object) => expect.arrayContaining([item])

/** Path, exact answer, and a query that is refused with the name of its field. */
const lists: [path: string, answer: () => object, wrong: string, field: string][] = [
  [
    '/api/permissions.php',
    () => ({
      permissions: named({ id: 100, name: 'Level 100' }),
      configurable_message_types: [...queueKinds],
      configurable_segments: [],
      history_size_short: thresholds.history_size_short.default,
      history_size_limited: thresholds.history_size_limited.default,
    }),
    '?locale=en',
    'locale',
  ],
  [
    '/api/siteowners.php',
    () => ({ siteowners: [{ id: siteowner.id, name: siteowner.name }] }),
    '?id=1',
    'id',
  ],
  [
    '/api/reportreasons.php',
    () => ({
      reasons: reportReasons.map((code) => ({ id: expect.any(Number), code, texts: {} })),
      retired: [],
    }),
    '?new=1',
    'new',
  ],
  [
    '/api/languages.php?locale=fr',
    () => ({ languages: named({ code: 'nl', iso: 'nl-NL', name: 'Néerlandais' }) }),
    '?locale=de',
    'locale',
  ],
  [
    '/api/countries.php?locale=it',
    () => ({ countries: named({ code: 'DE', name: 'Germania' }) }),
    '?locale=de',
    'locale',
  ],
  [
    '/api/regions.php',
    () => ({ regions: named({ code: 'NL-NH', country: 'NL', name: 'Noord-Holland' }), retired: [] }),
    '?locale=en',
    'locale',
  ],
  [
    '/api/fetishes.php',
    () => ({
      fetishes: named({
        id: 5,
        code: 'role_play',
        texts: {
          en: 'Role play',
          nl: 'Rollenspel',
          it: 'Giochi di ruolo',
          pl: 'Odgrywanie ról',
          es: 'Juegos de rol',
          fr: 'Jeux de rôle',
        },
      }),
      retired: [],
    }),
    '?locale=en',
    'locale',
  ],
  [
    '/api/interests.php',
    () => ({ interests: named({ id: expect.any(Number), code: 'one_night_stand', texts: {} }), retired: [] }),
    '?locale=en',
    'locale',
  ],
  ['/api/profile-text.php?count=1', () => ({ count: 0 }), '?count=2', 'count'],
  [
    '/api/operator_names.php?new=1',
    () => ({ operator_names: { [operator.id]: { name: operator.name } } }),
    '?new=3',
    'new',
  ],
  [
    '/api/operator_names.php?new=2',
    () => ({ operator_names: { [operator.id]: { name: operator.name } } }),
    '',
    'new',
  ],
]

describe.each(lists)('GET %s', (path, answer, wrong, field) => {
  const bare = path.replace(/\?.*/, '')

  it('returns exactly its fields, as JSON that no cache keeps', async () => {
    const answered = await send('GET', path)
    expect(answered.statusCode).toBe(200)
    expect(answered.json()).toEqual(answer())
    expect(Object.values(answered.json())).not.toContainEqual(undefined)
    expect(answered.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
  })

  it('is refused without a session, before the second factor, and with a wrong query', async () => {
    expect((await test.anonymous('GET', path)).json()).toEqual(problem('not_signed_in'))
    const before = await test.signedIn(operator, { tfa: false })
    expect((await before('GET', path)).json()).toEqual(problem('tfa_required'))
    expect((await send('GET', `${bare}${wrong}`)).json()).toEqual(wrongField(field))
  })
})

describe('profile-text.php', () => {
  it('is refused without the right; the pages then count 0', async () => {
    await makeLevel(test.db, { id: 90, rights: [] })
    const other = await test.signedIn(await makeEnrolledOperator(test, { permissions_id: 90 }))
    expect((await other('GET', '/api/profile-text.php?count=1')).json()).toEqual(problem('not_allowed'))
  })
})

describe('last-release', () => {
  it('returns the release to everybody, and refuses an invalid time stamp', async () => {
    const answer = await test.anonymous('GET', `/last-release?t=${Date.now()}`)
    expect(answer.json()).toEqual({ release: expect.stringMatching(/./) })
    expect((await test.anonymous('GET', '/last-release?t=soon')).json()).toEqual(wrongField('t'))
  })
})
