import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, useTestApp } from '../../testing/app.ts'
import { makeOperator } from '../../testing/make.ts'

const test = useTestApp({ PUBLIC_URL: 'https://panel.test' })

let port = 0
beforeAll(async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  // The cast: a server that listens on a port has such an address.
  port = (test.app.server.address() as AddressInfo).port
})

const always = {
  'content-security-policy': expect.stringMatching(/(^|; )default-src 'self'(;|$)/),
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** Sends these bytes. @returns status and headers of the response as soon as they arrive */
async function exchange(text: string): Promise<{ status: number; headers: Record<string, string> }> {
  const socket = connect(port, '127.0.0.1')
  socket.write(text)
  let answer = ''
  while (!answer.includes('\r\n\r\n')) {
    const [chunk] = await once(socket, 'data')
    answer += chunk
  }
  socket.destroy()
  const [first = '', ...lines] = answer.slice(0, answer.indexOf('\r\n\r\n')).split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  return { status: Number(first.split(' ')[1]), headers }
}

/** The text of each style element that a file of React Aria makes, as its source writes it. */
function stylesOfReactAria(): string[] {
  const folders = ['react-aria', 'react-stately', 'react-aria-components'].map((name) =>
    fileURLToPath(new URL(`../../../../node_modules/${name}/dist/private`, import.meta.url)),
  )
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mjs'))
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  )
  return sources
    .flatMap((source) =>
      source
        .split("createElement('style')")
        .slice(1)
        .map((rest) => ({ source, rest })),
    )
    .map(({ source, rest }) => {
      const text = /textContent = `([^`]*)`\.trim\(\)/.exec(rest)?.[1]
      if (text === undefined) throw new Error('This style is not written as one text')
      return text
        .replace(/\$\{(.+?)\}/g, (_, name) => source.split(`const ${name} = '`)[1]?.split("'")[0] ?? '')
        .trim()
    })
}

const get = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nhost: panel.test\r\nconnection: close\r\n${more}\r\n`

describe('the security headers', () => {
  it.each([
    ['a response', 200, get('/healthz')],
    ['a refusal', 401, get('/api/queues')],
    ['an unknown path', 404, get('/api/nothing')],
    ['an unknown page', 404, get('/nothing.js')],
    [
      'a method that the path does not have',
      405,
      'DELETE /api/user.php HTTP/1.1\r\nhost: panel.test\r\n\r\n',
    ],
    ['metrics without the token', 404, get('/metrics')],
    [
      'a body that is not JSON',
      400,
      'POST /api/user.php HTTP/1.1\r\nhost: panel.test\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\ncontent-length: 1\r\n\r\n{',
    ],
    ['a path that is not UTF-8', 400, get('/api/conversations/%ED%A0%80')],
    ['bytes that are not HTTP', 400, 'Hello there\r\n\r\n'],
    ['a header that is too long', 431, get('/', `x: ${'x'.repeat(64 * 1024)}\r\n`)],
    ['a request without a host', 400, 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['an unknown expectation', 417, get('/healthz', 'expect: a miracle\r\n')],
  ])('are on %s', async (_what, status, request) => {
    const answer = await exchange(request)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject(always)
  })

  it('are on an event stream', async () => {
    const { token } = await test.signedIn(await makeOperator(test.db))
    const answer = await exchange(get('/api/events', `cookie: auth.session=${token}\r\n`))
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({ ...always, 'content-type': 'text/event-stream; charset=utf-8' })
  })

  it('allow fonts only from the panel, and name the path for violation reports', async () => {
    const { headers } = await exchange(get('/healthz'))
    const directives = headers['content-security-policy']?.split('; ')
    expect(directives).toContain("font-src 'self'")
    expect(directives).toContain('report-uri /csp-reports')
    expect(directives).toContain('report-to csp')
    expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"')
  })

  it('allow styles only from the panel, and by their hashes those that React Aria inserts', async () => {
    const { headers } = await exchange(get('/healthz'))
    const directives = headers['content-security-policy']?.split('; ')
    const hashes = stylesOfReactAria().map(
      (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    )
    expect(hashes).toHaveLength(2)
    expect(directives?.find((each) => each.startsWith('style-src '))?.split(' ')).toEqual([
      'style-src',
      "'self'",
      ...hashes,
    ])
  })

  it('require https only where the panel uses it', async () => {
    const plain = await startTestApp(test.url, { PUBLIC_URL: 'http://panel.test' })
    const answer = await plain.anonymous('GET', '/healthz')
    expect(answer.headers['strict-transport-security']).toBeUndefined()
    expect(answer.headers['x-frame-options']).toBe('DENY')
    await plain.close()
  })
})
