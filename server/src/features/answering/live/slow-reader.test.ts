import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator } from '../../../testing/make.ts'
import { openTestStreams } from '../../../testing/streams.ts'

const test = useTestApp()

describe('a stream with a slow reader', () => {
  it('ends once, however many hints say that its session has ended', async () => {
    const { streams, sendHint } = openTestStreams(test)
    const { id } = await makeOperator(test.db)
    const { sessionId } = await test.signedIn({ id })
    const errors: Error[] = []
    const opened = Promise.withResolvers<ServerResponse>()
    const server = createServer((_request, response) => {
      response.on('error', (error) => errors.push(error))
      const operator = { id, sessionId, assignedLevelId: 100, rights: [] }
      streams.add({ response, operator, watched: undefined })
      opened.resolve(response)
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    // The cast: it listens on a port.
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
    onTestFinished(() => void socket.destroy())
    socket.write('GET / HTTP/1.1\r\nhost: panel.test\r\n\r\n')
    const response = await opened.promise
    const soon = () => new Promise(setImmediate)
    // The network buffers hold megabytes, so each turn sends many events.
    for (; response.writableLength === 0; await soon())
      for (let times = 0; times < 500; times++) sendHint({ topic: 'conversation', id: 1, operatorId: id })
    for (let times = 0; times < 3; times++) {
      sendHint({ topic: 'session', sessionId })
      await soon()
    }
    expect(errors).toEqual([])
    expect(response.writableEnded).toBe(true)
  })
})
