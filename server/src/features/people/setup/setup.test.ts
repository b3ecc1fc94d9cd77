import { setupSteps } from '@panel/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startNode, startTestApp, type TestApp, useTestApp } from '../../../testing/app.ts'
import { codeAt } from '../../../testing/authenticator.ts'
import { type Browser, openBrowser } from '../../../testing/browser.ts'
import { makeOperator } from '../../../testing/make.ts'
import { addAdmin } from '../operators/add-admin.ts'
import { openSetup } from './token.ts'

/** A panel whose setup stays open: its tests create no operator. */
const test = useTestApp()
let token: string
beforeAll(async () => {
  token = await openedToken(test)
})

const openedToken = async ({ db, secrets }: TestApp) => (await openSetup(db, secrets)) ?? ''

/** Another new panel, for a test that creates operators. */
async function newPanel() {
  const panel = await startNode()
  return { ...panel, token: await openedToken(panel) }
}

const noor = { name: 'Noor J.', login: 'noor.j', password: 'correct horse battery' }
const create = (
  { app, token }: { app: TestApp['app']; token: string },
  body: object = {},
  address?: string,
) => openBrowser(app, { address }).post('/api/setup/admin', { token, ...noor, ...body })
const check = ({ app }: Pick<TestApp, 'app'>, given: string, address?: string) =>
  openBrowser(app, { address }).post('/api/setup/token', { token: given })
const countOperators = async ({ db }: Pick<TestApp, 'db'>) =>
  (await db.selectFrom('operators').select('id').execute()).length

/** The first admin after both factors. */
async function setUp(panel: { app: TestApp['app']; token: string }) {
  const browser = openBrowser(panel.app)
  const created = await browser.post('/api/setup/admin', { token: panel.token, ...noor })
  const early = await browser.get('/api/setup/steps')
  const { secret } = (await browser.get('/api/tfa.php')).json()
  const passed = await browser.post('/api/tfa.php', { code: codeAt(secret, Date.now()) })
  return { browser, created, early, user: passed.json().user }
}

describe('the token of the setup', () => {
  it('has 256 bits, and is the same on each node and after a restart', async () => {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(await openedToken(test)).toBe(token)
  })

  it('is not in the database', async () => {
    const { rows } = await sql`select to_jsonb(s) as row from setup s`.execute(test.db)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('is accepted with spaces around it, and nothing else is', async () => {
    expect((await check(test, ` ${token}\n`)).json()).toEqual({ is_right: true })
    for (const wrong of [token.slice(1), `${token}a`, token.toLowerCase()])
      expect((await check(test, wrong)).json()).toMatchObject({ status: 401, code: 'setup_token_wrong' })
  })

  it('can be guessed five times in ten minutes from an address, with or without an admin', async () => {
    const address = '10.1.1.1'
    for (const guess of ['a', 'b', 'c']) expect((await check(test, guess, address)).statusCode).toBe(401)
    for (const guess of ['d', 'e'])
      expect((await create({ ...test, token: guess }, {}, address)).json().code).toBe('setup_token_wrong')
    const locked = await check(test, token, address)
    expect(locked.json()).toMatchObject({ status: 429, code: 'too_many_attempts' })
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0)
    expect((await create({ ...test, token }, {}, address)).json().code).toBe('too_many_attempts')
    // A stranger does not lock the setup for others.
    expect((await check(test, token, '10.9.9.9')).statusCode).toBe(200)
    expect(await countOperators(test)).toBe(0)
  })
})

describe('the first admin', () => {
  it('has a password of their own, enrols an authenticator, and then the later steps', async () => {
    const panel = await newPanel()
    const { browser, created, early, user } = await setUp(panel)
    expect(created.json().user).toMatchObject({
      name: 'Noor J.',
      tfa_authenticated: false,
      setup_open: false,
    })
    expect(created.headers['set-cookie']).toMatch(/auth\.session=.*HttpOnly.*SameSite=Lax/)
    expect(early.json().code).toBe('tfa_required')
    expect(user).toMatchObject({ setup_open: true, must_choose_password: false })
    expect((await browser.get('/api/setup/steps')).json()).toEqual({
      steps: setupSteps.map((step) => ({ step, state: 'open' })),
      is_over: false,
    })
    const audit = await panel.db.selectFrom('audit_log').select(['action', 'details']).orderBy('id').execute()
    expect(audit).toContainEqual({ action: 'operator.create', details: { level: 200, by: 'setup' } })
    const again = await openBrowser(panel.app).post('/api/user.php', {
      login: 'NOOR.J',
      password: noor.password,
    })
    expect(again.statusCode).toBe(200)
  })

  it('is one, also when the token is used at once in many browsers on two nodes', async () => {
    const panel = await newPanel()
    const node = await startTestApp(panel.url)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        create({ ...panel, app: i % 2 ? node.app : panel.app }, { login: `noor${i}` }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(7).fill(404)])
    expect(await countOperators(panel)).toBe(1)
    await node.close()
  })

  it('is not created after an admin of the command line, also when both are added at the same time', async () => {
    const panel = await newPanel()
    const [answer] = await Promise.all([
      create(panel, { login: 'noor' }),
      addAdmin(panel.db, { login: 'sanne', name: 'Sanne', password: 'first password' }),
    ])
    const logins = await panel.db.selectFrom('operators').select('login').orderBy('id').execute()
    const isCreated = answer.statusCode === 200
    expect(logins.map(({ login }) => login)).toEqual(isCreated ? ['noor', 'sanne'] : ['sanne'])
  })

  it.each([
    ['password', 'eleven char'],
    ['name', ' '],
    ['login', ' '],
  ])('is not created with the %s "%s"', async (field, value) => {
    const answer = await create({ ...test, token }, { [field]: value })
    expect(answer.json()).toMatchObject({ code: 'invalid_input', issues: [{ path: field }] })
    expect(await countOperators(test)).toBe(0)
  })
})

