import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { type Browser, openBrowser } from '../../../testing/browser.ts'
import { makeOperator, testPassword } from '../../../testing/make.ts'
import { failuresPerAddress, openLockout } from './lockout.ts'

const test = useTestApp()

let lastAddress = 0
/** A browser at an address that no other test uses. */
const openAtNewAddress = () => openBrowser(test.app, { address: `192.0.2.${++lastAddress}` })

const guess = (browser: Browser, login: string, password = 'not it') =>
  browser.post('/api/user.php', { login, password })

describe('one address that tries many logins', () => {
  const spray = async (address: string, times: number) => {
    const browser = openBrowser(test.app, { address })
    await Promise.all(Array.from({ length: times }, (_, index) => guess(browser, `sprayed-${index}`)))
    return browser
  }

  it('is slowed down after too many failures: a correct password from a new browser is checked after a wait, and accepted', async () => {
    const { login } = await makeOperator(test.db)
    const browser = await spray('203.0.113.5', failuresPerAddress)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => guess(browser, `sprayed-again-${index}`)),
    )
    const codes = answers.map((answer) => answer.json().code).sort()
    expect(codes.slice(0, 3)).toEqual(['login_failed', 'login_failed', 'login_failed'])
    expect(new Set(codes.slice(3))).toEqual(new Set(['too_many_requests']))
    const slowed = answers.find((answer) => answer.statusCode === 429)
    expect(slowed?.headers['retry-after']).toBe('5')
    expect((await guess(browser, login, testPassword)).statusCode).toBe(200)
    expect((await guess(openAtNewAddress(), login, testPassword)).statusCode).toBe(200)
  }, 40_000)

  it('is slowed down on all nodes, also when it is another address of the same IPv6 network', async () => {
    const pace = { pause: 60_000, maxWait: 0 }
    const nodes = [openLockout(test.db, test.secrets, pace), openLockout(test.db, test.secrets, pace)]
    const from = (address: string, node = 0) =>
      nodes[node]?.attempt({ target: `login of ${address}`, address, by: 'untrusted' }, async () => true)
    await spray('2001:db8:1:2::1', failuresPerAddress / 2)
    await spray('2001:db8:1:2:3:4:5:6', failuresPerAddress / 2)
    expect((await from('2001:db8:1:2::ffff'))?.outcome).toBe('right')
    expect((await from('2001:db8:1:2::fffd', 1))?.outcome).toBe('slowed')
    expect((await from('2001:db8:1:3::1', 1))?.outcome).toBe('right')
  })

  it('cannot pretend to be another address with a header', async () => {
    const { login } = await makeOperator(test.db)
    const browser = openBrowser(test.app, { address: '203.0.113.8' })
    const spoofed = (time: number) => ({
      'x-forwarded-for': `198.51.100.${time}`,
      'x-real-ip': `198.51.100.${time}`,
    })
    for (let time = 1; time <= 3; time++)
      await browser.post('/api/user.php', { login, password: 'not it' }, spoofed(time))
    const history = await test.db
      .selectFrom('login_history')
      .where('login', '=', login)
      .select('address')
      .execute()
    expect(new Set(history.map((row) => row.address))).toEqual(new Set(['203.0.113.8']))
  })

  it('is not slowed down by many simultaneous correct passwords', async () => {
    const operators = await Promise.all(
      Array.from({ length: failuresPerAddress + 20 }, () => makeOperator(test.db)),
    )
    const answers = await Promise.all(
      operators.map(({ login }) =>
        guess(openBrowser(test.app, { address: '203.0.113.6' }), login, testPassword),
      ),
    )
    expect(answers.filter((answer) => answer.statusCode !== 200)).toEqual([])
  })

  it('can sign in one operator ten times simultaneously', async () => {
    const { login } = await makeOperator(test.db)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => guess(openAtNewAddress(), login, testPassword)),
    )
    expect(answers.filter((answer) => answer.statusCode !== 200)).toEqual([])
  })
})
