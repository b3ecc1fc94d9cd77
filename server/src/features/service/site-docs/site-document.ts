import { type ErrorCode, siteErrors } from '@panel/contract'
import { type OpenApiDocument, openApiDocument } from '../api-docs/openapi.ts'
import { webhookGroup, webhookGroupText } from '../api-docs/webhooks.ts'
import { siteChanges } from './changes.ts'
import { examples } from './examples.ts'
import { siteEndpoints, siteGroupOf, siteGroups } from './site-endpoints.ts'

const advices: Partial<Record<ErrorCode, { act: string; advice: string }>> = siteErrors
const examplesByName: Record<string, { body?: unknown; response?: unknown }> = examples

/** The site API alone, as an OpenAPI 3.1 document with examples. */
export function siteDocument(publicUrl = '/'): OpenApiDocument {
  return openApiDocument(siteEndpoints, {
    info: {
      title: 'Operator panel: site API',
      version: siteChanges[0].version,
      description: introduction,
      contact: { name: 'The admins of your panel' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    groups: { ...siteGroups, [webhookGroup]: webhookGroupText },
    groupOf: siteGroupOf,
    adviceOn: (code) => {
      const found = advices[code]
      return found && `To do: ${found.act}. ${found.advice}`
    },
    exampleOf: (name) => examplesByName[name],
  })
}

const introduction = `A site sends profiles, customers and their messages, and gets the answers of operators by webhook or from its outbox. \
The guide is the page \`/site/v1/docs\`.

Errors are RFC 9457 problems with a \`code\`. A call with a limit that is exceeded is answered 429 with \`Retry-After\`.

Within version 1, responses and webhooks may gain fields, types, codes and statuses. Nothing that is there is removed or changes its meaning. \
Ignore what you do not know.`