describe('once an operator exists', () => {
  it.each([
    ['by the setup', async (panel) => void (await create(panel))],
    ['by the command line', ({ db }) => addAdmin(db, { login: 'sanne', name: 'S', password: 'p' })],
  ] satisfies [string, (panel: Awaited<ReturnType<typeof newPanel>>) => Promise<void>][])(
    '%s, the public endpoints of the setup answer 404, also with the token',
    async (_way, add) => {
      const panel = await newPanel()
      expect((await panel.anonymous('GET', '/api/setup')).json()).toEqual({ is_open: true })
      await add(panel)
      // Also if all admins lose their rights.
      await panel.db.updateTable('permissions').set({ rights: [] }).execute()
      const answers = [
        await panel.anonymous('GET', '/api/setup'),
        await check(panel, panel.token),
        await check(panel, 'guess'),
        await create(panel, { login: 'mallory' }),
      ]
      for (const answer of answers)
        expect(answer.json()).toMatchObject({
          status: 404,
          code: 'not_found',
          title: 'This page could not be found',
        })
      expect(await countOperators(panel)).toBe(1)
      expect(await openSetup(panel.db, panel.secrets)).toBeNull()
    },
  )
})

describe('a later step', () => {
  let panel: TestApp
  let browser: Browser
  beforeAll(async () => {
    panel = await startTestApp()
    browser = (await setUp({ ...panel, token: await openedToken(panel) })).browser
  })
  afterAll(() => panel.close())
  beforeEach(() => panel.db.updateTable('setup').set({ steps: '{}', ended_at: null }).execute())

  const settle = (step: string, state: string) => browser.post(`/api/setup/steps/${step}`, { state })

  it('is finished or put off, and the setup is over when none is left', async () => {
    const named = await browser.post('/api/setup/team', { name: ' Blue ' })
    expect(named.json().steps[0]).toEqual({ step: 'team', state: 'done' })
    expect(await panel.db.selectFrom('teams').select('name').execute()).toEqual([{ name: 'Blue' }])
    for (const step of setupSteps.slice(1)) {
      const isLast = step === setupSteps.at(-1)
      expect((await settle(step, 'later')).json().is_over).toBe(isLast)
    }
    expect((await browser.get('/api/setup/steps')).statusCode).toBe(404)
    expect((await browser.get('/api/user.php')).json().user.setup_open).toBe(false)
    const end = await panel.db
      .selectFrom('audit_log')
      .where('action', '=', 'setup.end')
      .select('details')
      .executeTakeFirstOrThrow()
    expect(end.details).toEqual(
      Object.fromEntries(setupSteps.map((step) => [step, step === 'team' ? 'done' : 'later'])),
    )
  })

  it('that is settled in one tab does not undo that of another tab', async () => {
    const settled = await Promise.all(setupSteps.map((step) => settle(step, 'done')))
    expect(settled.filter((answer) => answer.json().is_over)).toHaveLength(1)
    const { steps } = await panel.db.selectFrom('setup').select('steps').executeTakeFirstOrThrow()
    expect(steps).toEqual(Object.fromEntries(setupSteps.map((step) => [step, 'done'])))
  })

  it('is refused when the setup was ended', async () => {
    expect((await browser.post('/api/setup/end', {})).json().is_over).toBe(true)
    expect((await browser.post('/api/setup/end', {})).statusCode).toBe(404)
    expect((await browser.post('/api/setup/team', { name: 'Red' })).statusCode).toBe(404)
    expect((await settle('team', 'done')).statusCode).toBe(404)
  })

  it('does not exist for other admins', async () => {
    const other = await panel.signedIn(await makeOperator(panel.db, { permissions_id: 200 }))
    expect((await other('GET', '/api/setup/steps')).statusCode).toBe(404)
    expect((await other('POST', '/api/setup/end', {})).statusCode).toBe(404)
    expect((await other('POST', '/api/setup/team', { name: 'Theirs' })).statusCode).toBe(404)
    expect((await other('GET', '/api/user.php')).json().user.setup_open).toBe(false)
    expect((await browser.get('/api/setup/steps')).statusCode).toBe(200)
  })

  it('cannot give the team a name that another team has', async () => {
    await panel.db.insertInto('teams').values({ id: 7, name: 'Red' }).execute()
    expect((await browser.post('/api/setup/team', { name: 'Red' })).json().code).toBe('team_name_taken')
    expect((await browser.get('/api/setup/steps')).json().steps[0].state).toBe('open')
  })
})
