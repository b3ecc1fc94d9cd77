import { call } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'
import { filtersOfPeriod } from '../../../ui/words/period'
import type { AuditSearch } from './audit-search'

/** The query of the list and of its CSV file. */
export const auditFilters = filtersOfPeriod<AuditSearch>

/** Pages of the audit log, latest first. */
export const auditQuery = (filters: ReturnType<typeof auditFilters>) =>
  pagesQuery({
    queryKey: ['audit-log', filters],
    load: (cursor, signal) =>
      call('GET /api/audit-log', {
        query: { ...filters, ...cursor },
        signal,
      }),
  })
