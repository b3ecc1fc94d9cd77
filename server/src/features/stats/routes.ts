import { endpoints } from '@panel/contract'
import type { Services } from '../../services.ts'
import { findStats } from './find.ts'
import { presentStats, statsFile } from './present.ts'

export function statsRoutes({ on, replica }: Services) {
  on(endpoints.getStats, async ({ actor, query }) =>
    presentStats(await findStats(replica, actor, query), actor),
  )

  on(endpoints.exportStats, async ({ actor, query, reply }) => {
    const stats = await findStats(replica, actor, query)
    const { from, to } = stats.period
    void reply.header('content-disposition', `attachment; filename="stats ${from} ${to}.csv"`)
    return statsFile(stats, actor)
  })
}
