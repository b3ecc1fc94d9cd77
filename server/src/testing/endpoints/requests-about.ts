import type { Endpoint } from '@panel/contract'
import type { TestApp } from '../app.ts'
import { allEndpoints } from './all-endpoints.ts'
import { goodRequest, type Parts, schemasOf } from './bad-requests.ts'
import { exampleOf } from './example.ts'
import { shapeOf } from './schema.ts'
import { addressOf, toJson } from './send.ts'

/**
 * A request about these objects. Other filters are left out, so that lists are complete.
 * @param ids by the noun of the path
 */
export function requestAbout(
  endpoint: Endpoint,
  ids: Record<string, number>,
  filters: Record<string, string>,
): Parts {
  const good = goodRequest(endpoint)
  const [, noun = ''] = /^\/api\/([\w-]+)\/:\w+/.exec(endpoint.path) ?? []
  const { query: schema } = schemasOf(endpoint)
  const shape = schema ? shapeOf(schema) : null
  const fields = shape?.type === 'object' ? Object.entries(shape.fields) : []
  const query = fields.flatMap(([name, field]): [string, unknown][] => {
    if (filters[name] !== undefined) return [[name, filters[name]]]
    return field._zod.optin === undefined ? [[name, exampleOf(field)]] : []
  })
  return {
    ...good,
    params: { ...Object(good.params), ...(ids[noun] !== undefined && { id: String(ids[noun]) }) },
    query: Object.fromEntries(query),
  }
}

export function sendAs(caller: TestApp['anonymous'], endpoint: Endpoint, parts: Parts) {
  const body = parts.body === undefined ? undefined : toJson(parts.body)
  const headers = { ...(Object(parts.headers) as Record<string, string>) }
  return caller(endpoint.method, addressOf(endpoint, parts), body, headers)
}

const ofOperators = allEndpoints.filter(
  ([, { access, produces }]) => access !== 'site' && produces !== 'text/event-stream',
)
/** The reads of operators, without streams. */
export const reading = ofOperators.filter(
  ([name, { method }]) => method === 'GET' && name !== 'signOutByLink',
)
/** Their changes, without what ends sessions or begins a preview, in which nothing else can be changed. */
export const writing = ofOperators.filter(
  ([name, { method, path }]) =>
    method !== 'GET' && !/end-sessions|suspend|preview/.test(path) && name !== 'signOut',
)
