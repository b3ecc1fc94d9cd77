import { type Endpoint, type ErrorCode, errors } from '@panel/contract'
import type { z } from 'zod'
import { sessionCookie } from '../../people/sign-in/session.ts'
import { type JsonSchema, schemaWriter } from './json-schema.ts'
import { describeAccess, refusalsOf, statusOf } from './refusals.ts'
import { refusalSchema, webhookGroup, webhookGroupText, webhooksOf } from './webhooks.ts'

type Content = Record<string, { schema: JsonSchema; example?: unknown }>
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  description?: string
  required: boolean
  schema: JsonSchema
}
type Response = { description: string; headers?: object; content: Content }

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

/** What a document says about its endpoints, beside the contract. */
export type About = {
  info: { title: string; version: string; description: string; contact?: object; license?: object }
  servers: { url: string }[]
  groups: Record<string, string>
  groupOf(endpoint: Endpoint): string
  /** What a caller does about an error. */
  adviceOn?(code: ErrorCode): string | undefined
  /** The bodies of an example call. */
  exampleOf?(name: string): { body?: unknown; response?: unknown } | undefined
}

/** The endpoints and webhooks of the contract as an OpenAPI 3.1 document. */
export function openApiDocument(endpoints: Record<string, Endpoint>, about: About = ofPanel) {
  const { named, write } = schemaWriter()
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operationOf(name, endpoint, write, about),
    }
  }
  const all = Object.values(endpoints)
  const used = [...new Set([...all.map(about.groupOf), webhookGroup])]
  const codes = [...new Set(all.flatMap(refusalsOf))]
  return {
    openapi: '3.1.1' as const,
    info: about.info,
    servers: about.servers,
    tags: used.map((name) => ({ name, description: about.groups[name] ?? name })),
    paths,
    webhooks: webhooksOf(write),
    components: {
      schemas: { Problem: problemOf(codes), Refusal: refusalSchema, ...named },
      securitySchemes: {
        ...(all.some(({ access }) => access !== 'site' && access !== 'public') && {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        }),
        siteKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key of a site owner, made by an admin of the panel.',
        },
      },
    },
  }
}

const introduction = `Errors are RFC 9457 problems with a \`code\`; \`issues\` names each invalid field. \
Lists return \`items\` and \`next_cursor\`, and accept \`limit\`. Unsafe methods under /api require JSON, or a file where the endpoint accepts one, and a same-origin \
\`Sec-Fetch-Site\` or \`Origin\`.`

const ofPanel: About = {
  info: { title: 'Operator panel', version: '1', description: introduction },
  servers: [{ url: '/' }],
  groups: { [webhookGroup]: webhookGroupText },
  groupOf,
}

const binary: JsonSchema = { type: 'string', format: 'binary' }

type Write = ReturnType<typeof schemaWriter>['write']

function operationOf(name: string, endpoint: Endpoint, write: Write, about: About): Operation {
  const { access, params, query, headers, body, response, produces, alsoProduces, consumes } = endpoint
  const example = about.exampleOf?.(name)
  return {
    operationId: name,
    summary: endpoint.summary,
    description: describeAccess(access),
    tags: [about.groupOf(endpoint)],
    security: access === 'public' ? [] : [access === 'site' ? { siteKey: [] } : { session: [] }],
    parameters: [
      ...parametersOf('path', params, write),
      ...parametersOf('query', query, write),
      ...parametersOf('header', headers, write),
    ],
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: { [jsonType]: { schema: write(body, 'input'), ...exampleWith(example?.body) } },
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
          [produces ?? jsonType]: { schema: write(response, 'output'), ...exampleWith(example?.response) },
          ...(alsoProduces && { [alsoProduces]: { schema: binary } }),
        },
      },
      ...problemsOf(refusalsOf(endpoint), about),
    },
  }
}

const exampleWith = (example: unknown) => (example === undefined ? {} : { example })

function parametersOf(place: Parameter['in'], part: z.ZodObject | undefined, write: Write): Parameter[] {
  return Object.entries(part?.shape ?? {}).map(([name, field]) => {
    const { description, ...schema } = write(field, 'input')
    return {
      name,
      in: place,
      ...(description && { description }),
      required: !field.safeParse(undefined).success,
      schema,
    }
  })
}

/** The statuses whose responses say when to repeat the call. */
const repeatable = new Set([429, 503])

function problemsOf(codes: ErrorCode[], { adviceOn }: About): Record<string, Response> {
  const byStatus = Map.groupBy(codes, statusOf)
  const words = (code: ErrorCode) =>
    [`\`${code}\`: ${errors[code].title}`, adviceOn?.(code)].filter((part) => part !== undefined).join(' ')
  return Object.fromEntries(
    [...byStatus].map(([status, found]) => [
      status,
      {
        description: found.map(words).join('\n\n'),
        ...(repeatable.has(status) && { headers: { 'Retry-After': retryAfter } }),
        content: {
          [problemType]: {
            schema: { allOf: [problemReference, { properties: { code: { enum: found } } }] },
          },
        },
      },
    ]),
  )
}

const retryAfter = {
  description: 'Seconds after which the same call may be repeated.',
  schema: { type: 'integer' },
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

const describedText = (description: string): JsonSchema => ({ type: 'string', description })

const problemOf = (codes: ErrorCode[]): JsonSchema => ({
  type: 'object',
  description: 'An error (RFC 9457).',
  properties: {
    type: describedText('Always `about:blank`.'),
    title: describedText('What went wrong, in English.'),
    status: { type: 'integer', description: 'The HTTP status.' },
    code: {
      type: 'string',
      enum: codes,
      description: 'Decide by it, never by the title. More codes can come.',
    },
    request_id: describedText('Name it when you ask those who run the panel.'),
    issues: {
      type: 'array',
      description: 'Every field that is not valid.',
      items: {
        type: 'object',
        properties: {
          path: describedText('The field: `messages.2.sent_at`.'),
          code: describedText('What is wrong with it.'),
          params: { type: 'object', description: 'The numbers of the message.' },
          message: describedText('The same in English.'),
        },
        required: ['path', 'code', 'message'],
      },
    },
  },
  required: ['type', 'title', 'status', 'code', 'request_id'],
})
