import { Agent, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openClient } from './client.ts'
import { newTally } from './tally.ts'
import { untilAnswered } from './until-answered.ts'

/** A proxy in front of a panel: it first responds with these statuses, then passes requests on. */
async function startProxy(statuses: number[]) {
  const server = createServer((_request, response) => {
    const status = statuses.shift()
    if (status) response.writeHead(status, { 'content-type': 'text/html' }).end(`<h1>${status}</h1>`)
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"items":[]}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close().closeAllConnections())
  // The cast: it listens on a port.
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

it.each([502, 503, 504])('a robot retries after %i', async (status) => {
  const client = openClient(await startProxy([status, status]), new Agent())
  const tally = newTally()
  const giveUp = new AbortController().signal
  const answer = await untilAnswered({ tally, giveUp }, () => client.call('GET', '/api/queues'))
  expect(answer).toMatchObject({ status: 200, body: { items: [] } })
  expect(tally.repeats).toBe(2)
})

it('a robot does not retry after 500: that is an error to be counted', async () => {
  const client = openClient(await startProxy([500]), new Agent())
  const run = { tally: newTally(), giveUp: new AbortController().signal }
  expect(await untilAnswered(run, () => client.call('GET', '/api/queues'))).toMatchObject({ status: 500 })
  expect(run.tally.repeats).toBe(0)
})
