import { endpoints, listPageSize } from '@panel/contract'
import { recordExport } from '../../platform/audit.ts'
import { exportFile } from '../../platform/export-file.ts'
import type { Services } from '../../services.ts'
import { findHolds, holdIds } from './find-holds.ts'
import { findHoldsOfCustomer } from './of-customer.ts'
import { holdCells, holdsHead, presentHold } from './present.ts'
import { releaseHold } from './release.ts'

export function holdRoutes({ on, db, replica }: Services) {
  on(endpoints.listHolds, async ({ actor, query }) => {
    const { items, next_cursor } = await findHolds(db, actor, query, query.limit ?? listPageSize)
    return { items: items.map((row) => presentHold(row, actor)), next_cursor }
  })

  on(endpoints.exportHolds, async ({ actor, query, reply }) => {
    void reply.header('content-disposition', 'attachment; filename="holds.csv"')
    return exportFile(
      replica,
      {
        head: holdsHead,
        matching: holdIds(replica, actor, query),
        find: (cursor: string | undefined, limit) => findHolds(replica, actor, { ...query, cursor }, limit),
        cellsOf: (rows) => holdCells(rows, actor),
      },
      (rows) => recordExport(db, actor.id, 'hold', { ...query, rows }),
    )
  })

  on(endpoints.releaseHold, ({ actor, params, body }) => releaseHold(db, actor, params.id, body.reason))

  on(endpoints.getCustomerHolds, async ({ actor, params }) => ({
    holds: await findHoldsOfCustomer(db, actor, params.external_id),
  }))
}
