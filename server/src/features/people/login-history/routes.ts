import { endpoints, listPageSize } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { findLogins } from './find.ts'
import { findMarks } from './find-marks.ts'
import { presentLogin } from './present.ts'

export function loginHistoryRoutes({ on, replica }: Services) {
  on(endpoints.listLoginHistory, async ({ actor, query }) => {
    const { items, next_cursor } = await findLogins(replica, actor, query, query.limit ?? listPageSize)
    const marks = await findMarks(replica, items)
    return { items: items.map((row) => presentLogin(row, marks, actor)), next_cursor }
  })
}
