import { createHash } from 'node:crypto'
import { type Endpoint, endpoints, siteErrors, siteEvents } from '@panel/contract'
import { demoSites } from '@panel/demo/site-access'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { startNode, useTestApp } from '../../../testing/app.ts'
import type { JsonSchema } from '../api-docs/json-schema.ts'
import { refusalsOf } from '../api-docs/refusals.ts'
import { siteDocument } from './site-document.ts'
import { siteEndpoints } from './site-endpoints.ts'

const test = useTestApp({ DEMO: '0' })
const document = siteDocument()

/** Every schema in the document, with the path to it. */
function* schemasIn(value: unknown, path = ''): Generator<[string, JsonSchema]> {
  if (typeof value !== 'object' || value === null) return
  // The cast: only fields that a schema may have are read from it.
  yield [path, value as JsonSchema]
  for (const [name, part] of Object.entries(value))
    if (name !== 'example') yield* schemasIn(part, `${path}/${name}`)
}

describe('the document of the site API', () => {
  it('is public and valid, and has no endpoint of the panel, but every webhook', async () => {
    const answer = await test.anonymous('GET', '/site/v1/openapi.json')
    expect(answer.statusCode).toBe(200)
    expect(await new Validator().validate(answer.json())).toEqual({ valid: true })
    const { paths, webhooks } = answer.json()
    const all: Endpoint[] = Object.values(endpoints)
    const ofSites = all.filter(({ access }) => access === 'site').map(({ path }) => path)
    expect(Object.keys(paths).sort()).toEqual(
      [...new Set(ofSites)].map((path) => path.replaceAll(/:(\w+)/g, '{$1}')).sort(),
    )
    expect(Object.keys(webhooks)).toEqual(Object.keys(siteEvents))
    expect(Object.keys(answer.json().components.securitySchemes)).toEqual(['siteKey'])
  })

  it('describes every property and every parameter', () => {
    const silent = [...schemasIn({ ...document, components: document.components.schemas })].flatMap(
      ([path, { properties, allOf }]) =>
        Object.entries(allOf ? {} : (properties ?? {})).flatMap(([name, property]) => {
          // The cast: a schema that is `true` or `false` has no description either.
          const { description, $ref } = property as JsonSchema
          return description || $ref || path.includes('problem+json') ? [] : [`${path}/${name}`]
        }),
    )
    expect(silent).toEqual([])
    const parameters = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).flatMap((operation) => operation.parameters),
    )
    expect(parameters.filter(({ description }) => !description)).toEqual([])
  })

  it('lets answers and webhooks gain fields, and requests have no others', () => {
    for (const methods of Object.values(document.paths))
      for (const { responses } of Object.values(methods))
        expect(JSON.stringify(responses)).not.toContain('"additionalProperties":false')
    expect(JSON.stringify(document.webhooks)).not.toContain('"additionalProperties":false')
    expect(document.paths['/site/v1/messages']?.post?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { additionalProperties: false } } },
    })
  })

  it('says about each error what to do', () => {
    const codes = new Set(Object.values(siteEndpoints).flatMap(refusalsOf))
    expect(Object.keys(siteErrors).sort()).toEqual([...codes].sort())
    expect(document.paths['/site/v1/messages']?.post?.responses[422]?.description).toContain(
      'To do: correct.',
    )
    expect(document.paths['/site/v1/messages']?.post?.responses[429]).toHaveProperty([
      'headers',
      'Retry-After',
    ])
  })
})

describe('the guide', () => {
  it('is public, runs nothing, and each of its links leads somewhere', async () => {
    const { body, headers, statusCode } = await test.anonymous('GET', '/site/v1/docs')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(body) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
    expect(body).not.toMatch(/<script|style=|\son\w+=|javascript:/)
    for (const [, target = ''] of body.matchAll(/href="#([^"]+)"/g)) expect(body).toContain(`id="${target}"`)
    for (const name of Object.keys(siteEndpoints)) expect(body).toContain(`id="${name}"`)
    for (const word of [...Object.keys(siteErrors), ...Object.keys(siteEvents)])
      expect(body).toContain(`<code>${word}</code>`)
  })

  it('shows the key of the demo only in a demo', async () => {
    expect((await test.anonymous('GET', '/site/v1/docs')).body).not.toContain('demo-site-key')
    const demo = await startNode(test.url, { DEMO: '1' })
    expect((await demo.anonymous('GET', '/site/v1/docs')).body).toContain(`Bearer ${demoSites[0].key}`)
  })
})
