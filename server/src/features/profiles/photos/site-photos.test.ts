import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { makeInHand } from '../../../testing/answering.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator } from '../../../testing/make.ts'
import { plainPicture } from '../../../testing/make-attachments.ts'
import { openSitePhotos } from './site-photos.ts'

/** A host that the app of these tests may call; servers of tests below listen on this port. */
const allowed = '127.0.0.1:4987'
const test = useTestApp({ WEBHOOK_HOSTS: allowed })

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

/** A site's host for pictures. */
async function serve(answer: RequestListener, port = 0) {
  let requests = 0
  const server = createServer((request, response) => {
    requests++
    answer(request, response)
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  open.push(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
  // The cast: it listens on a port, not on a socket file.
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { host, url: `http://${host}/photo.jpg`, requests: () => requests }
}

async function servePicture(port?: number, width = 64) {
  const picture = await plainPicture(width).png().toBuffer()
  return serve((_request, response) => response.end(picture), port)
}

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'served',
    (error) => error.code,
  )

describe("a site's photo", () => {
  it('is fetched once, re-encoded and cached', async () => {
    const { host, url, requests } = await servePicture()
    const photos = openSitePhotos([host])
    const [first, second] = await Promise.all([photos.get(url), photos.get(url)])
    expect(first).toMatchObject({ mediaType: 'image/webp', width: 64 })
    expect(second).toBe(first)
    expect(await photos.get(url)).toBe(first)
    expect(requests()).toBe(1)
  })

  it('is removed from the cache when others are requested more recently', async () => {
    const { host, url, requests } = await servePicture()
    const { bytes } = await openSitePhotos([host]).get(url)
    const photos = openSitePhotos([host], { maxBytes: bytes.length * 2 })
    for (const name of ['a', 'b', 'a', 'c', 'a']) await photos.get(`${url}?${name}`)
    expect(requests()).toBe(1 + 3)
    await photos.get(`${url}?b`)
    expect(requests()).toBe(1 + 4)
  })

  it('is requested again after a failure', async () => {
    let isAvailable = false
    const picture = await plainPicture().png().toBuffer()
    const { host, url } = await serve((_request, response) =>
      response.writeHead(isAvailable ? 200 : 503).end(picture),
    )
    const photos = openSitePhotos([host])
    expect(await outcome(photos.get(url))).toBe('photo_unavailable')
    isAvailable = true
    expect(await outcome(photos.get(url))).toBe('served')
  })

  it('arrives at once while the host of another site, with many requested photos, does not respond', async () => {
    const silent = await serve(() => {})
    const quick = await servePicture()
    const photos = openSitePhotos([silent.host, quick.host])
    let failures = 0
    for (let number = 0; number < 40; number++)
      void photos.get(`${silent.url}?${number}`).catch(() => failures++)
    await expect.poll(silent.requests).toBe(4)
    expect(await photos.get(quick.url)).toMatchObject({ width: 64 })
    expect([failures, silent.requests()]).toEqual([0, 4])
  })

  it('of a host that has just not responded is refused without a request, and requested again after a while', async () => {
    const silent = await serve(() => {})
    const photos = openSitePhotos([silent.host], { timeLimit: 300 })
    expect(await outcome(photos.get(silent.url))).toBe('photo_unavailable')
    expect(await outcome(photos.get(`${silent.url}?other`))).toBe('photo_unavailable')
    expect(silent.requests()).toBe(1)
    const withoutBlocking = openSitePhotos([silent.host], { timeLimit: 300, blockTime: 0 })
    for (const name of ['a', 'b']) await outcome(withoutBlocking.get(`${silent.url}?${name}`))
    expect(silent.requests()).toBe(3)
  })

  it('is not fetched from a private address, whatever name it has', async () => {
    const { url, requests, host } = await servePicture()
    const photos = openSitePhotos([])
    const port = host.split(':')[1]
    for (const address of [
      url,
      `http://localhost:${port}/photo.jpg`,
      `http://[::1]:${port}/photo.jpg`,
      `http://[::ffff:127.0.0.1]:${port}/photo.jpg`,
      'http://169.254.169.254/latest/meta-data',
      'file:///etc/passwd',
    ])
      expect(await outcome(photos.get(address)), address).toBe('photo_unavailable')
    expect(requests()).toBe(0)
  })

  it('is refused when it redirects, is no picture, has no end, or does not arrive', async () => {
    const other = await servePicture()
    const answers: RequestListener[] = [
      (_request, response) => response.writeHead(302, { location: other.url }).end(),
      (_request, response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      (_request, response) => response.writeHead(404).end(),
      (_request, response) => {
        const writeUntilFull = () => {
          while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024)));
        }
        response.on('drain', writeUntilFull)
        writeUntilFull()
      },
      () => {},
      (_request, response) => response.write('\x89PNG'),
    ]
    for (const answer of answers) {
      const { host, url } = await serve(answer)
      const photos = openSitePhotos([host, other.host], { timeLimit: 1_000 })
      expect(await outcome(photos.get(url))).toBe('photo_unavailable')
    }
    expect(other.requests()).toBe(0)
  })
})

describe("the photo of a customer's message", () => {
  it('has a path in the panel, which serves it to those who may read the conversation', async () => {
    const { url } = await servePicture(4987)
    const { call, id, message, profile } = await makeInHand(test)
    await test.db
      .updateTable('messages')
      .set({ photo_url: url, type: 'photo' })
      .where('id', '=', message.id)
      .execute()
    await test.db.updateTable('profiles').set({ photo_url: url }).where('id', '=', profile.id).execute()
    const { items } = (await call('GET', `/api/conversations/${id}/messages`)).json()
    const path = `/api/conversations/${id}/messages/${message.id}/photo`
    expect(items[0].attachments).toEqual([{ kind: 'photo', url: path, size: null }])
    const read = (await call('GET', `/api/conversations/${id}`)).json()
    const stranger = await test.signedIn(await makeOperator(test.db))
    for (const address of [path, read.conversation.profile.photo_url]) {
      expect((await call('GET', address)).headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-cache',
      })
      const { headers } = await call('GET', address)
      const again = await call('GET', address, undefined, { 'if-none-match': String(headers.etag) })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      // Path and tag are not enough: after a sign-out nothing is served.
      const known = { 'if-none-match': String(headers.etag) }
      expect((await test.anonymous('GET', address, undefined, known)).statusCode).toBe(401)
      expect((await stranger('GET', address)).json()).toMatchObject({ code: 'conversation_not_found' })
    }
  })

  it('does not exist for a message without one, or of another conversation', async () => {
    const { call, id, message } = await makeInHand(test)
    const other = await makeInHand(test)
    await test.db
      .updateTable('messages')
      .set({ photo_url: 'http://127.0.0.1:4987/x' })
      .where('id', '=', other.message.id)
      .execute()
    for (const messageId of [message.id, other.message.id])
      expect(
        (await call('GET', `/api/conversations/${id}/messages/${messageId}/photo`)).json(),
      ).toMatchObject({
        code: 'photo_not_found',
      })
    expect((await call('GET', `/api/conversations/${id}/profile/photo`)).json()).toMatchObject({
      code: 'photo_not_found',
    })
    const gone = await other.call('GET', `/api/conversations/${other.id}/messages/${other.message.id}/photo`)
    expect(gone.json()).toMatchObject({ code: 'photo_unavailable', status: 502 })
  })
})
