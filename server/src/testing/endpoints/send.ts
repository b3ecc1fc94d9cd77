import type { Endpoint, Method, Problem } from '@panel/contract'
import type { TestApp } from '../app.ts'
import type { Parts } from './bad-requests.ts'

export type Answer = { status: number; type: string; problem: Problem | undefined }

type RawRequest = {
  method: Method
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
  /** The response may never end, so only its start is awaited. */
  isStream?: boolean
}

/** Milliseconds after which a response is too late. */
const responseTimeout = 10_000

/** Sends a request with these parts. @param headers the caller and the origin */
export function send(
  test: TestApp,
  endpoint: Endpoint,
  parts: Parts,
  headers: Record<string, string>,
): Promise<Answer> {
  const payload = parts.body === undefined ? undefined : toJson(parts.body)
  return sendRaw(test, {
    method: endpoint.method,
    url: addressOf(endpoint, parts),
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...headers,
      // The cast: `badRequests` puts only texts into headers.
      ...(parts.headers as Record<string, string> | undefined),
    },
    payload,
    isStream: endpoint.produces === 'text/event-stream',
  })
}

/** Sends exactly this request. @throws when the response takes too long */
export async function sendRaw(test: TestApp, request: RawRequest): Promise<Answer> {
  // A signal of `AbortSignal.timeout` goes off also after the response, and thousands of requests are sent.
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new Error('The response took too long')), responseTimeout)
  try {
    return await sendUntil(limit.signal, test, request)
  } finally {
    clearTimeout(timer)
  }
}

async function sendUntil(
  signal: AbortSignal,
  test: TestApp,
  { isStream, headers, ...request }: RawRequest,
): Promise<Answer> {
  const answer = await test.app.inject({
    ...request,
    headers: { host: 'panel.test', ...headers },
    signal,
    ...(isStream && { payloadAsStream: true }),
  })
  const type = String(answer.headers['content-type'] ?? '')
  const isProblem = type.startsWith('application/problem+json')
  if (!isStream) return { status: answer.statusCode, type, problem: isProblem ? answer.json() : undefined }
  const stream = answer.stream()
  if (!isProblem) {
    stream.destroy()
    return { status: answer.statusCode, type, problem: undefined }
  }
  const chunks = await stream.toArray()
  return { status: answer.statusCode, type, problem: JSON.parse(Buffer.concat(chunks).toString()) }
}

/** JSON with everything that JSON can express: a number too large for a double becomes infinite when it is parsed. */
export function toJson(value: unknown): string {
  const infinity = '@@infinity@@'
  const serialized = JSON.stringify(value, (_key, item) =>
    item === Number.POSITIVE_INFINITY ? infinity : item,
  )
  return serialized.replaceAll(`"${infinity}"`, '1e999')
}

export function addressOf(endpoint: Endpoint, parts: Parts): string {
  // The casts: `badRequests` puts only texts into paths.
  const params = (parts.params ?? {}) as Record<string, string>
  const query = (parts.query ?? {}) as Record<string, string | string[]>
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_match, name) => encode(params[name] ?? ''))
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((item) => `${encode(name)}=${encode(item)}`),
  )
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}

/** Percent-encodes also half of a surrogate pair, which `encodeURIComponent` refuses. */
function encode(text: string): string {
  return text
    .split(/(\p{Surrogate})/u)
    .map((piece) => (piece.isWellFormed() ? encodeURIComponent(piece) : '%ED%A0%80'))
    .join('')
}
