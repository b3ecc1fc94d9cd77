import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startTestApp, useTestApp } from '../../../testing/app.ts'
import { openBrowser } from '../../../testing/browser.ts'
import { guessingOf } from '../../../testing/guessing.ts'
import { makeOperator, testPassword } from '../../../testing/make.ts'
import { forgetAttempts } from './attempts.ts'
import { openLockout, passwordTarget } from './lockout.ts'

const test = useTestApp()
const { open, guess, failFiveTimes } = guessingOf(test)

/** Changes only the clock of this process, not the database's. */
const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now })
const minutes = 60_000

/** Moves all counts into the past, as if this time had passed. */
const moveTime = (milliseconds: number) =>
  test.db
    .updateTable('sign_in_attempts')
    .set({ expire: sql<number>`expire - ${milliseconds}::bigint` })
    .execute()

afterEach(() => {
  vi.useRealTimers()
})

describe('too many wrong passwords', () => {
  it('lock an account after the fifth, also for the correct one, with a time to retry', async () => {
    const { login } = await makeOperator(test.db)
    const browser = open()
    await failFiveTimes(browser, login)
    const refused = await guess(browser, login, testPassword)
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({
      code: 'too_many_attempts',
      title: 'Too many failed attempts, please try again in 10 minutes.',
    })
    const retryAfter = Number(refused.headers['retry-after'])
    expect(retryAfter).toBeGreaterThan(590)
    expect(retryAfter).toBeLessThanOrEqual(600)
    const last = await test.db
      .selectFrom('login_history')
      .where('login', '=', login)
      .orderBy('id', 'desc')
      .select('result')
      .executeTakeFirstOrThrow()
    expect(last.result).toBe('locked')
  })

  it('lock it for every device and address', async () => {
    const { login } = await makeOperator(test.db)
    await failFiveTimes(open(), login)
    expect((await guess(open(), login.toUpperCase(), testPassword)).statusCode).toBe(429)
  })

  it('lock it for ten minutes from the fifth failure, however many attempts follow', async () => {
    const { login } = await makeOperator(test.db)
    const browser = open()
    for (let minute = 0; minute < 5; minute++) {
      if (minute > 0) await moveTime(minutes)
      await guess(browser, login)
    }
    await moveTime(9.9 * minutes)
    const refused = await guess(browser, login, testPassword)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(6)
    await moveTime(0.2 * minutes)
    expect((await guess(browser, login, testPassword)).statusCode).toBe(200)
  })

  it('are reset after ten minutes, and by a correct one', async () => {
    const { login } = await makeOperator(test.db)
    const browser = open()
    const failFourTimes = async () => {
      for (let time = 1; time <= 4; time++)
        expect((await guess(browser, login)).json().code).toBe('login_failed')
    }
    await failFourTimes()
    expect((await guess(browser, login, testPassword)).statusCode).toBe(200)
    await failFourTimes()
    await moveTime(10.1 * minutes)
    await failFiveTimes(browser, login)
  })

  it('use the clock of the database: a node that is wrong by an hour neither locks nor unlocks', async () => {
    const now = Date.now()
    for (const clockError of [60 * minutes, -60 * minutes]) {
      const [locked, free] = [await makeOperator(test.db), await makeOperator(test.db)]
      await failFiveTimes(open(), locked.login)
      for (let time = 1; time <= 4; time++) await guess(open(), free.login)
      setClock(now + clockError)
      const refused = await guess(open(), locked.login, testPassword)
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
      expect((await guess(open(), free.login, testPassword)).statusCode).toBe(200)
      await failFiveTimes(open(), free.login)
      vi.useRealTimers()
      expect((await guess(open(), free.login, testPassword)).statusCode).toBe(429)
      await moveTime(10.1 * minutes)
      expect((await guess(open(), free.login, testPassword)).statusCode).toBe(200)
    }
  })

  it('that end while a correct one is being checked lock nobody', async () => {
    const { login } = await makeOperator(test.db)
    const lockout = openLockout(test.db, test.secrets)
    const attempt = { target: passwordTarget(login), address: null, by: 'untrusted' } as const
    for (let time = 1; time <= 3; time++) await lockout.attempt(attempt, async () => null)
    // The correct one is the fourth attempt; the fifth is wrong and is known later.
    const right = Promise.withResolvers<true>()
    const wrong = Promise.withResolvers<null>()
    const fourth = lockout.attempt(attempt, () => right.promise)
    const fifth = lockout.attempt(attempt, () => wrong.promise)
    right.resolve(true)
    expect((await fourth).outcome).toBe('right')
    wrong.resolve(null)
    expect((await fifth).outcome).toBe('wrong')
    expect((await guess(open(), login, testPassword)).statusCode).toBe(200)
  })

  it('are deleted by a job after their end', async () => {
    const { login } = await makeOperator(test.db)
    await failFiveTimes(open(), login)
    await moveTime(10.1 * minutes)
    expect(await forgetAttempts(test.db)).toBeGreaterThanOrEqual(1)
    expect(await test.db.selectFrom('sign_in_attempts').select('key').execute()).toEqual([])
  })

  it('lock an unknown login in the same way', async () => {
    const browser = open()
    await failFiveTimes(browser, 'no such login')
    expect((await guess(browser, 'no such login')).statusCode).toBe(429)
  })

  it('are counted before they are checked: 20 at once on two nodes get five checks', async () => {
    const node = await startTestApp(test.url)
    const { login } = await makeOperator(test.db)
    const browsers = [open(), open(node.app)]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, time) => guess(browsers[time % 2] ?? open(), login)),
    )
    const codes = answers.map((answer) => answer.json().code).sort()
    expect(codes).toEqual([
      ...Array<string>(5).fill('login_failed'),
      ...Array<string>(15).fill('too_many_attempts'),
    ])
    expect((await guess(open(), login, testPassword)).statusCode).toBe(429)
    await node.close()
  })

  it('leave no readable login or address in the table of attempts', async () => {
    const { login } = await makeOperator(test.db)
    await guess(openBrowser(test.app, { address: '198.51.100.77' }), login)
    const keys = await test.db.selectFrom('sign_in_attempts').select('key').execute()
    expect(keys.length).toBeGreaterThan(0)
    for (const { key } of keys) expect(key).toMatch(/^(target|address|turn):[\w-]{43}$/)
  })
})

describe('password and code checks', () => {
  it.each([
    { by: 'untrusted', atOnce: 2, waiting: 200 },
    { by: 'trusted', atOnce: 1, waiting: 100 },
    { by: 'code', atOnce: 3, waiting: 200 },
  ] as const)('of $by run $atOnce at once, $waiting wait, and one more is refused', async (place) => {
    const { by, atOnce, waiting } = place
    const lockout = openLockout(test.db, test.secrets)
    let running = 0
    let most = 0
    const gate = Promise.withResolvers<void>()
    const attempt = (number: number) =>
      lockout.attempt({ target: `${by} ${number}`, address: null, by }, async () => {
        most = Math.max(most, ++running)
        await gate.promise
        running--
        return true
      })
    const taken = Array.from({ length: atOnce + waiting }, (_, number) => attempt(number))
    await expect(attempt(-1)).rejects.toMatchObject({ code: 'unavailable' })
    await expect.poll(() => running).toBe(atOnce)
    gate.resolve()
    expect((await Promise.all(taken)).every(({ outcome }) => outcome === 'right')).toBe(true)
    expect(most).toBe(atOnce)
  })
})
