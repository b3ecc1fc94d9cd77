import type { Endpoint } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from './all-endpoints.ts'
import { badRequests, goodRequest, schemasOf } from './bad-requests.ts'
import { accepts, type Schema, shapeOf } from './schema.ts'

describe.each(allEndpoints)('the input of %s', (_name, endpoint) => {
  const bad = badRequests(endpoint)
  const titles = (list: typeof bad) => list.map((request) => request.title)

  it('has an example that is accepted, and invalid values that are refused', () => {
    const good = goodRequest(endpoint)
    for (const [part, schema] of Object.entries(schemasOf(endpoint)))
      expect(accepts(schema, good[part as keyof typeof good]), part).toBe(true)
    expect(bad.filter((request) => request.isRefused).length).toBeGreaterThan(0)
  })

  it('has a maximum: every text, list and key is limited in length', () => {
    const endless = bad.filter(({ fault }) => ['1 MiB', 'too many'].includes(fault))
    expect(titles(endless.filter((request) => !request.isRefused))).toEqual([])
  })

  it('has only known fields', () => {
    const unknown = bad.filter(({ fault, part }) => fault === 'extra field' && part !== 'headers')
    expect(unknown.length).toBeGreaterThan(0)
    expect(titles(unknown.filter((request) => !request.isRefused))).toEqual([])
  })

  it('is searched for as a reader sees it', () => {
    const { query } = schemasOf(endpoint)
    const shape = query && shapeOf(query)
    if (shape?.type !== 'object') return
    // The cast: every schema of the contract is one of zod's classic API, which has the method.
    const parsed = Object.entries(shape.fields).map(
      ([name, field]) => [name, (field as z.ZodType).safeParse('wo\u200brd').data] as const,
    )
    const others = parsed.filter(([, data]) => data !== undefined && data !== 'word')
    // In the history, an invisible character separates words.
    expect(others).toEqual(
      endpoint.path.startsWith('/api/history') && 'q' in shape.fields ? [['q', 'wo\u200brd']] : [],
    )
  })

  it('can be stored: NUL and half of a surrogate pair are refused or replaced', () => {
    const broken = bad.filter(({ fault }) => fault === 'NUL' || fault === 'lone surrogate')
    const unfit = broken.filter(({ part, parts, isRefused }) => {
      if (isRefused) return false
      // The cast: every schema of the contract is one of zod's classic API.
      const parsed = (schemasOf(endpoint)[part] as z.ZodType).parse(parts[part])
      return !canBeStored(parsed)
    })
    expect(titles(unfit)).toEqual([])
  })
})

function canBeStored(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000')
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).flat().every(canBeStored)
}

// The OpenAPI documents have the shape of OpenAPI, and have only data of the contract.
const documents = ['getOpenApi', 'getSiteOpenApi']
const answering = allEndpoints.filter(([name]) => !documents.includes(name))

describe.each(answering)('the response of %s', (_name, endpoint: Endpoint) => {
  it('has only fields that the contract names', () => {
    expect(openPlaces(endpoint.response, 'response')).toEqual([])
  })
})

/** The places where a schema allows unknown fields. */
function openPlaces(schema: Schema, path: string): string[] {
  // The cast: zod's own union of all kinds of schemas.
  const definition = (schema as z.core.$ZodTypes)._zod.def
  switch (definition.type) {
    case 'any':
    case 'unknown':
      return [path]
    case 'object':
      return [
        ...(definition.catchall && definition.catchall._zod.def.type !== 'never' ? [`${path}.*`] : []),
        ...Object.entries(definition.shape).flatMap(([name, field]) => openPlaces(field, `${path}.${name}`)),
      ]
    case 'record':
      return openPlaces(definition.valueType, `${path}.*`)
    case 'array':
      return openPlaces(definition.element, `${path}[]`)
    case 'union':
      return definition.options.flatMap((option) => openPlaces(option, path))
    case 'optional':
    case 'nullable':
      return openPlaces(definition.innerType, path)
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'enum':
    case 'literal':
      return []
    default:
      throw new Error(`No check is known for the type "${definition.type}" of a response, at ${path}`)
  }
}

describe('a schema that allows unknown fields', () => {
  it('is found', () => {
    const leaky = z.object({ items: z.array(z.looseObject({ id: z.int() })), more: z.unknown() })
    expect(openPlaces(leaky, 'response')).toEqual(['response.items[].*', 'response.more'])
  })
})
