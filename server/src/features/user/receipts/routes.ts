import { endpoints } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { findBreaks, findReceipts, requireReceipt } from './find.ts'
import { makeReceipt } from './make.ts'

/** Every endpoint is about the operator who calls it. */
export function receiptRoutes({ on, db }: Services) {
  on(endpoints.makeShiftReceipt, async ({ actor }) => ({
    receipt: await requireReceipt(db, actor.id, await makeReceipt(db, actor.id)),
  }))

  on(endpoints.listShiftReceipts, async ({ actor }) => ({ items: await findReceipts(db, actor.id) }))

  on(endpoints.getShiftReceipt, async ({ actor, params }) => {
    const receipt = await requireReceipt(db, actor.id, params.number)
    return { receipt, breaks: await findBreaks(db, actor.id, receipt) }
  })
}
