import type { Endpoint } from '@panel/contract'
import { csvSeparatorOf } from '@panel/contract'
import { localeIn } from '@panel/contract/rules/locale'
import type { FastifyRequest } from 'fastify'

/** Adds the separator of the panel's language to the query of a CSV file that names none, also of a file that is only ordered. */
export function addCsvSeparator({ query: schema }: Endpoint, request: FastifyRequest) {
  // The cast: Fastify parses every query into an object.
  const query = request.query as { format?: unknown }
  if (!schema || !('separator' in schema.shape) || query.format === 'xlsx') return
  const separator = csvSeparatorOf(localeIn(request.headers.cookie ?? ''))
  request.query = { separator, ...query }
}
