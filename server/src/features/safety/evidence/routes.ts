import { type EvidenceFormat, endpoints } from '@panel/contract'
import type { FastifyReply } from 'fastify'
import type { Operator } from '../../../platform/http/access.ts'
import type { Services } from '../../../services.ts'
import { requireEscalation } from '../escalations/find-escalations.ts'
import { downloadEvidence } from './download.ts'
import { findByDigest, findEvidenceOf } from './find.ts'
import { orderEvidence } from './order.ts'
import { presentEvidence } from './present.ts'

export function evidenceRoutes({ on, db }: Services) {
  on(endpoints.orderEvidence, async ({ actor, params, body }) => ({
    file: presentEvidence(await orderEvidence(db, actor, params.id, body), actor),
  }))

  on(endpoints.listEvidence, async ({ actor, params }) => {
    await requireEscalation(db, actor, params.id)
    return { items: (await findEvidenceOf(db, params.id)).map((row) => presentEvidence(row, actor)) }
  })

  const send = async (actor: Operator, id: number, format: EvidenceFormat, reply: FastifyReply) => {
    const { file, name, bytes } = await downloadEvidence(db, actor, id, format)
    void reply.header('content-disposition', `attachment; filename="${name}"`)
    // A browser takes a connection that ends earlier for a failed download.
    void reply.header('content-length', bytes)
    return file
  }

  on(endpoints.exportEvidenceJson, ({ actor, params, reply }) => send(actor, params.id, 'json', reply))

  on(endpoints.exportEvidenceHtml, ({ actor, params, reply }) => send(actor, params.id, 'html', reply))

  on(endpoints.verifyEvidence, async ({ actor, body }) => {
    const rows = await findByDigest(db, actor, body.sha256)
    return {
      matches: rows.map((row) => ({
        format: row.json_digest === body.sha256 ? ('json' as const) : ('html' as const),
        file: presentEvidence(row, actor),
        customer: { id: row.customer_id, name: row.customer_name },
      })),
    }
  })
}
