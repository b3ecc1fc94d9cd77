import { type Endpoint, type ErrorCode, errors, outboxItem } from '@panel/contract'
import type { z } from 'zod'
import { sessionCookie } from '../../people/sign-in/session.ts'
import { type JsonSchema, schemaWriter } from './json-schema.ts'
import { describeAccess, refusalsOf, statusOf } from './refusals.ts'

type Content = Record<string, { schema: JsonSchema }>
type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema }
type Response = { description: string; content: Content }

export type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Response>
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>

const problemType = 'application/problem+json'
const jsonType = 'application/json'
const problemReference: JsonSchema = { $ref: '#/components/schemas/Problem' }

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(endpoints: Record<string, Endpoint>) {
  const { named, write } = schemaWriter()
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint, write) }
  }
  const groups = new Set(Object.values(endpoints).map(groupOf))
  const sent = webhookBody(write(outboxItem, 'output'))
  return {
    openapi: '3.1.1' as const,
    info: { title: 'Operator panel', version: '1', description: introduction },
    servers: [{ url: '/' }],
    tags: [...groups].map((name) => ({ name })),
    paths,
    webhooks: {
      'message.sent': {
        post: {
          summary: 'A message of the panel, to a site owner with a webhook (Standard Webhooks 1.0)',
          requestBody: { content: { [jsonType]: { schema: sent } } },
          responses: {
            '2XX': { description: 'Received; with any other status the delivery is retried for three days' },
          },
        },
      },
    },
    components: {
      schemas: { Problem: problem, ...named },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        siteKey: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

const introduction = `Errors are RFC 9457 problems with a \`code\`; \`issues\` names each invalid field. \
Lists return \`items\` and \`next_cursor\`, and accept \`limit\`. Unsafe methods under /api require JSON, or a file where the endpoint accepts one, and a same-origin \
\`Sec-Fetch-Site\` or \`Origin\`.`

const binary: JsonSchema = { type: 'string', format: 'binary' }

type Write = ReturnType<typeof schemaWriter>['write']

function operationOf(name: string, endpoint: Endpoint, write: Write): Operation {
  const { access, params, query, headers, body, response, produces, alsoProduces, consumes } = endpoint
  return {
    operationId: name,
    summary: endpoint.summary,
    description: describeAccess(access),
    tags: [groupOf(endpoint)],
    security: access === 'public' ? [] : [access === 'site' ? { siteKey: [] } : { session: [] }],
    parameters: [
      ...parametersOf('path', params, write),
      ...parametersOf('query', query, write),
      ...parametersOf('header', headers, write),
    ],
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: { [jsonType]: { schema: write(body, 'input') } },
      },
    }),
    ...(consumes && {
      requestBody: {
        required: true,
        content: Object.fromEntries(consumes.map((type) => [type, { schema: binary }])),
      },
    }),
    responses: {
      200: {
        description: 'Done',
        content: {
          [produces ?? jsonType]: { schema: write(response, 'output') },
          ...(alsoProduces && { [alsoProduces]: { schema: binary } }),
        },
      },
      ...problemsOf(refusalsOf(endpoint)),
    },
  }
}

function parametersOf(place: Parameter['in'], part: z.ZodObject | undefined, write: Write): Parameter[] {
  return Object.entries(part?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: !field.safeParse(undefined).success,
    schema: write(field, 'input'),
  }))
}

function problemsOf(codes: ErrorCode[]): Record<string, Response> {
  const byStatus = Map.groupBy(codes, statusOf)
  return Object.fromEntries(
    [...byStatus].map(([status, found]) => [
      status,
      {
        description: found.map((code) => `\`${code}\`: ${errors[code].title}`).join('\n\n'),
        content: {
          [problemType]: {
            schema: { allOf: [problemReference, { properties: { code: { enum: found } } }] },
          },
        },
      },
    ]),
  )
}

/** Paths whose first part is not the name of their feature. */
const groups: Record<string, string> = {
  'user.php': 'sign-in',
  'logout.php': 'sign-in',
  'tfa.php': 'sign-in',
  leases: 'queues',
  events: 'live',
  'openapi.json': 'api-docs',
  docs: 'api-docs',
}

function groupOf({ path, access }: Endpoint): string {
  if (access === 'site') return 'site API'
  const word = path.split('/')[2] ?? path
  return groups[word] ?? word.replace(/\.csv$/, '')
}

function webhookBody(data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: { type: { const: 'message.sent' }, timestamp: { type: 'string', format: 'date-time' }, data },
    required: ['type', 'timestamp', 'data'],
  }
}

const problem: JsonSchema = {
  type: 'object',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(errors) },
    request_id: { type: 'string' },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          path: { type: 'string' },
          code: { type: 'string' },
          params: { type: 'object' },
          message: { type: 'string' },
        },
        required: ['path', 'code', 'message'],
      },
    },
  },
  required: ['type', 'title', 'status', 'code', 'request_id'],
}
