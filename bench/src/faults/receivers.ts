import { createServer, request } from 'node:http'
import { freePort } from '../../../server/src/platform/embedded-postgres/cluster.ts'
import type { Fault } from './fault.ts'
import { play, summaryOf } from './play.ts'
import { withTestPanel } from './test-panel.ts'

/** The failures of a receiver. */
const failureKinds = [
  'refuses with 500',
  'resets before it has read',
  'resets after it has taken',
  'answers late',
] as const
/** One of this number of webhooks fails. */
const webhooksPerFailure = 20
/** Milliseconds of the late responses. */
const lateBy = 2_000

/** The site's receiver fails in many ways. */
export const receivers: Fault = {
  name: 'receivers',
  promise:
    'Receivers refuse, reset and answer late: every answer arrives once, in the order of its conversation',
  async run({ isShort, prepare }) {
    return withTestPanel({ prepare }, async (panel) => {
      const receiverPort = await freePort()
      const proxy = await openFailingProxy(panel.webhookPort, receiverPort)
      try {
        const playing = await play(panel, {
          conversations: isShort ? 30 : 300,
          operators: isShort ? 8 : 16,
          seconds: isShort ? 120 : 600,
          receiverPort,
        })
        const { ledger, broken } = await playing.finish()
        const done = Object.entries(proxy.counts)
          .map(([what, count]) => `${what} ${count}`)
          .join(', ')
        return { measured: `${done}; ${summaryOf(ledger)}`, broken }
      } finally {
        await proxy.close()
      }
    })
  },
}

/** A proxy in front of the site's receiver that fails now and then. */
async function openFailingProxy(port: number, receiverPort: number) {
  const counts = Object.fromEntries(failureKinds.map((what) => [what, 0]))
  let number = 0
  const server = createServer((incoming, response) => {
    const failure =
      ++number % webhooksPerFailure === 0
        ? failureKinds[(number / webhooksPerFailure) % failureKinds.length]
        : undefined
    if (failure) counts[failure] = (counts[failure] ?? 0) + 1
    if (failure === 'refuses with 500')
      return void incoming.resume().on('end', () => response.writeHead(500).end())
    if (failure === 'resets before it has read') return void incoming.socket.resetAndDestroy()
    const outgoing = request(
      {
        port: receiverPort,
        host: '127.0.0.1',
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      },
      (received) => {
        received.resume()
        if (failure === 'resets after it has taken') return void incoming.socket.resetAndDestroy()
        const pass = () => response.writeHead(received.statusCode ?? 502).end()
        if (failure === 'answers late') setTimeout(pass, lateBy)
        else pass()
      },
    )
    outgoing.on('error', () => incoming.socket.resetAndDestroy())
    incoming.pipe(outgoing)
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    counts,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
