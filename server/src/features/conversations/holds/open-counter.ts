import { hasRight } from '@panel/contract'
import type { Caches } from '../../../platform/caches.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { worksFor } from '../../../platform/http/works-for.ts'

/** What is open of a site owner. */
type Open = { siteowner_id: number; open: number }

/** Counts what masters have to settle, once for all operators who ask: that of the sites that they work for. */
export function openCounter(caches: Caches, countAll: () => Promise<Open[]>) {
  const findAll = caches.open({
    load: async (_: 'all'[]) => [await countAll()],
    changedBy: ({ topic }) => topic === 'holds',
  })
  return async (operator: Operator): Promise<number> => {
    if (!hasRight(operator.rights, 'escalations')) return 0
    const counts = await findAll('all')
    return counts
      .filter(({ siteowner_id }) => worksFor(operator, siteowner_id))
      .reduce((sum, { open }) => sum + open, 0)
  }
}
