import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeEnrolledOperator } from '../../../testing/authenticator.ts'
import { openBrowser } from '../../../testing/browser.ts'
import { guessingOf } from '../../../testing/guessing.ts'
import { makeOperator, testPassword } from '../../../testing/make.ts'

const test = useTestApp()
const { open, guess, failFiveTimes } = guessingOf(test)

describe('a browser that has passed the two-factor code', () => {
  async function trustBrowser(operator: Awaited<ReturnType<typeof makeEnrolledOperator>>) {
    const browser = open()
    await guess(browser, operator.login, testPassword)
    const passed = await browser.post('/api/tfa.php', { code: operator.codeAt(Date.now()) })
    expect(passed.statusCode).toBe(200)
    return browser
  }

  it('lets its operator in while an attacker has locked the account', async () => {
    const operator = await makeEnrolledOperator(test)
    const browser = await trustBrowser(operator)
    await failFiveTimes(open(), operator.login)
    expect((await guess(open(), operator.login, testPassword)).statusCode).toBe(429)
    expect((await guess(browser, operator.login, testPassword)).statusCode).toBe(200)
  })

  it('is locked by five failures of its own, and locks nobody else', async () => {
    const operator = await makeEnrolledOperator(test)
    const browser = await trustBrowser(operator)
    await failFiveTimes(browser, operator.login)
    expect((await guess(browser, operator.login, testPassword)).statusCode).toBe(429)
    expect((await guess(open(), operator.login, testPassword)).statusCode).toBe(200)
  })

  it('is checked without waiting for untrusted browsers', async () => {
    const operator = await makeEnrolledOperator(test)
    const browser = await trustBrowser(operator)
    const isFull = Promise.withResolvers<void>()
    let checked = 0
    const strangers = Array.from({ length: 210 }, async (_, number) => {
      const stranger = openBrowser(test.app, { address: `198.18.${number}.1` })
      if ((await guess(stranger, `nobody-${number}`)).statusCode === 503) isFull.resolve()
      else checked++
    })
    await isFull.promise
    expect((await guess(browser, operator.login, testPassword)).statusCode).toBe(200)
    expect(checked).toBeLessThan(100)
    await Promise.all(strangers)
  })

  it('is trusted for its own operator only, by a token of which only the digest is stored', async () => {
    const operator = await makeEnrolledOperator(test)
    const browser = await trustBrowser(operator)
    const other = await makeOperator(test.db)
    await failFiveTimes(open(), other.login)
    expect((await guess(browser, other.login, testPassword)).statusCode).toBe(429)
    const token = browser.cookies.get('auth.device') ?? ''
    const stored = await test.db.selectFrom('trusted_devices').select('token_hash').execute()
    expect(stored.some((row) => row.token_hash.toString('utf8').includes(token))).toBe(false)
  })

  it('is trusted for a year', async () => {
    const operator = await makeEnrolledOperator(test)
    const browser = await trustBrowser(operator)
    await test.db
      .updateTable('trusted_devices')
      .set({ created_at: new Date(Date.now() - 366 * 86_400_000).toISOString() })
      .where('operator_id', '=', operator.id)
      .execute()
    await failFiveTimes(open(), operator.login)
    expect((await guess(browser, operator.login, testPassword)).statusCode).toBe(429)
  })

  it('is trusted for each of the operators who share it', async () => {
    const [first, second] = [await makeEnrolledOperator(test), await makeEnrolledOperator(test)]
    const browser = await trustBrowser(first)
    await guess(browser, second.login, testPassword)
    await browser.post('/api/tfa.php', { code: second.codeAt(Date.now()) })
    for (const { login } of [first, second]) {
      await failFiveTimes(open(), login)
      expect((await guess(browser, login, testPassword)).statusCode).toBe(200)
    }
  })
})
