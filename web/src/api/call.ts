import type { Endpoints, ResponseOf, SentBodyOf, SentParamsOf, SentQueryOf } from '@panel/contract'
import { type ApiError, OfflineError, readRefusal } from './api-error'
import { recordAge } from './data-age'
import { conditionFor, forgetKept, readKept } from './kept-responses'
import { recordResponse } from './server-clock'
import { endSession } from './session-end'

type PanelEndpoint = Exclude<
  Endpoints[keyof Endpoints],
  { access: 'site' } | { produces: string } | { consumes: readonly string[] }
>
type ByAddress = { [E in PanelEndpoint as `${E['method']} ${E['path']}`]: E }

/** Method and path of an endpoint, as in the contract: `POST /api/leases/:id/renew`. */
export type Address = keyof ByAddress
export type ResponseTo<A extends Address> = ResponseOf<ByAddress[A]>

type Loose<T> = T extends object ? { [K in keyof T]: T[K] | number } : T
type Part<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : Record<never, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T }
type Options<E extends PanelEndpoint> = Part<'params', Loose<SentParamsOf<E>>> &
  Part<'query', Loose<SentQueryOf<E>>> &
  Part<'body', SentBodyOf<E>> & {
    headers?: Record<string, string>
    signal?: AbortSignal
    /** The request continues when the page is left. */
    keepalive?: boolean
  }

/** Milliseconds without a response after which the result counts as unknown. */
const responseTimeout = 15_000

/**
 * Calls an endpoint of the contract.
 * @throws {ApiError} for an error response
 * @throws {OfflineError} when no response arrived
 */
export async function call<A extends Address>(
  address: A,
  options: Options<ByAddress[A]>,
): Promise<ResponseTo<A>> {
  // The cast: the types check the parts of each endpoint at the call.
  const { params, query, body, headers, signal, keepalive } = options as {
    params?: Record<string, string | number>
    query?: Record<string, string | number | undefined>
    body?: unknown
    headers?: Record<string, string>
    signal?: AbortSignal
    keepalive?: boolean
  }
  // The key has exactly one space.
  const [method, path] = address.split(' ') as [string, string]
  const filled = fill(path, params, query)
  const isRead = method === 'GET'
  const timeout = AbortSignal.timeout(responseTimeout)
  const sent = Date.now()
  let response: Response
  try {
    response = await fetch(filled, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(isRead && conditionFor(filled)),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      keepalive: keepalive ?? false,
    })
    recordResponse(response, sent)
    if (isRead) recordAge(path, response)
    // The cast: the server has parsed its response with the same contract.
    if (response.ok || response.status === 304)
      return (await (isRead ? readKept(filled, response) : response.json())) as ResponseTo<A>
  } catch (error) {
    if (signal?.aborted) throw error
    throw new OfflineError()
  }
  return throwRefusal(path, await readRefusal(response))
}

/** Throws the error; ends the session if the error says that it is over. @throws {ApiError} */
export function throwRefusal(path: string, refusal: ApiError): never {
  if (endsSession(path, refusal)) {
    forgetKept()
    endSession(refusal.status === 401 ? 'expired' : 'tfa_required')
  }
  throw refusal
}

/** Specification section 8: a 401 signs out, except on user.php and tfa.php. */
function endsSession(path: string, refusal: ApiError): boolean {
  if (refusal.code === 'tfa_required') return true
  return refusal.status === 401 && !path.endsWith('user.php') && !path.endsWith('tfa.php')
}

function fill(
  path: string,
  params: Record<string, string | number> = {},
  query: Record<string, string | number | undefined> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return given.length > 0 ? `${filled}?${new URLSearchParams(given)}` : filled
}
