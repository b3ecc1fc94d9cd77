import { createHash } from 'node:crypto'
import { type Endpoint, endpoints, message } from '@panel/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator } from '../../../testing/make.ts'
import { type OpenApiDocument, openApiDocument } from './openapi.ts'

const test = useTestApp()
const all: [string, Endpoint][] = Object.entries(endpoints)

async function admin() {
  await makeLevel(test.db, { id: 200, rights: ['manage_operators'] })
  return test.signedIn(await makeOperator(test.db, { permissions_id: 200 }))
}

function operationOf(document: OpenApiDocument, { method, path }: Endpoint) {
  return document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
}

describe('the OpenAPI document', () => {
  const document = openApiDocument(endpoints)

  it('is served to admins as valid OpenAPI 3.1', async () => {
    const answer = await (await admin())('GET', '/api/openapi.json')
    expect(answer.statusCode).toBe(200)
    const validator = new Validator()
    expect(await validator.validate(answer.json())).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  it('is checked by a validator that finds errors', async () => {
    const broken = { ...document, paths: { '/api/queues': { get: { responses: 'none' } } } }
    expect((await new Validator().validate(broken)).valid).toBe(false)
  })

  it.each(all)('has %s, with its parameters, body, response, access and errors', (name, endpoint) => {
    const operation = operationOf(document, endpoint)
    expect(operation).toMatchObject({ operationId: name, summary: endpoint.summary })
    const declared = (place: string) =>
      operation?.parameters.filter((each) => each.in === place).map((each) => each.name)
    expect(declared('path')).toEqual([...endpoint.path.matchAll(/:(\w+)/g)].map(([, found]) => found))
    expect(declared('query')).toEqual(Object.keys(endpoint.query?.shape ?? {}))
    expect(declared('header')).toEqual(Object.keys(endpoint.headers?.shape ?? {}))
    expect(Boolean(operation?.requestBody)).toBe(
      endpoint.body !== undefined || endpoint.consumes !== undefined,
    )
    expect(Object.keys(operation?.responses[200]?.content ?? {})).toEqual([
      endpoint.produces ?? 'application/json',
      ...(endpoint.alsoProduces ? [endpoint.alsoProduces] : []),
    ])
    expect(operation?.security).toHaveLength(endpoint.access === 'public' ? 0 : 1)
    const refusals = Object.values(operation?.responses ?? {}).map((each) => each.description)
    for (const code of endpoint.errors ?? []) expect(refusals.join()).toContain(`\`${code}\``)
  })

  it('names the right that an endpoint requires', () => {
    expect(operationOf(document, endpoints.getPresence)?.description).toContain('the right `chat_stats.away`')
  })

  it('has no broken references', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)]
    expect(references.length).toBeGreaterThan(20)
    for (const [, name = ''] of references) expect(document.components.schemas).toHaveProperty(name)
    expect(JSON.stringify(document)).not.toContain('#/$defs')
  })

  it('has required fields and limits', () => {
    expect(operationOf(document, endpoints.sendMessage)?.requestBody).toMatchObject({
      required: true,
      content: {
        'application/json': {
          schema: {
            required: ['lease_id', 'epoch', 'in_reply_to', 'text'],
            properties: { text: { maxLength: 2000 } },
            additionalProperties: false,
          },
        },
      },
    })
  })

  it('has different names for request and response schemas', () => {
    const both = openApiDocument({ toy: { ...endpoints.saveDraft, body: message, response: message } })
    expect(Object.keys(both.components.schemas)).toEqual(expect.arrayContaining(['Message', 'MessageInput']))
  })
})

describe('the page of the API', () => {
  it('shows every endpoint and schema to an admin, without scripts', async () => {
    const answer = await (await admin())('GET', '/api/docs')
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    for (const [name] of all) expect(answer.body).toContain(`id="${name}"`)
    expect(answer.body).toContain('id="schema-Conversation"')
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(answer.body) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(answer.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
    expect(answer.body).not.toMatch(/<script|style=|\son\w+=|javascript:/)
    for (const [, target = ''] of answer.body.matchAll(/href="#([^"]+)"/g))
      expect(answer.body).toContain(`id="${target}"`)
  })

  it('is refused to those without the right', async () => {
    const call = await test.signedIn(await makeOperator(test.db))
    expect((await call('GET', '/api/docs')).json()).toMatchObject({ status: 403, code: 'not_allowed' })
    expect((await test.anonymous('GET', '/api/openapi.json')).statusCode).toBe(401)
  })
})
