import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, useTestApp } from './testing/app.ts'
import { makeOperator, makeSiteowner } from './testing/make.ts'
import { makeWaiting } from './testing/make-conversations.ts'
import { securityEventsOf } from './testing/security-events.ts'

const token = 'a-token-for-metrics'
const test = useTestApp({ METRICS_TOKEN: token })

let panel = ''
beforeAll(async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  // The cast: a server that listens on a port has such an address.
  panel = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
})

const counted = async (kind: string) => {
  const answer = await fetch(`${panel}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const line = new RegExp(`^panel_security_events_total\\{kind="${kind}"\\} (\\d+)$`, 'm')
  return Number(line.exec(await answer.text())?.[1])
}

const json = { 'content-type': 'application/json' }
const post = (path: string, body: string, headers: Record<string, string>) =>
  fetch(`${panel}${path}`, { method: 'POST', body, headers: { ...json, ...headers } })

/** What an attacker sends, how it is answered, and which event is stored. */
const attacks: [string, string, number, string, () => Promise<Response>][] = [
  [
    'a post of another site',
    'cross_site',
    403,
    'POST /api/user.php',
    () => post('/api/user.php', '{}', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }),
  ],
  [
    'a sign-out that another page leads to',
    'cross_site',
    403,
    'GET /api/logout.php',
    () => fetch(`${panel}/api/logout.php`, { headers: { 'sec-fetch-site': 'same-site' } }),
  ],
  [
    'a site key that is wrong',
    'site_key_wrong',
    401,
    'GET /site/v1/outbox',
    () => fetch(`${panel}/site/v1/outbox`, { headers: { authorization: 'Bearer guess' } }),
  ],
  [
    'a cookie that was made up',
    'session_cookie_forged',
    401,
    'GET /api/queues',
    () => fetch(`${panel}/api/queues`, { headers: { cookie: `auth.session=${'A'.repeat(43)}` } }),
  ],
  [
    'two cookies',
    'session_cookie_doubled',
    401,
    'GET /api/user.php',
    () => fetch(`${panel}/api/user.php`, { headers: { cookie: 'auth.session=a; auth.session=b' } }),
  ],
  [
    'a key __proto__',
    'prototype_key',
    400,
    'POST /api/user.php',
    () =>
      post('/api/user.php', '{"login":"a","password":"b","__proto__":{"admin":true}}', {
        'sec-fetch-site': 'same-origin',
      }),
  ],
]

describe('an attack is counted and stored', () => {
  it.each(attacks)('%s', async (_what, kind, status, route, attack) => {
    const before = await counted(kind)
    const answers = await Promise.all([1, 2, 3].map(attack))
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status])
    await expect.poll(() => counted(kind)).toBe(before + 3)
    const events = (await securityEventsOf(test, null)).filter((event) => event.kind === kind)
    const ofRoute = events.filter((event) => event.route === route)
    expect(ofRoute.reduce((sum, { count }) => sum + count, 0)).toBe(3)
    // Two if a new minute began in between.
    expect(ofRoute.length).toBeLessThanOrEqual(2)
  })

  it('with every kind at zero from the start, so that the first one triggers the alert', async () => {
    const quiet = await startTestApp(test.url, { METRICS_TOKEN: token })
    const { body } = await quiet.anonymous('GET', '/metrics', undefined, { authorization: `Bearer ${token}` })
    expect(body).toContain('panel_security_events_total{kind="foreign_id"} 0')
    await quiet.close()
  })
})

describe('a request that is no attack is not stored', () => {
  it('such as the cookie of a session that has ended', async () => {
    const operator = await makeOperator(test.db)
    const send = await test.signedIn(operator)
    await send('POST', '/api/logout.php')
    const before = await counted('session_cookie_forged')
    expect((await send('GET', '/api/queues')).statusCode).toBe(401)
    await attacks[3]?.[4]()
    // The forged one, which was sent after it.
    await expect.poll(() => counted('session_cookie_forged')).toBe(before + 1)
  })
})

describe('equal failures', () => {
  it('are one row per minute, also when they come one after the other', async () => {
    const { id } = await makeWaiting(test.db, { siteowner: await makeSiteowner(test.db) })
    const operator = await makeOperator(test.db)
    const send = await test.signedIn(operator)
    for (let time = 1; time <= 4; time++) {
      expect((await send('GET', `/api/conversations/${id}`)).statusCode).toBe(404)
      // Stored each time.
      const events = await securityEventsOf(test, operator)
      expect(events.reduce((sum, { count }) => sum + count, 0)).toBe(time)
      // Two if a new minute began in between.
      expect(events.length).toBeLessThanOrEqual(2)
    }
  })
})

describe('attackers', () => {
  it('with many addresses cause at most 500 rows per minute, and all events are counted', async () => {
    const node = await startTestApp(undefined, { TRUST_PROXY: '127.0.0.1' })
    const call = (number: number) =>
      node.anonymous('GET', '/site/v1/outbox', undefined, {
        authorization: 'Bearer guess',
        'x-forwarded-for': `198.51.${number >> 8}.${number & 255}`,
      })
    // Together, some would wait too long for a connection on a busy machine.
    for (let first = 0; first < 700; first += 20)
      for (const { statusCode } of await Promise.all(
        Array.from({ length: 20 }, (_, number) => call(first + number)),
      ))
        expect(statusCode).toBe(401)
    const events = await securityEventsOf(node, null)
    expect(events.reduce((sum, { count }) => sum + count, 0)).toBe(700)
    // 500 and one for all others; one more if a new minute began in between.
    expect(events.length).toBeLessThanOrEqual(502)
    expect(events.some(({ route }) => route === 'others')).toBe(true)
    await node.close()
  })

  it('learn nothing from the response time, which does not depend on whether the object exists', async () => {
    const { id } = await makeWaiting(test.db, { siteowner: await makeSiteowner(test.db) })
    const stranger = await makeOperator(test.db)
    const send = await test.signedIn(stranger)
    await test.db.transaction().execute(async (tx) => {
      await sql`lock table security_events, audit_log in access exclusive mode`.execute(tx)
      for (const conversation of [id, 999_999_999])
        expect((await send('GET', `/api/conversations/${conversation}`)).statusCode).toBe(404)
    })
    expect(await securityEventsOf(test, stranger)).toMatchObject([
      { kind: 'foreign_id', subjects: [`conversation ${id}`] },
    ])
  })
})
