import { endpoints } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { confirmRetention, stopRetention } from './change.ts'
import { countRetention } from './count.ts'
import { findRetention } from './find.ts'

export function retentionRoutes({ on, db }: Services) {
  on(endpoints.getRetention, ({ actor }) => findRetention(db, actor))

  on(endpoints.getRetentionCount, ({ params, query }) => countRetention(db, params.name, query.days))

  on(endpoints.confirmRetention, async ({ actor, params, body }) => {
    await confirmRetention(db, actor, params.name, body)
    return findRetention(db, actor)
  })

  on(endpoints.stopRetention, async ({ actor, params }) => {
    await stopRetention(db, actor, params.name)
    return findRetention(db, actor)
  })
}
