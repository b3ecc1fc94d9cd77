import { cutText, storable } from '@panel/contract/rules/cut'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { SecurityEvents } from '../security-events.ts'
import { reportPath } from './security-headers.ts'

/** Bytes. A browser sends one or a few reports at a time. */
const maxReport = 16 * 1024
const types = ['application/csp-report', 'application/reports+json']

/** The two formats that browsers send: `report-uri` sends one report, `report-to` a list. */
const reportUriFormat = z.object({
  'csp-report': z.object({ 'violated-directive': z.string(), 'blocked-uri': z.string() }),
})
const reportToFormat = z.array(
  z.object({ body: z.object({ effectiveDirective: z.string(), blockedURL: z.string() }) }),
)

/** Receives violation reports of the content security policy. Anybody can send them, so they are only counted. */
export async function receiveCspReports(app: FastifyInstance, events: SecurityEvents) {
  await app.register(async (scope) => {
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: maxReport }, (_request, text, done) =>
      done(null, text),
    )
    scope.post(reportPath, { bodyLimit: maxReport }, async (request, reply) => {
      const route = `POST ${reportPath}`
      for (const subject of violationsIn(request.body))
        events.record({ kind: 'csp_violation', operatorId: null, address: null, route, subject })
      return reply.code(204).send()
    })
  })
}

function violationsIn(body: unknown): string[] {
  const report = readReport(body)
  const first = reportUriFormat.safeParse(report)
  if (first.success) {
    const { 'violated-directive': directive, 'blocked-uri': blocked } = first.data['csp-report']
    return [violation(directive, blocked)]
  }
  const found = reportToFormat.safeParse(report)
  if (!found.success) return []
  return found.data.map(({ body: each }) => violation(each.effectiveDirective, each.blockedURL))
}

function readReport(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : undefined
  } catch {
    return undefined
  }
}

/** Without path and query, which can contain personal data. */
function violation(directive: string, blocked: string): string {
  const { origin, protocol } = URL.canParse(blocked) ? new URL(blocked) : { origin: blocked, protocol: '' }
  return cutText(storable(`${directive} ${origin === 'null' ? protocol : origin}`), 200)
}
