import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OutboxItem } from '@panel/contract'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { sendPortrait } from './portrait.ts'

export type Receiver = { url: string; close(): Promise<void> }

const maxBody = 1024 * 1024

/**
 * Receives the panel's webhooks, and responds when a message is recorded. It also has the portraits of the demo's profiles.
 * @param receive gets a message with a valid signature, and tells whether the site wants it
 * @param refuse is called for an invalid signature
 */
export async function openReceiver(
  { port, secret }: { port: number; secret: string },
  receive: (item: OutboxItem, webhookId: string) => unknown,
  refuse: (reason: string) => void,
): Promise<Receiver> {
  const signed = new Webhook(secret)
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') return sendPortrait(request.url ?? '', response)
    if (request.method !== 'POST') return response.writeHead(405).end()
    try {
      const text = await readBody(request)
      // The casts: Node returns headers that occur once as text; a valid signature means that the panel made the body.
      const event = signed.verify(text, request.headers as Record<string, string>) as {
        type: string
        data: OutboxItem
      }
      const isRefused =
        event.type === 'message.sent' &&
        receive(event.data, String(request.headers['webhook-id'])) === 'refused'
      if (!isRefused) return response.writeHead(204).end()
      response.writeHead(422, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ code: 'not_wanted', reason: 'The customer is away.' }))
    } catch (error) {
      // Other errors are not counted: a request can be incomplete because the panel was killed while it sent it.
      if (error instanceof WebhookVerificationError) refuse(error.message)
      response.writeHead(400).end()
    }
  })
  await new Promise<void>((done, fail) => {
    server.on('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Give another --port.`) : error),
    )
    server.listen(port, '127.0.0.1', done)
  })
  // The cast: it listens on a port, not on a socket file.
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}/webhooks`,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes > maxBody) throw new Error('The body is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
