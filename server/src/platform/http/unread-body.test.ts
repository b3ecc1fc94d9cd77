import { connect } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'

const test = useTestApp()
let port: number
beforeAll(async () => {
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
const megabyte = Buffer.alloc(1024 * 1024, 120)
const megabytes = 30

/** Sends a request with 30 MiB as fast as the server reads. @returns the response, after the connection was closed */
async function sendMuch(head: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  // The server closes it while this side still writes.
  socket.on('error', () => {})
  let response = ''
  socket.setEncoding('utf8').on('data', (part) => {
    response += part
  })
  const closed = new Promise<void>((done) => {
    socket.once('close', () => done())
  })
  socket.write(`${head}\r\nHost: panel\r\nContent-Length: ${megabytes * megabyte.length}\r\n\r\n`)
  for (let sent = 0; sent < megabytes && !socket.destroyed; sent++) {
    const isFree = socket.write(megabyte)
    if (!isFree) await Promise.race([new Promise((done) => socket.once('drain', done)), closed])
  }
  await closed
  return response
}

const json = 'Content-Type: application/json'
const sameOrigin = 'Sec-Fetch-Site: same-origin'

describe('a response before the body was read closes the connection', () => {
  it.each([
    ['401', `POST /site/v1/messages HTTP/1.1\r\nAuthorization: Bearer wrong\r\n${json}`],
    ['401', `POST /api/queues/reply/claim HTTP/1.1\r\n${sameOrigin}\r\n${json}`],
    ['403', `POST /api/queues/reply/claim HTTP/1.1\r\nSec-Fetch-Site: cross-site\r\n${json}`],
    ['404', `POST /nowhere HTTP/1.1\r\n${json}`],
    ['405', `PUT /api/user.php HTTP/1.1\r\n${sameOrigin}\r\n${json}`],
    ['413', `POST /api/user.php HTTP/1.1\r\n${sameOrigin}\r\n${json}`],
    ['415', `POST /api/user.php HTTP/1.1\r\n${sameOrigin}\r\nContent-Type: image/png`],
  ])('%s: %s', async (status, head) => {
    const response = await sendMuch(head)
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(response.toLowerCase()).toContain('connection: close')
  })

  it('and of fifty strangers at once, hardly anything is read', async () => {
    const sockets = new Set<{ bytesRead: number }>()
    test.app.server.on('connection', (socket) => sockets.add(socket))
    const head = `POST /site/v1/messages HTTP/1.1\r\nAuthorization: Bearer wrong\r\n${json}`
    await Promise.all(Array.from({ length: 50 }, () => sendMuch(head)))
    const read = [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0)
    expect(sockets.size).toBe(50)
    expect(read / megabyte.length).toBeLessThan(50 * 2)
  })
})

it('a short body keeps the connection', async () => {
  const answer = await test.anonymous('POST', '/nowhere', { text: 'x' })
  expect(answer.statusCode).toBe(404)
  expect(answer.headers.connection).not.toBe('close')
})
