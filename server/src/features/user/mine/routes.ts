import { endpoints, kindsOfFilter, listPageSize } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { requireReceipt } from '../receipts/find.ts'
import { findOwnActs } from './find-own-acts.ts'
import { presentOwnAct } from './present-own-act.ts'

/** Every endpoint is about the operator who calls it. It reads the primary, so that what was just sent is there. */
export function mineRoutes({ on, db }: Services) {
  on(endpoints.listOwnActs, async ({ actor, query }) => {
    const { items, next_cursor } = await findOwnActs(db, actor.id, {
      kinds: kindsOfFilter(query.kind),
      shift: query.receipt ? await requireReceipt(db, actor.id, query.receipt) : null,
      cursor: query.cursor,
      limit: query.limit ?? listPageSize,
    })
    return { items: items.map((row) => presentOwnAct(row, actor)), next_cursor }
  })
}
