import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { addWebhookSecret } from '../../../server/src/features/deliveries/endpoints.ts'
import type { Db } from '../../../server/src/platform/database.ts'
import { secretsFrom } from '../../../server/src/platform/secrets.ts'
import { makeOperator, makeSiteowner } from '../../../server/src/testing/make.ts'
import { makeConversation, makeSentMessage } from '../../../server/src/testing/make-conversations.ts'
import { type Fault, inSeconds } from './fault.ts'
import { type TestPanel, withTestPanel } from './test-panel.ts'

const slowSites = 5
/** Milliseconds within which the fast site must have its answer, at p95. */
const quickWithin = 1_000

/** Sites that respond correctly, but almost as late as allowed. */
export const slowSitesFault: Fault = {
  name: 'slow-sites',
  promise: 'Five sites take 13.5 s for each webhook: a quick site gets its answers within a second (p95)',
  async run({ isShort }) {
    const slowness = isShort ? 5_000 : 13_500
    const seconds = isShort ? 12 : 60
    const receivers = await Promise.all([0, ...Array(slowSites).fill(slowness)].map(openReceiver))
    const hosts = receivers.map(({ port }) => `127.0.0.1:${port}`)
    try {
      return await withTestPanel({ environment: { WEBHOOK_HOSTS: hosts.join(',') } }, async (panel) => {
        const sends = await Promise.all(receivers.map(({ port }) => makeSender(panel, port)))
        const end = Date.now() + seconds * 1_000
        let sent = 0
        while (Date.now() < end) {
          // The slow sites get ten times as many as the fast one.
          await Promise.all(sends.flatMap((send, index) => (index === 0 ? [send()] : [send(), send()])))
          sent++
          await new Promise((done) => setTimeout(done, 100))
        }
        await new Promise((done) => setTimeout(done, 2_000))
        const [quick] = receivers
        const delays = (quick?.delays ?? []).toSorted((a, b) => a - b)
        const p95 = delays[Math.floor(delays.length * 0.95)]
        return {
          measured: `${delays.length} of ${sent} answers at the quick site, p50 ${inSeconds(delays[Math.floor(delays.length / 2)])}, p95 ${inSeconds(p95)}, at most ${inSeconds(delays.at(-1))}`,
          broken: [
            ...(p95 === undefined || p95 > quickWithin ? [`p95 ${inSeconds(p95)}`] : []),
            ...(delays.length < sent ? [`${sent - delays.length} answers have not arrived`] : []),
          ],
        }
      })
    } finally {
      for (const { close } of receivers) close()
    }
  },
}

/** A receiver that responds to each webhook after `slowness` milliseconds, and records how long each took to arrive. */
async function openReceiver(slowness: number) {
  const delays: number[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { data } = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    delays.push(Date.now() - Date.parse(data.sent_at))
    setTimeout(() => response.writeHead(204).end(), slowness)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // The cast: it listens on a port, not on a path.
  const { port } = server.address() as AddressInfo
  return {
    port,
    delays,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A site owner whose webhook goes to this port. @returns a function that sends an answer in a new conversation */
async function makeSender({ db, environment }: TestPanel, port: number): Promise<() => Promise<void>> {
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
