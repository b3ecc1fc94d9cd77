import { hasRight } from '@panel/contract'
import type { Operator } from '../../../platform/http/access.ts'

type People = {
  customer_id: number
  customer_name: string
  profile_id: number
  profile_name: string
}

/** Whose conversation it is, for viewers who may see the chats of others. */
export const presentPeople = (row: People, viewer: Operator) =>
  hasRight(viewer.rights, 'other_chats.overview')
    ? {
        customer: { id: row.customer_id, name: row.customer_name },
        profile: { id: row.profile_id, name: row.profile_name },
      }
    : null

/** A part of a list, with the number of all of its rows. */
export const presentList = <Row extends { count: number }, Item>(
  rows: readonly Row[],
  present: (row: Row) => Item,
) => ({ count: rows[0]?.count ?? 0, items: rows.map(present) })
