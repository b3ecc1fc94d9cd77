import { endpoints } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { choosePhotoCover } from './choose-photo-cover.ts'
import { countExposure } from './count-exposure.ts'
import { declineBreak } from './decline-break.ts'
import { findSuggestedBreak } from './find-exposure.ts'
import { findWelfare } from './find-welfare.ts'
import { leaveOutSegment } from './leave-out-segment.ts'

/** Every endpoint is about the operator who calls it. None takes the id of an operator. */
export function welfareRoutes({ on, db }: Services) {
  const welfareOf = async ({ id }: { id: number }) => ({ welfare: await findWelfare(db, id) })

  on(endpoints.getWelfare, ({ actor }) => welfareOf(actor))

  on(endpoints.choosePhotoCover, async ({ actor, body }) => {
    await choosePhotoCover(db, actor.id, body.photo_cover)
    return welfareOf(actor)
  })

  on(endpoints.leaveOutSegment, async ({ actor, body }) => {
    await leaveOutSegment(db, actor.id, body)
    return welfareOf(actor)
  })

  on(endpoints.countUncovered, async ({ actor, body }) => {
    await countExposure(db, actor.id, body)
    return { suggested_break: await findSuggestedBreak(db, actor.id) }
  })

  on(endpoints.declineBreak, async ({ actor }) => {
    await declineBreak(db, actor.id)
    return { declined: true as const }
  })
}
