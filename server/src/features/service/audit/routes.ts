import { endpoints, listPageSize } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { changeAnchorAddress } from './anchor-address.ts'
import { findChain } from './anchors.ts'
import { findAuditEntries } from './find.ts'
import { findNames } from './names.ts'
import { openSealed } from './open-sealed.ts'
import { presentAuditEntry } from './present.ts'

export function auditRoutes({ on, db, replica, secrets }: Services) {
  on(endpoints.listAuditLog, async ({ actor, query }) => {
    const { items, next_cursor } = await findAuditEntries(replica, actor, query, query.limit ?? listPageSize)
    const opened = await openSealed(replica, secrets, items)
    const names = await findNames(replica, opened)
    return { items: opened.map((row) => presentAuditEntry(row, actor, names)), next_cursor }
  })

  on(endpoints.getAuditChain, ({ actor }) => findChain(db, actor))

  on(endpoints.changeAnchorAddress, ({ actor, body }) => changeAnchorAddress(db, secrets, actor, body))
}
