import { endpoints, listPageSize } from '@panel/contract'
import { recordExport } from '../../platform/audit.ts'
import { exportFile } from '../../platform/export-file.ts'
import type { Services } from '../../services.ts'
import { presentMessage } from '../conversations/present.ts'
import { escalate } from './escalate.ts'
import { findEscalation } from './find-escalation.ts'
import { escalationIds, findEscalations } from './find-escalations.ts'
import { escalationCells, escalationsHead, presentEscalation } from './present.ts'
import { settleEscalation } from './settle.ts'
import { undoEscalation } from './undo.ts'

export function escalationRoutes({ on, db, urgent, replica }: Services) {
  on(endpoints.escalateConversation, async ({ actor, params, body }) => ({
    escalation: await escalate(urgent, actor, params.id, body),
  }))

  on(endpoints.undoEscalation, ({ actor, params }) => undoEscalation(urgent, actor, params.id))

  on(endpoints.listEscalations, async ({ actor, query }) => {
    const { items, next_cursor } = await findEscalations(db, actor, query, query.limit ?? listPageSize)
    return { items: items.map((row) => presentEscalation(row, actor)), next_cursor }
  })

  on(endpoints.exportEscalations, async ({ actor, query, reply }) => {
    void reply.header('content-disposition', 'attachment; filename="escalations.csv"')
    return exportFile(
      replica,
      {
        head: escalationsHead,
        matching: escalationIds(replica, actor, query),
        find: (cursor: string | undefined, limit) =>
          findEscalations(replica, actor, { ...query, cursor }, limit),
        cellsOf: (rows) => escalationCells(rows, actor),
      },
      (rows) => recordExport(db, actor.id, 'escalation', { ...query, rows }),
    )
  })

  on(endpoints.getEscalation, async ({ actor, params }) => {
    const { row, context, customer } = await findEscalation(db, actor, params.id)
    const { disclosure_version: version, disclosure_shown_at: shown_at } = customer
    return {
      escalation: {
        ...presentEscalation(row, actor),
        claimed_at: row.claimed_at,
        birthday: customer.birthday,
        disclosure: version !== null && shown_at !== null ? { version, shown_at } : null,
        chat_count: customer.chat_count,
        earlier_count: customer.earlier_count,
        context: context.map((message) => presentMessage(message, actor)),
      },
    }
  })

  on(endpoints.settleEscalation, async ({ actor, params, body }) => ({
    escalation: presentEscalation(await settleEscalation(db, actor, params.id, body), actor),
  }))
}
