import { endpoints, listPageSize } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { findComparison } from './find-comparison.ts'
import { findItems } from './find-items.ts'

export function fairnessRoutes({ on, replica }: Services) {
  on(endpoints.getFairness, async ({ actor, params, query }) => ({
    comparison: await findComparison(replica, actor, params.id, query),
  }))

  on(endpoints.getOwnFairness, async ({ actor, query }) => ({
    comparison: await findComparison(replica, actor, actor.id, query),
  }))

  on(endpoints.listFairnessItems, ({ actor, params, query }) =>
    findItems(replica, actor, params.id, query, query.limit ?? listPageSize),
  )

  on(endpoints.listOwnFairnessItems, ({ actor, query }) =>
    findItems(replica, actor, actor.id, query, query.limit ?? listPageSize),
  )
}
