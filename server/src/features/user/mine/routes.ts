import { endpoints, kindsOfFilter, listPageSize, messageTurns, type OwnActFilter } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { requireReceipt } from '../receipts/find.ts'
import { findOwnActs } from './find-own-acts.ts'
import { presentOwnAct } from './present-own-act.ts'
import type { Shift } from './sources.ts'

/** Of all messages of years, those of a rare kind would have to be looked for: without a receipt, they are of the last 30 days. */
const recent = (kind: OwnActFilter | undefined): Shift | null =>
  messageTurns.some((turn) => turn === kind)
    ? { since: new Date(Date.now() - 30 * 86_400_000).toISOString(), until: 'infinity' }
    : null

/** Every endpoint is about the operator who calls it. It reads the primary, so that what was just sent is there. */
export function mineRoutes({ on, db }: Services) {
  on(endpoints.listOwnActs, async ({ actor, query }) => {
    const { items, next_cursor } = await findOwnActs(db, actor.id, {
      kinds: kindsOfFilter(query.kind),
      shift: query.receipt ? await requireReceipt(db, actor.id, query.receipt) : recent(query.kind),
      cursor: query.cursor,
      limit: query.limit ?? listPageSize,
    })
    return { items: items.map((row) => presentOwnAct(row, actor)), next_cursor }
  })
}
