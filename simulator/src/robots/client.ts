import { type Agent, type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestSecurely, Agent as SecureAgent } from 'node:https'

export type Answer = { status: number; body: unknown; retryAfter: number | null }

/** No response arrived: whether the request was carried out is unknown. */
export class NoAnswer extends Error {}

export type Client = {
  /** @throws {NoAnswer} */
  call(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>
  /** Opens a stream. @throws {NoAnswer} also when the response is no stream */
  open(path: string): Promise<IncomingMessage>
}

const responseTimeout = 15_000
/** A stream sends an event at least every 15 seconds. */
const streamTimeout = 45_000

type Sending = {
  method: string
  path: string
  payload?: string
  headers?: Record<string, string>
  responseTimeout: number
}

/** The HTTP client of a browser: it keeps cookies, and sends the headers of the panel's own pages. */
export function openClient(panel: URL, agent: Agent | SecureAgent): Client {
  const cookies = new Map<string, string>()
  const request = agent instanceof SecureAgent ? requestSecurely : requestPlainly

  function send({ method, path, payload, headers, responseTimeout }: Sending): Promise<IncomingMessage> {
    const own: Record<string, string> = {
      accept: 'application/json',
      origin: panel.origin,
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Robot',
      cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
    }
    if (payload !== undefined) {
      own['content-type'] = 'application/json'
      own['content-length'] = String(Buffer.byteLength(payload))
    }
    return new Promise((done, fail) => {
      const url = new URL(path, panel)
      const outgoing = request(url, { method, agent, headers: { ...own, ...headers } }, (response) => {
        for (const cookie of response.headers['set-cookie'] ?? []) keep(cookie)
        done(response)
      })
      outgoing.setTimeout(responseTimeout, () =>
        outgoing.destroy(new Error(`silence for ${responseTimeout / 1_000} s`)),
      )
      outgoing.on('error', (error) => fail(new NoAnswer(error.message)))
      outgoing.end(payload)
    })
  }

  function keep(cookie: string) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (name && value) cookies.set(name, value)
    else if (name) cookies.delete(name)
  }

  return {
    async call(method, path, body, headers) {
      const payload = body === undefined ? undefined : JSON.stringify(body)
      const response = await send({ method, path, payload, headers, responseTimeout })
      const text = await read(response)
      return {
        status: response.statusCode ?? 0,
        body: response.headers['content-type']?.includes('json') ? JSON.parse(text) : text,
        retryAfter: Number(response.headers['retry-after']) || null,
      }
    },
    async open(path) {
      const headers = { accept: 'text/event-stream' }
      const response = await send({ method: 'GET', path, headers, responseTimeout: streamTimeout })
      if (response.headers['content-type']?.startsWith('text/event-stream')) return response
      response.destroy()
      throw new NoAnswer(`no stream: ${response.statusCode}`)
    },
  }
}

async function read(response: IncomingMessage): Promise<string> {
  try {
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk)
    return Buffer.concat(chunks).toString('utf8')
  } catch (error) {
    throw new NoAnswer(error instanceof Error ? error.message : String(error))
  }
}
