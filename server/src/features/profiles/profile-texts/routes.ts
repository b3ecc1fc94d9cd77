import { endpoints } from '@panel/contract'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import type { Services } from '../../../services.ts'
import { endTextLease } from '../../conversations/leases/end-text-lease.ts'
import { type ClaimedText, claimNextText, claimText } from './claim.ts'
import { countWaitingTexts } from './count-waiting.ts'
import { findSimilarText } from './find-similar.ts'
import { listTexts } from './list.ts'
import { loadText } from './load.ts'
import { presentItem, presentText } from './present.ts'
import { renewText } from './renew.ts'
import { approveText, returnText } from './review.ts'
import { saveTextDraft } from './save-draft.ts'
import { skipText } from './skip.ts'
import { submitText } from './submit.ts'

export function profileTextRoutes({ on, db }: Services) {
  on(endpoints.getProfileTextCount, async ({ actor }) => {
    const { count } = await countWaitingTexts(db, actor)
    return { count }
  })

  on(endpoints.listProfileTexts, async ({ actor, query }) => {
    const { items, next_cursor } = await listTexts(db, actor, query)
    const waiting = await countWaitingTexts(db, actor)
    return { items: items.map((row) => presentItem(row, actor)), next_cursor, waiting }
  })

  on(endpoints.getProfileText, async ({ actor, params }) => ({
    text: presentText(await loadText(db, actor, params.id), actor),
  }))

  on(endpoints.claimNextText, async ({ actor, body }) => {
    const claimed = await claimNextText(db, actor, body.status)
    return { claimed: claimed && (await presentClaimed(db, actor, claimed)) }
  })

  on(endpoints.claimText, async ({ actor, params }) =>
    presentClaimed(db, actor, await claimText(db, actor, params.id)),
  )

  on(endpoints.renewText, async ({ actor, params }) => ({ lease: await renewText(db, actor, params.id) }))

  on(endpoints.releaseText, async ({ actor, params }) => ({
    released: await endTextLease(db, { operatorId: actor.id, leaseId: params.id }),
  }))

  on(endpoints.saveTextDraft, async ({ actor, params, body }) => ({
    draft: await saveTextDraft(db, actor, { id: params.id, leaseId: body.lease_id }, body.text),
  }))

  on(endpoints.submitText, async ({ actor, params, body }) => {
    await submitText(db, actor, { id: params.id, leaseId: body.lease_id }, body.text)
    return { waiting: await countWaitingTexts(db, actor) }
  })

  on(endpoints.approveText, async ({ actor, params, body }) => {
    await approveText(db, actor, { id: params.id, leaseId: body.lease_id })
    return { waiting: await countWaitingTexts(db, actor) }
  })

  on(endpoints.returnText, async ({ actor, params, body }) => {
    await returnText(db, actor, { id: params.id, leaseId: body.lease_id }, body.note)
    return { waiting: await countWaitingTexts(db, actor) }
  })

  on(endpoints.skipText, async ({ actor, params, body }) => {
    await skipText(db, actor, { id: params.id, leaseId: body.lease_id })
    return { waiting: await countWaitingTexts(db, actor) }
  })

  on(endpoints.findSimilarText, async ({ actor, params, body }) => ({
    similar: await findSimilarText(db, actor, params.id, body.text),
  }))
}

const presentClaimed = async (db: Db, actor: Operator, { id, lease }: ClaimedText) => ({
  text: presentText(await loadText(db, actor, id), actor),
  lease,
})
