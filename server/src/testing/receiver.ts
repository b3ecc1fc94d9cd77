import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedWebhook = {
  path: string
  headers: IncomingHttpHeaders
  text: string
  body: { type: string; timestamp: string; data: { id: number; text: string; in_reply_to?: string } }
}

/** The response of the receiver; `hang` never responds. */
export type ReceiverAnswer = { status: number; headers?: Record<string, string>; body?: string } | 'hang'

/** A webhook receiver of a site on this machine. It stores what arrives, and sends the configured responses. */
export async function startReceiver(
  answer: (webhook: ReceivedWebhook) => ReceiverAnswer | Promise<ReceiverAnswer> = () => ({ status: 204 }),
) {
  const received: ReceivedWebhook[] = []
  let connections = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString('utf8')
    const webhook = { path: request.url ?? '', headers: request.headers, text, body: JSON.parse(text) }
    received.push(webhook)
    const answered = await answer(webhook)
    if (answered === 'hang') return
    response.writeHead(answered.status, answered.headers).end(answered.body)
  })
  server.on('connection', () => {
    connections++
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    received,
    texts: () => received.map((webhook) => webhook.body.data.text),
    connections: () => connections,
    url: `http://127.0.0.1:${port}/webhooks`,
    host: `127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
