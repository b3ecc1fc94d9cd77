import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { demoCodes } from '@panel/demo/codes'
import { robotCode, robotLogin } from '@panel/demo/robot-sign-ins'
import { demoPassword, demoSignIns } from '@panel/demo/sign-ins'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { findDemo } from '../features/people/sign-in/find-demo.ts'
import { useTestApp } from '../testing/app.ts'
import { codeAt } from '../testing/authenticator.ts'
import { openBrowser } from '../testing/browser.ts'
import { loadPeople, loadRobots } from './people.ts'

const test = useTestApp()

async function signInWith(login: string, code: string) {
  const browser = openBrowser(test.app)
  await browser.post('/api/user.php', { login, password: demoPassword })
  return (await browser.post('/api/tfa.php', { code })).json().user
}

/** Runs a program of this folder like npm does. */
const run = (program: string, flags: string[] = [], environment: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, [fileURLToPath(new URL(program, import.meta.url)), ...flags], {
    env: { ...process.env, NODE_ENV: 'development', ...environment },
  })

describe('the operators of the demo', () => {
  it('are told to who wants to sign in, with codes that work; not when there is no demo, and not who has another authenticator', async () => {
    await loadPeople(test.db, test.secrets)
    const demo = await findDemo(test.db, test.secrets, { DEMO: true })
    expect(demo?.sign_ins.map(({ login }) => login)).toEqual(demoSignIns.map(({ login }) => login))
    expect(demo?.sign_ins[0]).toMatchObject({
      login: 'anna',
      name: 'Anna V.',
      level: 'Operator',
      team: 'Team 21',
    })
    expect(demo?.sign_ins.map(({ code }) => code)).toEqual(demoCodes(Date.now()).map(({ code }) => code))
    expect(await findDemo(test.db, test.secrets, { DEMO: false })).toBeNull()
    expect((await test.app.inject('/api/demo')).json().demo.sign_ins).toHaveLength(demoSignIns.length)
    const bram = sql`update operators set totp_secret = null where login = 'bram'`
    await bram.execute(test.db)
    const others = await findDemo(test.db, test.secrets, { DEMO: true })
    expect(others?.sign_ins.map(({ login }) => login)).not.toContain('bram')
    await sql`delete from operators`.execute(test.db)
  })

  it('sign in with their password and the printed code', async () => {
    await loadPeople(test.db, test.secrets)
    const users = await Promise.all(demoCodes(Date.now()).map(({ login, code }) => signInWith(login, code)))
    expect(users.map((user) => [user.login, user.name, user.team.id, user.permissions.id])).toEqual([
      ['anna', 'Anna V.', 21, 100],
      ['bram', 'Bram H.', 21, 100],
      ['carla', 'Carla R.', 22, 100],
      ['coach', 'Ilse M.', 21, 150],
      ['master', 'Marek K.', 22, 175],
      ['admin', 'Sanne W.', 22, 200],
    ])
    expect(users.map((user) => user.scope.length)).toEqual([0, 0, 0, 9, 13, 19])
    for (const { languages } of users) expect(languages).toEqual(['nl', 'it', 'pl', 'es', 'en', 'fr'])
  })

  it('can be loaded again without a change', async () => {
    await loadPeople(test.db, test.secrets)
    const people = () => test.db.selectFrom('operators').orderBy('id').selectAll().execute()
    const before = await people()
    await loadPeople(test.db, test.secrets)
    expect(await people()).toEqual(before)
  })

  it('have codes that follow from their fixed secrets', () => {
    const now = Date.UTC(2026, 10, 20, 12, 0, 13)
    expect(demoCodes(now)).toEqual(
      demoSignIns.map(({ login, totpSecret }) => ({
        login,
        code: codeAt(totpSecret, now),
        secondsLeft: 17,
      })),
    )
  })

  it('have their codes printed by demo:codes, one per line', async () => {
    const { stdout } = await run('./codes.ts')
    expect(stdout.trim().split('\n')).toEqual(
      demoSignIns.map(({ login }) => expect.stringMatching(new RegExp(`^${login} \\d{6} \\d{1,2}$`))),
    )
  })
})

describe('robots', () => {
  const signInRobot = (number: number) =>
    signInWith(robotLogin(number), robotCode(robotLogin(number), Date.now()))

  it('sign in with a secret that follows from their login', async () => {
    await loadRobots(test.db, test.secrets, 3)
    const users = await Promise.all([1, 2, 3].map(signInRobot))
    expect(users.map((user) => user.login)).toEqual(['robot-0001', 'robot-0002', 'robot-0003'])
    for (const user of users)
      expect(user).toMatchObject({ tfa_authenticated: true, permissions: { id: 100 } })
  })

  it('are masters, every eighth of them', async () => {
    await loadRobots(test.db, test.secrets, 8)
    const users = await Promise.all([7, 8].map(signInRobot))
    expect(users.map((user) => user.permissions.id)).toEqual([100, 175])
  })

  it('get their password back when they are loaded again, and more are added', async () => {
    await loadRobots(test.db, test.secrets, 4)
    await test.db
      .updateTable('operators')
      .set({
        password_hash: 'lost',
        suspended_at: '2026-01-01T00:00:00Z',
        totp_secret: null,
        permissions_id: 200,
      })
      .where('login', '=', robotLogin(4))
      .execute()
    await loadRobots(test.db, test.secrets, 5)
    expect(await signInRobot(4)).toMatchObject({ login: 'robot-0004', permissions: { id: 100 } })
    expect((await signInRobot(5)).login).toBe('robot-0005')
  })

  it('are created by demo:robots', async () => {
    const environment = { DATABASE_URL: test.url, SECRET_KEY: randomBytes(32).toString('base64') }
    const { stdout } = await run('./robots.ts', ['--count', '12'], environment)
    expect(stdout).toBe('robot-0001 to robot-0012 can sign in.\n')
    const found = await test.db
      .selectFrom('operators')
      .where('login', 'like', 'robot-%')
      .select('id')
      .execute()
    expect(found).toHaveLength(12)
  })

  it.each([
    ['without a count', [], {}, /--count N/],
    [
      'in production',
      ['--count', '1'],
      { NODE_ENV: 'production', PUBLIC_URL: 'http://panel' },
      /none are created/,
    ],
    ['without a database', ['--count', '1'], { DATA_DIR: '/nonexistent' }, /DATA_DIR/],
  ])('are not created %s', async (_when, flags, environment, words) => {
    await expect(run('./robots.ts', flags, environment)).rejects.toThrow(words)
  })
})
