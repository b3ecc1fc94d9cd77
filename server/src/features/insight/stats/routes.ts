import { endpoints } from '@panel/contract'
import { recordExport } from '../../../platform/audit.ts'
import type { Services } from '../../../services.ts'
import { findStats } from './find.ts'
import { findGroups } from './find-groups.ts'
import { findHours } from './find-hours.ts'
import { presentStats, statsFile } from './present.ts'
import { groupsFile, presentGroups } from './present-groups.ts'
import { changeTimeZone, findTimeZone } from './time-zone.ts'

export function statsRoutes({ on, db, replica }: Services) {
  on(endpoints.getStats, async ({ actor, query }) =>
    presentStats(await findStats(replica, actor, query), actor),
  )

  on(endpoints.exportStats, async ({ actor, query, reply }) => {
    const stats = await findStats(replica, actor, query)
    const { from, to } = stats.period
    await recordExport(db, actor.id, 'stats', { ...query, from, to })
    void reply.header('content-disposition', `attachment; filename="stats ${from} ${to}.csv"`)
    return statsFile(stats, actor, query)
  })

  on(endpoints.getStatsGroups, async ({ actor, query }) =>
    presentGroups(await findGroups(replica, actor, query), actor),
  )

  on(endpoints.getTimeZone, () => findTimeZone(db))

  on(endpoints.changeTimeZone, ({ actor, body }) => changeTimeZone(db, actor, body))

  on(endpoints.getStatsHours, async ({ actor, query }) => ({ hours: await findHours(replica, actor, query) }))

  on(endpoints.exportStatsGroups, async ({ actor, query, reply }) => {
    const stats = presentGroups(await findGroups(replica, actor, query, false), actor)
    const { from, to } = stats.period
    await recordExport(db, actor.id, 'stats', { ...query, from, to })
    void reply.header('content-disposition', `attachment; filename="stats ${from} ${to}.csv"`)
    return groupsFile(stats, query)
  })
}
