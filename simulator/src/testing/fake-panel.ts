import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OutboxItem } from '@panel/contract'
import { Webhook } from 'standardwebhooks'
import type { SiteMessage } from '../site/panel.ts'

/** What the fake does with a call before it responds: `lose` handles it and closes the connection. */
export type FakeBehaviour = 'answer' | 'fail' | 'lose' | 'refuse'

type Call = { method: string; path: string; body: unknown }

/** A small fake panel. It can do what a real one never does: lose responses, send duplicates, sign wrongly, or send out of order. */
export async function startFakePanel(
  site: { port: number; secret: string },
  behaviour: (call: Call) => FakeBehaviour,
) {
  const messages = new Map<string, SiteMessage>()
  const outbox: OutboxItem[] = []
  const calls: Call[] = []

  const server = createServer(async (request, response) => {
    const call = { method: request.method ?? '', path: request.url ?? '', body: await readJson(request) }
    calls.push(call)
    const decided = behaviour(call)
    if (decided === 'fail') return response.writeHead(503).end('{}')
    if (decided === 'refuse') return response.writeHead(401).end('{"code":"site_key_wrong"}')
    const answer = handle(call)
    if (decided === 'lose') request.socket.destroy()
    else answerWith(response, answer)
  })

  function handle({ method, path, body }: Call): unknown {
    if (method === 'PUT') return { id: 1, external_id: 'x', disclosure: { show: null } }
    if (path.startsWith('/site/v1/outbox'))
      return page(new URL(path, 'http://panel').searchParams.get('after'))
    if (path.endsWith('/ack')) return { id: 1, acknowledged: true }
    // The cast: the simulator sends nothing else.
    const sent = (body as { messages: SiteMessage[] }).messages
    const results = sent.map(({ external_id }) => {
      const status = messages.has(external_id) ? 'duplicate' : 'stored'
      return { external_id, id: 1, status }
    })
    for (const message of sent) messages.set(message.external_id, message)
    return { results }
  }

  function page(after: string | null) {
    const items = outbox.slice(Number(after?.split('-')[1] ?? 0))
    return { items, next_cursor: outbox.length > 0 ? `1-${outbox.length}` : null }
  }

  await listen(0)
  const { port } = server.address() as AddressInfo

  function listen(on: number) {
    return new Promise<void>((done) => server.listen(on, '127.0.0.1', done))
  }

  return {
    url: `http://127.0.0.1:${port}`,
    messages,
    calls,
    /** Puts an operator's answer into the outbox, without sending a webhook. */
    answer(to: string, own: Partial<OutboxItem> = {}): OutboxItem {
      const answered = messages.get(to)
      const item: OutboxItem = {
        id: outbox.length + 1,
        type: 'reply',
        text: 'An answer',
        customer_external_id: answered?.customer_external_id ?? '',
        profile_external_id: answered?.profile_external_id ?? '',
        in_reply_to: to,
        sent_at: new Date().toISOString(),
        ...own,
      }
      outbox.push(item)
      return item
    },
    /** Sends a webhook. @returns the status of the response */
    async deliver(item: OutboxItem, secret = site.secret): Promise<number> {
      const id = `msg_${item.id}`
      const now = new Date()
      const body = JSON.stringify({ type: 'message.sent', timestamp: item.sent_at, data: item })
      const response = await fetch(`http://127.0.0.1:${site.port}/webhooks`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
          'webhook-signature': new Webhook(secret).sign(id, now, body),
        },
        body,
      })
      return response.status
    },
    /** Stops. `comeBack` starts again on the same port. */
    async goDown() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
    comeBack: () => listen(port),
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString('utf8')) : undefined
}

function answerWith(response: ServerResponse, body: unknown) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
