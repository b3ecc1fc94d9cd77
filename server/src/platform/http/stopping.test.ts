import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Worker } from 'node:worker_threads'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { announceStops } from './stopping.ts'

const requests = 40

/** An app that counts the requests that it begins. */
async function openApp() {
  const app = Fastify({ return503OnClosing: false })
  announceStops(app)
  let begun = 0
  app.get('/', async () => {
    begun++
    return 'answered'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  // The cast: it listens on a port.
  const { port } = app.server.address() as AddressInfo
  return { app, port, begun: () => begun }
}

/**
 * Clients in a thread of their own. They connect, first send some requests whose answers they wait for, and then send one more each
 * when they are told to; `sent` is 1 as soon as the kernel has all of them.
 */
const clients = `
  const { parentPort, workerData: { port, requests, sent, isKept } } = require('node:worker_threads')
  const { connect } = require('node:net')
  const { once } = require('node:events')
  const request = 'GET / HTTP/1.1\\r\\nhost: panel.test\\r\\n\\r\\n'
  const open = () => Promise.all(Array.from({ length: requests }, async () => {
    const client = { socket: connect(port, '127.0.0.1'), answer: '' }
    client.socket.on('error', (error) => { client.answer += error.code })
    client.socket.on('data', (data) => { client.answer += data })
    client.closed = once(client.socket, 'close')
    await once(client.socket, 'connect')
    return client
  }))
  const send = ({ socket }) => new Promise((done) => socket.write(request, done))
  async function run() {
    let kept
    if (isKept) {
      kept = await open()
      await Promise.all(kept.map(async (client) => {
        await send(client)
        while (!client.answer.endsWith('answered')) await once(client.socket, 'data')
        client.answer = ''
      }))
    }
    parentPort.postMessage('ready')
    await once(parentPort, 'message')
    const all = kept ?? await open()
    await Promise.all(all.map(send))
    Atomics.store(sent, 0, 1)
    Atomics.notify(sent, 0)
    await Promise.all(all.map(({ closed }) => closed))
    parentPort.postMessage(all.map(({ answer }) => answer))
  }
  run()
`

/** The answers to requests that the kernel had received, and this process had not read, when the app was closed. */
async function closeWithUnread(isKept: boolean): Promise<string[]> {
  const { app, port } = await openApp()
  const sent = new Int32Array(new SharedArrayBuffer(4))
  const thread = new Worker(clients, { eval: true, workerData: { port, requests, sent, isKept } })
  onTestFinished(async () => void (await thread.terminate()))
  await once(thread, 'message')
  thread.postMessage('send')
  // This process reads nothing meanwhile, like one that is busy.
  Atomics.wait(sent, 0, 0)
  const answers = once(thread, 'message')
  await app.close()
  return (await answers)[0]
}

describe('closing the app', () => {
  it('answers requests on connections that were not accepted yet', async () => {
    const answers = await closeWithUnread(false)
    expect(answers).toHaveLength(requests)
    for (const answer of answers)
      expect(answer).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close[\s\S]*answered$/)
  })

  it('answers requests on idle connections that were not read yet', async () => {
    const answers = await closeWithUnread(true)
    expect(answers).toHaveLength(requests)
    for (const answer of answers)
      expect(answer).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close[\s\S]*answered$/)
  })

  it('does not reset a client that sends its next request at that moment, and does not begin that request', async () => {
    const { app, port, begun } = await openApp()
    const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const errors: Error[] = []
    client.on('error', (error) => errors.push(error))
    client.write('GET / HTTP/1.1\r\nhost: panel.test\r\n\r\n')
    await once(client, 'data')
    client.on('data', (data) => expect.unreachable(String(data)))
    const closed = app.close()
    await once(client, 'end')
    client.write('GET / HTTP/1.1\r\nhost: panel.test\r\n\r\n')
    // The client never closes its side; the server does not wait for that.
    await closed
    client.end()
    await once(client, 'close')
    expect(errors).toEqual([])
    expect(begun()).toBe(1)
  })
})
