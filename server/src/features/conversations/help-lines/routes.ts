import { endpoints } from '@panel/contract'
import { requireSiteowner } from '../../../platform/http/require-siteowner.ts'
import type { Services } from '../../../services.ts'
import { requireReadable } from '../require-readable.ts'
import { addHelpLine } from './add.ts'
import { findHelpLines } from './find.ts'
import { findCustomerHelp } from './for-customer.ts'
import { removeHelpLine } from './remove.ts'

export function helpLineRoutes({ on, db }: Services) {
  on(endpoints.getHelpLines, async ({ actor, params }) => {
    await requireSiteowner(db, actor, params.id)
    return { items: await findHelpLines(db, params.id) }
  })
  on(endpoints.addHelpLine, async ({ actor, params, body }) => ({
    items: await addHelpLine(db, actor, params.id, body),
  }))
  on(endpoints.removeHelpLine, async ({ actor, params }) => ({
    items: await removeHelpLine(db, actor, { siteownerId: params.id, lineId: params.line_id }),
  }))
  on(endpoints.getCustomerHelp, async ({ actor, params }) => {
    const { customer_id } = await requireReadable(db, actor, params.id)
    return findCustomerHelp(db, customer_id)
  })
}
