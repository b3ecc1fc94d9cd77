import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeOperator } from '../../testing/make.ts'

const test = useTestApp()

describe('a path', () => {
  it('with invalid encoding is refused with a problem', async () => {
    const answer = await test.anonymous('GET', '/api/conversations/%ED%A0%80')
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({
      status: 400,
      code: 'malformed_request',
      issues: [{ path: 'path', message: 'Must be percent-encoded UTF-8' }],
    })
  })

  it('of the maximum length that Node reads is validated by the contract', async () => {
    const call = await test.signedIn(await makeOperator(test.db))
    const answer = await call('GET', `/api/conversations/${'1'.repeat(12_000)}`)
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid_input', issues: [{ path: 'id' }] })
  })
})

describe('over a socket', () => {
  let port = 0
  beforeAll(async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    // The cast: a server that listens on a port has such an address.
    port = (test.app.server.address() as AddressInfo).port
  })

  /** Everything that is received until the server closes the connection. */
  async function exchange(text: string): Promise<{ status: number; problem: unknown }> {
    const socket = connect(port, '127.0.0.1')
    socket.write(text)
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    await once(socket, 'close')
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    return { status: Number(head.split(' ')[1]), problem: JSON.parse(body) }
  }

  it('a path or header of one mebibyte is refused with a problem that the client receives', async () => {
    const mebibyte = 'x'.repeat(1024 * 1024)
    for (const request of [
      `GET /api/conversations/${mebibyte} HTTP/1.1\r\nhost: panel.test\r\n\r\n`,
      `GET /api/queues?limit=${mebibyte} HTTP/1.1\r\nhost: panel.test\r\n\r\n`,
      `GET /api/queues HTTP/1.1\r\nhost: panel.test\r\nidempotency-key: ${mebibyte}\r\n\r\n`,
    ])
      expect(await exchange(request)).toMatchObject({
        status: 431,
        problem: { status: 431, code: 'request_too_large', issues: [{ path: 'path' }] },
      })
  })

  it('invalid HTTP is refused with a problem', async () => {
    expect(await exchange('Hello there\r\n\r\n')).toMatchObject({
      status: 400,
      problem: { code: 'malformed_request', issues: [{ path: 'request' }] },
    })
  })
})
