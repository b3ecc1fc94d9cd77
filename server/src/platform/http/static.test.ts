import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handleErrors } from './problems.ts'
import { servePages } from './static.ts'

const app = Fastify()
const folder = mkdtempSync(join(tmpdir(), 'panel-pages-'))
const get = (url: string, headers: Record<string, string> = { accept: 'text/html,application/xhtml+xml' }) =>
  app.inject({ url, headers })

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>Operator login</title>')
  writeFileSync(join(folder, 'visitor.html'), '<meta name="visitor"><title>Operator login</title>')
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  writeFileSync(join(folder, 'licences.txt'), 'MIT License, © 2026')
  writeFileSync(join(folder, 'assets/index-D4f5.js'), 'start()')
  writeFileSync(join(folder, 'assets/index-D4f5.js.gz'), gzipSync('start()'))
  handleErrors(app, () => {})
  app.get('/api/known', async () => 'known')
  await servePages(app, folder, ({ headers }) => headers.cookie !== undefined)
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

describe('the built pages', () => {
  it.each(['/', '/conversations/12', '/queue?smart=1', '/login', '/invite/token'])(
    'respond to %s with index.html, which is revalidated each time',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect(answer.body).toContain('Operator login')
    },
  )

  it.each(['/no-such-page', '/index.html', '/operators/7/more', '/no-such-page/7?q=1'])(
    'respond to %s, which no page has, with 404 and the page that says so',
    async (url) => {
      const accept = 'text/html'
      const answer = await get(url, { accept, cookie: 'auth.session=one', 'if-none-match': 'W/"1f-19"' })
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.headers).not.toHaveProperty('etag')
      expect(answer.body).toContain('Operator login')
      expect((await get(url, { accept })).body).toContain('<meta name="visitor">')
    },
  )

  it('have the licences of what is shipped, as plain text', async () => {
    const answer = await get('/licences')
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body).toBe('MIT License, © 2026')
  })

  it('tell a browser without a session that it has none, so that it sends no request for it', async () => {
    const accept = 'text/html'
    expect((await get('/login', { accept })).body).toContain('<meta name="visitor">')
    const known = await get('/login', { accept, cookie: 'auth.session=one' })
    expect(known.body).not.toContain('visitor')
    expect(known.headers.vary).toContain('Cookie')
  })

  it('have assets that are cached for ever, compressed as the browser accepts it', async () => {
    const plain = await get('/assets/index-D4f5.js')
    expect(plain.body).toBe('start()')
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const compressed = await get('/assets/index-D4f5.js', { 'accept-encoding': 'gzip, br' })
    expect(compressed.headers['content-encoding']).toBe('gzip')
    expect(compressed.headers['content-type']).toContain('javascript')
    expect(compressed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('have other files that are revalidated', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache')
  })

  it.each([
    '/assets/index-gone.js',
    '/api/unknown',
    '/site/v1/unknown',
    '/../package.json',
    '/%2e%2e/package.json',
  ])('are not the response for %s', async (url) => {
    const page = await get(url)
    expect(page.statusCode).toBe(404)
    expect(page.body).not.toContain('index-D4f5')
    const answer = await get(url, { accept: 'application/json' })
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('are not the response for a request that wants JSON', async () => {
    expect((await get('/conversations/12', { accept: 'application/json' })).statusCode).toBe(404)
  })

  it('do not hide the API', async () => {
    expect((await get('/api/known')).body).toBe('known')
  })
})
