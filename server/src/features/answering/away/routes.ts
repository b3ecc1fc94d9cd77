import { endpoints } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { endAway } from './end.ts'
import { findAwayTimes } from './find.ts'
import { presentAwayTime, presentOwnAway } from './present.ts'
import { startAway } from './start.ts'
import { startPause } from './start-pause.ts'
import { startRest } from './start-rest.ts'

export function awayRoutes({ on, db }: Services) {
  on(endpoints.startAwayTime, async ({ actor, body }) => ({
    away: presentOwnAway(await startAway(db, actor, body)),
  }))

  on(endpoints.startPause, async ({ actor, body }) => ({
    away: presentOwnAway(await startPause(db, actor.id, body)),
  }))

  on(endpoints.startRest, async ({ actor }) => ({
    away: presentOwnAway(await startRest(db, actor.id)),
  }))

  on(endpoints.endAwayTime, async ({ actor }) => ({ ended: await endAway(db, actor.id) }))

  on(endpoints.listAwayTimes, async ({ actor, query }) => {
    const { items, next_cursor } = await findAwayTimes(db, actor, query)
    return { items: items.map((row) => presentAwayTime(row, actor)), next_cursor }
  })
}
