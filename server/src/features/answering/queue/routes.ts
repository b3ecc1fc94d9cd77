import { endpoints } from '@panel/contract'
import { AppError } from '../../../platform/http/errors.ts'
import type { Services } from '../../../services.ts'
import { findLeaseEnd } from '../../conversations/find-lease-end.ts'
import { endLease } from '../../conversations/leases/end-lease.ts'
import { presentLease } from '../../conversations/leases/lease.ts'
import { renewUnlessIdle } from '../../conversations/leases/renew-unless-idle.ts'
import { endLeaseSoon } from '../../conversations/leases/resume.ts'
import { claimNext } from './claimed.ts'
import type { Claims } from './claims.ts'
import type { QueueCounter } from './counts.ts'
import { findNewHolder } from './find-new-holder.ts'
import type { InHandReads } from './in-hand-reads.ts'
import { findSamples } from './samples.ts'
import { takeConversation } from './take.ts'

export function queueRoutes({
  on,
  db,
  urgent,
  replica,
  claims,
  reads,
  counter,
}: Services & { claims: Claims; reads: InHandReads; counter: QueueCounter }) {
  on(endpoints.getQueues, ({ actor }) => counter.countQueues(actor))

  on(endpoints.getQueueSamples, async ({ actor }) => ({ items: await findSamples(replica, actor) }))

  on(endpoints.claimConversation, ({ actor, params, body }) =>
    claimNext({ db: urgent, claims, reads }, actor, params.queue, body.exclude, {
      resume: body.resume,
    }),
  )

  on(endpoints.takeConversation, async ({ actor, params, body }) => {
    const lease = await takeConversation(urgent, actor, params.id, body?.reason)
    return (await reads.readInHand(actor, lease)).inHand
  })

  on(endpoints.renewLease, async ({ actor, params, body }) => {
    const held = { operatorId: actor.id, leaseId: params.id }
    const lease = await renewUnlessIdle(urgent, held, body?.since_input)
    if (!lease)
      throw new AppError('lease_lost', {
        by: await findNewHolder(db, actor, params.id),
        ...(await findLeaseEnd(db, actor, params.id)),
      })
    return {
      lease: presentLease(lease),
      idle_after: lease.idleAfter,
    }
  })

  on(endpoints.releaseLease, async ({ actor, params, body }) => {
    const held = { operatorId: actor.id, leaseId: params.id }
    const released = body?.may_return ? endLeaseSoon(urgent, held) : endLease(urgent, held)
    return { released: Boolean(await released) }
  })
}
