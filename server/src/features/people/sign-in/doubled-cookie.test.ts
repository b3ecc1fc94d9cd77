import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../../app.ts'
import { readConfig } from '../../../platform/config.ts'
import { servePages } from '../../../platform/http/static.ts'
import { startNode, useTestApp } from '../../../testing/app.ts'
import { makeOperator, testPassword } from '../../../testing/make.ts'
import { hasSession } from './cookies.ts'

const test = useTestApp({ PUBLIC_URL: 'https://panel.office.example.com' })

/** The domains of the session cookies that a response deletes; undefined for the one of the host itself. */
function deletedDomains(answer: LightMyRequestResponse) {
  return answer.cookies.map(({ name, domain, path, expires, value }) => {
    expect({ name, path, value, expires }).toEqual({
      name: 'auth.session',
      path: '/',
      value: '',
      expires: new Date(0),
    })
    return domain
  })
}
const allDomains = [undefined, 'panel.office.example.com', 'office.example.com', 'example.com']

describe('a request with two session cookies', () => {
  it.each([
    ['first', (own: string) => `auth.session=planted; auth.session=${own}`],
    ['last', (own: string) => `auth.session=${own}; auth.session=planted`],
    ['twice', (own: string) => `auth.session=${own};auth.session=${own}`],
    ['among others', (own: string) => `i18n=pl; auth.session=${own}; auth.device=d;  auth.session =planted`],
  ])('is refused wherever the real one is (%s), and both are deleted', async (_where, cookies) => {
    const { token } = await test.signedIn(await makeOperator(test.db))
    const answer = await test.anonymous('GET', '/api/user.php', undefined, { cookie: cookies(token) })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().code).toBe('session_cookie_doubled')
    expect(deletedDomains(answer)).toEqual(allDomains)
    expect(answer.cookies.every((cookie) => cookie.secure)).toBe(true)
  })

  it('signs nobody in and ends no session: the next request, with one cookie or none, works', async () => {
    const operator = await makeOperator(test.db)
    const send = await test.signedIn(operator)
    const cookie = `auth.session=${send.token}; auth.session=planted`
    const body = { login: operator.login, password: testPassword }
    const first = await test.anonymous('POST', '/api/user.php', body, { cookie })
    expect(first.json().code).toBe('session_cookie_doubled')
    expect((await test.anonymous('POST', '/api/logout.php', undefined, { cookie })).statusCode).toBe(401)
    expect((await send('GET', '/api/user.php')).statusCode).toBe(200)
    expect((await test.anonymous('POST', '/api/user.php', body)).statusCode).toBe(200)
  })

  it('gets pages as a visitor', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'panel-pages-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'index.html'), 'the panel')
    writeFileSync(join(folder, 'visitor.html'), 'the sign-in')
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error' })
    const { db, urgent, batches, live, secrets } = test
    const app = await buildApp({ db, urgent, batches, replica: db, live, secrets, config })
    onTestFinished(() => app.close())
    await servePages(app, folder, hasSession)
    const page = await app.inject({
      url: '/queue',
      headers: { host: 'panel.test', accept: 'text/html', cookie: 'auth.session=a; auth.session=b' },
    })
    expect(page).toMatchObject({ statusCode: 200, body: 'the sign-in' })
    expect(deletedDomains(page)).toEqual([undefined, 'panel.test'])
  })

  it.each([['127.0.0.1:3000'], ['[::1]:3000'], ['localhost:3000']])(
    'to a host without a domain (%s) deletes only the cookie of the host itself',
    async (host) => {
      const node = await startNode(test.url)
      const answer = await node.anonymous('GET', '/api/user.php', undefined, {
        host,
        cookie: 'auth.session=a; auth.session=b',
      })
      expect(deletedDomains(answer)).toEqual([undefined])
    },
  )
})
