import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam, moment, timeZone } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { interfaceLanguages } from '../rules/enumerations.ts'
import { evidenceFaults, evidenceFormats, evidenceStates } from '../rules/evidence-rules.ts'
import { issue } from '../rules/issues.ts'

export * from '../rules/evidence-rules.ts'

// The evidence file of an escalation: everything that the panel knows about it, as JSON and as a page to read, with a hash.

/** A SHA-256 in hexadecimal digits. */
const digest = z.string()

/** An evidence file of an escalation, without its content. */
export const evidenceFile = z.object({
  id,
  escalation_id: id,
  state: z.enum(evidenceStates),
  fault: z.enum(evidenceFaults).nullable(),
  ordered_by: operatorName,
  ordered_at: moment,
  finished_at: moment.nullable(),
  /** When its content is deleted, unless the customer has a legal hold then. */
  expires_at: moment.nullable(),
  /** SHA-256 of the JSON file, and of the HTML file. The first is the same as long as nothing has changed. */
  json_digest: digest.nullable(),
  html_digest: digest.nullable(),
  json_bytes: z.int().nullable(),
  html_bytes: z.int().nullable(),
  message_count: z.int().nullable(),
  lease_count: z.int().nullable(),
})
export type EvidenceFile = z.infer<typeof evidenceFile>

const access = 'escalations'
const params = z.strictObject({ id: idParam })

const orderEvidence = endpoint({
  method: 'POST',
  path: '/api/escalations/:id/evidence',
  summary:
    'Make the evidence file of an escalation, in the background. While one is being made, that one is returned',
  access,
  params,
  body: z.strictObject({
    /** Of the words of the HTML file. */
    language: z.enum(interfaceLanguages),
    /** In which the HTML file has its times. */
    timezone: timeZone,
  }),
  response: z.object({ file: evidenceFile }),
  errors: ['escalation_not_found', 'customer_erased', 'too_many_evidence_files'],
})

const listEvidence = endpoint({
  method: 'GET',
  path: '/api/escalations/:id/evidence',
  summary: 'List the latest evidence files of an escalation, latest first',
  access,
  automatic: true,
  params,
  response: z.object({ items: z.array(evidenceFile) }),
  errors: ['escalation_not_found'],
})

const download = <const Path extends string, const Produces extends 'application/json' | 'text/html'>(
  path: Path,
  produces: Produces,
) =>
  endpoint({
    method: 'GET',
    path,
    summary: `Download an evidence file that is ready, as ${produces}`,
    access,
    costly: true,
    params,
    response: z.string(),
    produces,
    errors: ['evidence_not_found', 'export_not_ready', 'export_not_allowed'],
  })

const exportEvidenceJson = download('/api/evidence/:id/file.json', 'application/json')
const exportEvidenceHtml = download('/api/evidence/:id/file.html', 'text/html')

const verifyEvidence = endpoint({
  method: 'POST',
  path: '/api/evidence/verify',
  summary:
    'Find the evidence files that have this SHA-256, also deleted ones: a copy with the same hash is what the panel made',
  access,
  body: z.strictObject({
    /** Of the whole file, JSON or HTML, in hexadecimal digits. */
    sha256: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[0-9a-f]{64}$/, issue('not_a_sha256')),
  }),
  response: z.object({
    matches: z.array(
      z.object({
        format: z.enum(evidenceFormats),
        file: evidenceFile,
        customer: z.object({ id, name: z.string() }),
      }),
    ),
  }),
})

export const evidenceEndpoints = {
  orderEvidence,
  listEvidence,
  exportEvidenceJson,
  exportEvidenceHtml,
  verifyEvidence,
} as const
