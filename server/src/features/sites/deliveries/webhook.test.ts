import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { startReceiver } from '../../../testing/receiver.ts'
import { openWebhooks } from './webhook.ts'

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

const webhookTo = (url: string) => ({ url, headers: { 'webhook-id': 'msg_1' }, body: '{}' })

function openTo(host: string, timeLimit?: number) {
  const webhooks = openWebhooks([host], timeLimit)
  open.push(webhooks.close)
  return webhooks
}

describe('an attempt', () => {
  it('without a response ends after the time limit', async () => {
    const receiver = await startReceiver(() => 'hang')
    open.push(receiver.close)
    expect(await openTo(receiver.host, 100).post(webhookTo(receiver.url))).toEqual({
      result: 'failed',
      error: 'No answer in 0.1 seconds',
    })
  })

  it('reads only the beginning of an endless response', async () => {
    let written = 0
    const isClosed = Promise.withResolvers<void>()
    const server = createServer((_, response) => {
      response.on('close', isClosed.resolve)
      const more = () => {
        if (response.destroyed) return
        written += 8_192
        response.write(Buffer.alloc(8_192), () => setImmediate(more))
      }
      more()
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    open.push(() => server.close())
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    expect(await openTo(host).post(webhookTo(`http://${host}/`))).toEqual({ result: 'delivered' })
    await isClosed.promise
    expect(written).toBeLessThan(8 * 1024 * 1024)
  })

  it('over a connection that the receiver closes at that moment is repeated at once', async () => {
    const used = new WeakSet<Socket>()
    let closed = 0
    const server = createServer((request, response) => {
      if (used.has(request.socket)) {
        closed++
        request.socket.destroy()
      } else response.end()
      used.add(request.socket)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    open.push(() => server.close())
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    const webhooks = openTo(host)
    const outcomes = new Set<string>()
    await expect
      .poll(async () => {
        outcomes.add((await webhooks.post(webhookTo(`http://${host}/`))).result)
        return closed
      })
      .toBeGreaterThan(0)
    expect([...outcomes]).toEqual(['delivered'])
  })

  it('to a URL that is not HTTP fails', async () => {
    expect(await openTo('x').post(webhookTo('ftp://example.com/'))).toEqual({
      result: 'failed',
      error: 'ftp: is not HTTP',
    })
  })
})
