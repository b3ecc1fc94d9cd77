import type { Endpoint } from '@panel/contract'
import { z } from 'zod'
import { type BadValue, badValues, type Fault } from './bad-values.ts'
import { exampleOf } from './example.ts'
import { accepts, type Schema } from './schema.ts'

export type Part = 'params' | 'query' | 'headers' | 'body'

/** The parts of a request; parts that its endpoint does not have are absent. */
export type Parts = { [P in Part]?: unknown }

export type BadRequest = {
  /** `body messages.0.text: NUL`: the title of the case. */
  title: string
  part: Part
  fault: Fault
  /** The path with which the response has to name the field. */
  path: string
  /** The same as names in the part; empty if the whole part has the fault. */
  field: readonly string[]
  parts: Parts
  /** True when the contract refuses the request; otherwise it is unusual but valid. */
  isRefused: boolean
}

const nothing = z.strictObject({})

/** The schemas of all parts of a request to this endpoint; other parts are not allowed. */
export function schemasOf(endpoint: Endpoint): { [P in Part]?: Schema } {
  return {
    ...(endpoint.params && { params: endpoint.params }),
    query: endpoint.query ?? nothing,
    ...(endpoint.headers && { headers: endpoint.headers }),
    ...(endpoint.method !== 'GET' && !endpoint.consumes && { body: endpoint.body ?? nothing }),
  }
}

const goodRequests = new WeakMap<Endpoint, Parts>()

/** A request that the contract accepts, always the same: thousands of tests need it. */
export function goodRequest(endpoint: Endpoint): Readonly<Parts> {
  const known = goodRequests.get(endpoint)
  if (known) return known
  const schemas = Object.entries(schemasOf(endpoint))
  const parts: Parts = Object.fromEntries(schemas.map(([part, schema]) => [part, exampleOf(schema)]))
  goodRequests.set(endpoint, parts)
  return parts
}

/** All requests with exactly one fault. */
export function badRequests(endpoint: Endpoint): BadRequest[] {
  const good = goodRequest(endpoint)
  // The cast: Object.entries does not return the type of the keys.
  const schemas = Object.entries(schemasOf(endpoint)) as [Part, Schema][]
  return schemas.flatMap(([part, schema]) =>
    badValues(schema)
      .filter((bad) => canBeSent[part](bad.value, good[part]))
      .map((bad) => ({
        // Only a failure needs it, and the values are large.
        get title() {
          return titleOf(part, bad)
        },
        part,
        fault: bad.fault,
        path: bad.path.join('.') || part,
        field: bad.path,
        parts: { ...good, [part]: bad.value },
        // zod ignores this key where any key is allowed; the server does not.
        isRefused: !accepts(schema, bad.value) || bad.path.at(-1) === '__proto__',
      })),
  )
}

/**
 * Groups requests that have their faults in different fields of one part, and are all refused or all valid: one request can check
 * a whole group. Large values are alone.
 */
export function groupByFault(cases: readonly BadRequest[]): BadRequest[][] {
  const counts = new Map<string, number>()
  const groups = Map.groupBy(cases, (one) => {
    const { part, path, field, fault, isRefused } = one
    if (field.length === 0 || fault === '1 MiB' || fault === 'too many') return one
    // Different fields of the same depth: none is inside another.
    const kind = `${part} ${isRefused} ${field.length}`
    const count = (counts.get(`${kind} ${path}`) ?? 0) + 1
    counts.set(`${kind} ${path}`, count)
    return `${kind} ${count}`
  })
  return [...groups.values()]
}

/** The request with the faults of all requests of a group. */
export function mergeGroup(group: readonly BadRequest[]): Parts {
  // The cast: a group has at least one request.
  const [first] = group as [BadRequest]
  const merged = structuredClone(first.parts[first.part])
  for (const { part, parts, field } of group) copyField(parts[part], merged, field)
  return { ...first.parts, [first.part]: merged }
}

/** Copies a field, or its absence. Does nothing where the target has no such object. */
function copyField(from: unknown, to: unknown, [name = '', ...inner]: readonly string[]): void {
  if (!isObject(from) || !isObject(to)) return
  if (inner.length > 0) copyField(from[name], to[name], inner)
  else if (Object.hasOwn(from, name))
    // Defines the key whatever its name is; assignment would set the prototype.
    Object.defineProperty(to, name, {
      value: from[name],
      enumerable: true,
      configurable: true,
      writable: true,
    })
  else delete to[name]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function titleOf(part: Part, { path, fault, value }: BadValue): string {
  const field = [part, ...path].join(' ').slice(0, 60)
  return `${field}: ${fault} ${JSON.stringify(value)?.slice(0, 60)}`.toWellFormed()
}

/** Paths and headers can have only text, and a path only its own fields; a body can have everything. */
const canBeSent: Record<Part, (value: unknown, good: unknown) => boolean> = {
  params: (value, good) =>
    isRecord(value) &&
    Object.values(value).every((item) => typeof item === 'string') &&
    String(Object.keys(value).sort()) === String(Object.keys(good ?? {}).sort()),
  query: (value) => isRecord(value) && Object.values(value).every(isTextOrTexts),
  headers: (value, good) =>
    isRecord(value) &&
    Object.values(value).every((item) => typeof item === 'string') &&
    Object.keys(value).every((name) => isRecord(good) && Object.hasOwn(good, name)),
  body: () => true,
}

function isTextOrTexts(value: unknown): boolean {
  if (!Array.isArray(value)) return typeof value === 'string'
  return value.length > 1 && value.length < 100 && value.every((item) => typeof item === 'string')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value)
}
