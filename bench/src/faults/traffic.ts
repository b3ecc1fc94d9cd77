import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../../../server/src/platform/database.ts'
import { makeOperator, makeSiteowner } from '../../../server/src/testing/make.ts'
import { signIn } from './sign-in.ts'

/** The measurements of the clients of a run. */
export type Traffic = {
  requests: number
  streamsOpened: number
  /** Requests without a response, or with one that says that the panel could not handle them. */
  failures: string[]
  slowestMilliseconds: number
}

type Call = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  headers: Record<string, string>
  body?: unknown
  agent?: Agent
  /** Milliseconds over which the body is sent, in pieces. */
  slowly?: number
}

const customers = 40
const responseTimeout = 20_000

/**
 * Clients without retries: sites that post, over persistent connections, over new ones, and slowly; operators who claim and
 * answer; and event streams that reconnect when they end.
 * @param options.isSilent nobody writes messages: sites update customers, and operators only read
 */
export async function startTraffic(
  url: string,
  db: Db,
  { isSilent = false } = {},
): Promise<{ stop(): Promise<Traffic> }> {
  const seen: Traffic = { requests: 0, streamsOpened: 0, failures: [], slowestMilliseconds: 0 }
  const keepAliveAgent = new Agent({ keepAlive: true })
  const stopped = new AbortController()
  const siteowner = await makeSiteowner(db)
  const site = { authorization: `Bearer ${siteowner.key}` }

  async function count<T>(what: string, call: () => Promise<T>): Promise<T | undefined> {
    const start = performance.now()
    try {
      return await call()
    } catch (error) {
      const at = new Date().toISOString().slice(11, 23)
      if (!stopped.signal.aborted) seen.failures.push(`${at} ${what}: ${(error as Error).message}`)
      return undefined
    } finally {
      seen.slowestMilliseconds = Math.max(seen.slowestMilliseconds, performance.now() - start)
    }
  }

  const callAndCheck = (call: Call) =>
    count(`${call.method} ${call.path}`, async () => {
      seen.requests++
      const response = await send(url, call)
      const text = await read(response)
      const status = response.statusCode ?? 0
      if (status >= 500 || status === 429) throw new Error(`${status} ${text.slice(0, 100)}`)
      return { status, body: JSON.parse(text) }
    })

  async function createProfileAndCustomers() {
    const language = 'en'
    const profile = { name: 'Mia', age: 40, city: 'York', gender: 'female', language }
    await callAndCheck({ method: 'PUT', path: '/site/v1/profiles/p', headers: site, body: profile })
    for (let number = 0; number < customers; number++) await putCustomer(number)
  }

  function putCustomer(number: number, own: Pick<Call, 'agent' | 'slowly'> = {}) {
    const disclosure = { version: 'v4', shown_at: '2026-01-01T10:00:00Z' }
    const body = { name: 'Sam', language: 'en', member_type: 'premium', credits: 10, disclosure }
    return callAndCheck({ method: 'PUT', path: `/site/v1/customers/c${number}`, headers: site, body, ...own })
  }

  function write(own: Pick<Call, 'agent' | 'slowly'>) {
    const customer = Math.floor(Math.random() * customers)
    if (isSilent) return putCustomer(customer, own)
    const message = {
      external_id: randomUUID(),
      customer_external_id: `c${customer}`,
      profile_external_id: 'p',
      text: 'How are you?',
      sent_at: new Date().toISOString(),
    }
    return callAndCheck({
      method: 'POST',
      path: '/site/v1/messages',
      headers: site,
      body: { messages: [message] },
      ...own,
    })
  }

  async function work(headers: Record<string, string>) {
    await callAndCheck({ method: 'GET', path: '/api/user.php', headers, agent: keepAliveAgent })
    if (isSilent) return
    const claim = { path: '/api/queues/reply/claim', headers, body: {}, agent: keepAliveAgent }
    const claimed = await callAndCheck({ method: 'POST', ...claim })
    if (!claimed?.body.conversation) return
    const { conversation, lease } = claimed.body
    await callAndCheck({
      method: 'POST',
      path: `/api/conversations/${conversation.id}/messages`,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: {
        lease_id: lease.id,
        epoch: lease.epoch,
        in_reply_to: conversation.in_reply_to,
        text: `An answer to ${conversation.in_reply_to}`,
      },
      agent: keepAliveAgent,
    })
  }

  async function listen(headers: Record<string, string>) {
    const stream = await count('GET /api/events', async () => {
      const own = { ...headers, accept: 'text/event-stream' }
      const response = await send(url, { method: 'GET', path: '/api/events', headers: own })
      if (response.statusCode !== 200) throw new Error(String(response.statusCode))
      return response
    })
    if (!stream) return
    seen.streamsOpened++
    const close = () => stream.destroy()
    stopped.signal.addEventListener('abort', close)
    // A stream can end at any time, also in the middle of a line; browsers reconnect.
    await read(stream).catch(() => {})
    stopped.signal.removeEventListener('abort', close)
  }

  const running: Promise<void>[] = []
  function repeat(times: number, pause: number, act: () => Promise<unknown>) {
    for (let number = 0; number < times; number++)
      running.push(
        (async () => {
          while (!stopped.signal.aborted) {
            await act()
            await wait(pause * (0.5 + Math.random()))
          }
        })(),
      )
  }

  await createProfileAndCustomers()
  repeat(4, 60, () => write({ agent: keepAliveAgent }))
  repeat(2, 60, () => write({}))
  repeat(3, 50, () => write({ slowly: 1_500 }))
  for (let number = 0; number < 4; number++) {
    const operator = await makeOperator(db, { siteowner_ids: [siteowner.id], languages: ['en'] })
    const headers = await signIn(db, operator.id)
    repeat(1, 60, () => work(headers))
    repeat(5, 500, () => listen(headers))
  }

  return {
    async stop() {
      stopped.abort()
      await Promise.all(running)
      keepAliveAgent.destroy()
      return seen
    },
  }
}

function send(url: string, call: Call): Promise<IncomingMessage> {
  const payload = call.body === undefined ? '' : JSON.stringify(call.body)
  const own = payload
    ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) }
    : {}
  return new Promise((done, fail) => {
    const headers = { ...own, ...call.headers }
    const outgoing = request(
      new URL(call.path, url),
      { method: call.method, headers, agent: call.agent ?? false },
      done,
    )
    outgoing.setTimeout(responseTimeout, () =>
      outgoing.destroy(new Error(`silence for ${responseTimeout / 1_000} s`)),
    )
    outgoing.on('error', fail)
    if (call.slowly) void sendSlowly(outgoing, payload, call.slowly)
    else outgoing.end(payload)
  })
}

async function sendSlowly(
  outgoing: { write(text: string): unknown; end(): unknown; destroyed: boolean },
  payload: string,
  milliseconds: number,
) {
  const pieces = 5
  const size = Math.ceil(payload.length / pieces)
  for (let number = 0; number < pieces && !outgoing.destroyed; number++) {
    outgoing.write(payload.slice(number * size, (number + 1) * size))
    await wait(milliseconds / pieces)
  }
  outgoing.end()
}

async function read(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
