import { endpoints, listPageSize } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { findHolds } from './find-holds.ts'
import { findHoldsOfCustomer } from './of-customer.ts'
import { presentHold } from './present.ts'
import { releaseHold } from './release.ts'

export function holdRoutes({ on, db }: Services) {
  on(endpoints.listHolds, async ({ actor, query }) => {
    const { items, next_cursor } = await findHolds(db, actor, query, query.limit ?? listPageSize)
    return { items: items.map((row) => presentHold(row, actor)), next_cursor }
  })

  on(endpoints.releaseHold, ({ actor, params, body }) => releaseHold(db, actor, params.id, body.reason))

  on(endpoints.getCustomerHolds, async ({ actor, params }) => ({
    holds: await findHoldsOfCustomer(db, actor, params.external_id),
  }))
}
