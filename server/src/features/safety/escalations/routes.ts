import { endpoints, listPageSize } from '@panel/contract'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import type { Services } from '../../../services.ts'
import { presentMessage } from '../../conversations/present.ts'
import { assignEscalation } from './assign.ts'
import { escalate } from './escalate.ts'
import { findEscalation } from './find-escalation.ts'
import { findEscalations, requireEscalation } from './find-escalations.ts'
import { findMasters } from './masters.ts'
import { findOpenHandovers } from './open-handovers.ts'
import { presentEscalation } from './present.ts'
import { settleEscalation } from './settle.ts'
import { undoEscalation } from './undo.ts'

export function escalationRoutes({ on, db, urgent }: Services) {
  on(endpoints.escalateConversation, async ({ actor, params, body }) => ({
    escalation: await escalate(urgent, actor, params.id, body),
  }))

  on(endpoints.undoEscalation, ({ actor, params }) => undoEscalation(urgent, actor, params.id))

  on(endpoints.listEscalations, async ({ actor, query }) => {
    const { items, next_cursor } = await findEscalations(db, actor, query, query.limit ?? listPageSize)
    return { items: items.map((row) => presentEscalation(row, actor)), next_cursor }
  })

  on(endpoints.getEscalation, async ({ actor, params }) => {
    const { row, context, customer, help } = await findEscalation(db, actor, params.id)
    const { disclosure_version: version, disclosure_shown_at: shown_at } = customer
    const { disclosure_is_published: is_published } = customer
    return {
      escalation: {
        ...presentEscalation(row, actor),
        claimed_at: row.claimed_at,
        birthday: customer.birthday,
        disclosure: version !== null && shown_at !== null ? { version, shown_at, is_published } : null,
        chat_count: customer.chat_count,
        earlier_count: customer.earlier_count,
        help,
        context: context.map((message) => presentMessage(message, actor)),
      },
    }
  })

  on(endpoints.listMasters, async ({ actor, params }) => {
    const { siteowner_id } = await requireEscalation(db, actor, params.id)
    const masters = await findMasters(db, siteowner_id)
    // A name that the viewer may not see cannot be chosen.
    return {
      items: masters.flatMap((one) => {
        const { id, name } = presentOperator(actor, one)
        return name === null ? [] : [{ id, name }]
      }),
    }
  })

  on(endpoints.assignEscalation, async ({ actor, params, body }) => ({
    assigned: await assignEscalation(db, actor, params.id, body),
  }))

  on(endpoints.listOpenHandovers, ({ actor, query }) =>
    findOpenHandovers(db, actor, query, query.limit ?? listPageSize),
  )

  on(endpoints.settleEscalation, async ({ actor, params, body }) => ({
    escalation: presentEscalation(await settleEscalation(db, actor, params.id, body), actor),
  }))
}
