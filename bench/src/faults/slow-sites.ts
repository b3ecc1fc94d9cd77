import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { addWebhookSecret } from '../../../server/src/features/sites/deliveries/endpoints.ts'
import type { Db } from '../../../server/src/platform/database.ts'
import { secretsFrom } from '../../../server/src/platform/secrets.ts'
import { makeOperator, makeSiteowner } from '../../../server/src/testing/make.ts'
import { makeConversation, makeSentMessage } from '../../../server/src/testing/make-conversations.ts'
import { type Fault, inSeconds, timeUntil } from './fault.ts'
import { type TestPanel, withTestPanel } from './test-panel.ts'

const slowSites = 5
/** Milliseconds within which the fast site must have its answer, at p95. */
const quickWithin = 1_000
/** On a busy machine, how many times as long as while all sites are fast. */
const timesAsLong = 3

/** Sites that respond correctly, but almost as late as allowed. */
export const slowSitesFault: Fault = {
  name: 'slow-sites',
  promise: 'Five sites take 13.5 s for each webhook: a quick site gets its answers within a second (p95)',
  async run({ isShort }) {
    const slowness = isShort ? 5_000 : 13_500
    const seconds = isShort ? 12 : 60
    const receivers = await Promise.all(Array.from({ length: 1 + slowSites }, openReceiver))
    const [quick, ...slow] = receivers
    const hosts = receivers.map(({ port }) => `127.0.0.1:${port}`)
    try {
      return await withTestPanel({ environment: { WEBHOOK_HOSTS: hosts.join(',') } }, async (panel) => {
        const sends = await Promise.all(receivers.map(({ port }) => makeSender(panel, port)))
        let sent = 0
        /** @returns milliseconds until the answers of this time were at the quick site, the shortest first */
        async function sendFor(duration: number): Promise<number[]> {
          const end = Date.now() + duration * 1_000
          while (Date.now() < end) {
            // The slow sites get ten times as many as the fast one.
            await Promise.all(sends.flatMap((send, index) => (index === 0 ? [send()] : [send(), send()])))
            sent++
            await new Promise((done) => setTimeout(done, 100))
          }
          await timeUntil(async () => quick?.delays.length === sent, 10_000)
          return (quick?.delays ?? []).toSorted((a, b) => a - b)
        }
        const before = await sendFor(seconds / 2)
        if (quick) quick.delays = []
        const arrived = before.length
        for (const receiver of slow) receiver.slowness = slowness
        sent -= arrived
        const delays = await sendFor(seconds)
        const p95 = at95(delays)
        const most = Math.max(quickWithin, timesAsLong * (at95(before) ?? 0))
        return {
          measured: `${delays.length} of ${sent} answers at the quick site, p50 ${inSeconds(delays[Math.floor(delays.length / 2)])}, p95 ${inSeconds(p95)} (while all were quick ${inSeconds(at95(before))}), at most ${inSeconds(delays.at(-1))}`,
          broken: [
            ...(p95 === undefined || p95 > most ? [`p95 ${inSeconds(p95)}`] : []),
            ...(delays.length < sent ? [`${sent - delays.length} answers have not arrived`] : []),
          ],
        }
      })
    } finally {
      for (const { close } of receivers) close()
    }
  },
}

const at95 = (sorted: number[]) => sorted[Math.floor(sorted.length * 0.95)]

/** A receiver that records how long each webhook took to arrive. */
async function openReceiver() {
  const receiver = {
    delays: [] as number[],
    /** Milliseconds after which it responds. */
    slowness: 0,
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { data } = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    receiver.delays.push(Date.now() - Date.parse(data.sent_at))
    setTimeout(() => response.writeHead(204).end(), receiver.slowness)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // The cast: it listens on a port, not on a path.
  const { port } = server.address() as AddressInfo
  return Object.assign(receiver, {
    port,
    close() {
      server.closeAllConnections()
      server.close()
    },
  })
}

/** A site owner whose webhook goes to this port. @returns a function that sends an answer in a new conversation */
export async function makeSender({ db, environment }: TestPanel, port: number): Promise<() => Promise<void>> {
  const siteowner = await makeSiteowner(db, { webhook_url: `http://127.0.0.1:${port}/webhooks` })
  const secrets = secretsFrom(Buffer.from(environment.SECRET_KEY ?? '', 'base64'))
  await addWebhookSecret(db, secrets, {
    siteownerId: siteowner.id,
    secret: `whsec_${Buffer.alloc(24, port % 251).toString('base64')}`,
  })
  const operator = await makeOperator(db)
  return async () => {
    const conversation = await makeConversation(db, { siteowner })
    await makeSentMessage(db, {
      conversationId: conversation.id,
      operatorId: operator.id,
      text: 'Hello',
      turn: 'extra_reply',
    })
    await wakeDispatchers(db)
  }
}

/** Sends the hint that there is something to deliver, like the operation that sends an answer. */
async function wakeDispatchers(db: Db) {
  await sql`select pg_notify('panel', '[{"topic":"deliveries"}]')`.execute(db)
}
