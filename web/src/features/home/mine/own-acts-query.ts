import { call } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'
import type { MineSearch } from './mine-search'
import { ownActsKey } from './own-acts-key'

/** What the operator has done, latest first, with what became of it. */
export const ownActsQuery = (filters: MineSearch = {}) =>
  pagesQuery({
    queryKey: [...ownActsKey, filters],
    load: (cursor, signal) => call('GET /api/own-acts', { query: { ...filters, ...cursor }, signal }),
    // Personal data, and what became of an act changes.
    gcTime: 0,
  })
