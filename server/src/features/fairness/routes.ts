import { endpoints } from '@panel/contract'
import type { Services } from '../../services.ts'
import { findComparison } from './find-comparison.ts'

export function fairnessRoutes({ on, replica }: Services) {
  on(endpoints.getFairness, async ({ actor, params, query }) => ({
    comparison: await findComparison(replica, actor, params.id, query),
  }))

  on(endpoints.getOwnFairness, async ({ actor, query }) => ({
    comparison: await findComparison(replica, actor, actor.id, query),
  }))
}
