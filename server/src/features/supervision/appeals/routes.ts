import { endpoints, listPageSize } from '@panel/contract'
import { presentNamed } from '../../../platform/http/present-operator.ts'
import type { Services } from '../../../services.ts'
import { claimAfterAction } from '../../answering/queue/claim-after-action.ts'
import type { Claims } from '../../answering/queue/claims.ts'
import type { InHandReads } from '../../answering/queue/in-hand-reads.ts'
import { presentMessage } from '../../conversations/present.ts'
import { appeal } from './appeal.ts'
import { findAppeal } from './find-appeal.ts'
import { findAppeals } from './find-appeals.ts'
import { presentAppeal } from './present.ts'
import { returnAppealed } from './return.ts'
import { seeAppealOutcome } from './see-outcome.ts'
import { sendAppealed } from './send.ts'

export function appealRoutes(services: Services & { claims: Claims; reads: InHandReads }) {
  const { on, db, urgent } = services

  on(endpoints.appealText, async ({ actor, params, body }) => {
    await appeal(urgent, actor, params.id, body)
    return { next: await claimAfterAction(services, actor, body) }
  })

  on(endpoints.seeAppealOutcome, async ({ actor, params }) => ({
    seen: await seeAppealOutcome(db, actor, params.id),
  }))

  on(endpoints.listAppeals, async ({ actor, query }) => {
    const { items, next_cursor } = await findAppeals(db, actor, query, query.limit ?? listPageSize)
    return { items: items.map((row) => presentAppeal(row, actor)), next_cursor }
  })

  on(endpoints.getAppeal, async ({ actor, params }) => {
    const { row, context, state } = await findAppeal(db, actor, params.id)
    const { holder_id, holder_name, inquiry_id, asked_at } = state
    return {
      appeal: {
        ...presentAppeal(row, actor),
        context: context.map((message) => presentMessage(message, actor)),
        last_message_id: state.last_message_id,
        is_held: state.is_held,
        inquiry: inquiry_id !== null && asked_at !== null ? { id: inquiry_id, opened_at: asked_at } : null,
        holder: presentNamed(actor, holder_id, holder_name),
      },
    }
  })

  on(endpoints.sendAppealed, async ({ actor, params, body }) => ({
    message_id: await sendAppealed(urgent, actor, params.id, body.last_seen_id),
  }))

  on(endpoints.returnAppealed, async ({ actor, params, body }) => ({
    appeal: presentAppeal(await returnAppealed(db, actor, params.id, body.note), actor),
  }))
}
