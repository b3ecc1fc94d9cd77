import { endpoints } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { findPresent } from './find.ts'
import { presentActivity } from './present.ts'

// From the primary: a page requests this directly after the hint about a claim.
export function presenceRoutes({ on, db }: Services) {
  on(endpoints.getPresence, async ({ actor }) => {
    const { rows, here, offline } = await findPresent(db, actor)
    return { here, offline, items: rows.map((row) => presentActivity(row, actor)) }
  })
}
