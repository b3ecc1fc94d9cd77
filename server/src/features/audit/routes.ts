import { endpoints, listPageSize } from '@panel/contract'
import type { Services } from '../../services.ts'
import { findAuditEntries } from './find.ts'
import { presentAuditEntry } from './present.ts'

export function auditRoutes({ on, replica }: Services) {
  on(endpoints.listAuditLog, async ({ actor, query }) => {
    const { items, next_cursor } = await findAuditEntries(replica, actor, query, query.limit ?? listPageSize)
    return { items: items.map((row) => presentAuditEntry(row, actor)), next_cursor }
  })
}
