import { endpoints } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { claimAfterAction } from '../queue/claim-after-action.ts'
import type { Claims } from '../queue/claims.ts'
import type { InHandReads } from '../queue/in-hand-reads.ts'
import { giveBack } from './give-back.ts'
import { handOver } from './hand-over.ts'
import { ignoreConversation } from './ignore.ts'
import { skipConversation } from './skip.ts'
import { stopIgnoring } from './stop-ignoring.ts'
import { undoLeave } from './undo-leave.ts'

export function leavingRoutes(services: Services & { claims: Claims; reads: InHandReads }) {
  const { on, db, urgent } = services

  on(endpoints.skipConversation, async ({ actor, params, body }) => {
    const can_undo = await skipConversation(urgent, actor, params.id, body)
    return { can_undo, next: await claimAfterAction(services, actor, body) }
  })

  on(endpoints.ignoreConversation, async ({ actor, params, body }) => {
    const can_undo = await ignoreConversation(urgent, actor, params.id, body)
    return { can_undo, next: await claimAfterAction(services, actor, body) }
  })

  on(endpoints.stopIgnoring, async ({ actor, params }) => ({
    stopped: await stopIgnoring(db, actor, params.id),
  }))

  on(endpoints.handOver, async ({ actor, params, body }) => {
    const can_undo = await handOver(urgent, actor, params.id, body)
    return { can_undo, next: await claimAfterAction(services, actor, body) }
  })

  on(endpoints.undoLeave, ({ actor, params, body }) => undoLeave(urgent, actor, params.id, body.lease_id))

  on(endpoints.giveBack, async ({ actor, params, body }) => {
    await giveBack(urgent, actor, params.id, body)
    return { next: await claimAfterAction(services, actor, body) }
  })
}
