import { type Endpoint, endpoints } from '@panel/contract'
import { sessionCookie } from '../../../server/src/features/people/sign-in/session.ts'
import type { Call, Caller, Calls, ReadingEndpoint } from './call.ts'
import { callsOf } from './calls.ts'
import { siteKey, tokens, type World } from './world.ts'

/** A call of the table: its name, address, and headers. A later page is found when it is first called. */
export type ListedCall = {
  name: string
  path: string
  headers: Record<string, string>
  later: boolean
  isFile: boolean
}

export function listedCalls(world: World): ListedCall[] {
  // The cast: Object.entries does not return the type of the keys.
  const all = Object.entries(callsOf(world)) as [ReadingEndpoint, Calls][]
  return all.flatMap(([endpointName, listed]) => {
    if ('notMeasured' in listed) return []
    const definition: Endpoint = endpoints[endpointName]
    return Object.entries(listed.calls).flatMap(([name, call]) =>
      (call.as ?? listed.as).map((caller) => ({
        name: `${endpointName}${name} (${caller})`,
        path: addressOf(definition, call),
        headers: headersOf(caller),
        later: call.later ?? false,
        isFile: definition.produces === 'text/csv',
      })),
    )
  })
}

export function addressOf({ path }: Endpoint, { params = {}, query }: Call): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return query ? `${filled}?${query}` : filled
}

const headersOf = (caller: Caller): Record<string, string> =>
  caller === 'site'
    ? { authorization: `Bearer ${siteKey}` }
    : { cookie: `${sessionCookie}=${tokens[caller]}` }

/** Pages after the first one that a later page is. */
const pagesOn = 3

/** @returns milliseconds until the answer; for a file, until its first bytes; or what was refused */
export async function sendCall(address: string, call: ListedCall): Promise<number | string> {
  if (call.later) await goOn(address, call)
  const before = performance.now()
  const response = await fetch(address + call.path, { headers: call.headers })
  // To find out that a file would be too large is measured too.
  const isRefusedFile = call.isFile && response.status === 422
  if (!response.ok && !isRefusedFile) return `${call.name}: ${response.status} ${await response.text()}`
  if (!call.isFile || isRefusedFile) await response.arrayBuffer()
  else {
    const reader = response.body?.getReader()
    await reader?.read()
    const taken = performance.now() - before
    await reader?.cancel()
    return taken
  }
  return performance.now() - before
}

/** Replaces the address of the first page by that of a later one; the last one where there are fewer. */
async function goOn(address: string, call: ListedCall) {
  call.later = false
  const first = call.path
  for (let page = 0; page < pagesOn; page++) {
    const response = await fetch(address + call.path, { headers: call.headers })
    // The cast: the contract gives lists this property.
    const { next_cursor: cursor } = (await response.json()) as { next_cursor?: string | number | null }
    if (!cursor) return
    call.path = `${first}${first.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`
  }
}
