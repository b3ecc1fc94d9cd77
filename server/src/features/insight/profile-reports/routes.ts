import { endpoints, listPageSize } from '@panel/contract'
import { recordExport } from '../../../platform/audit.ts'
import type { Services } from '../../../services.ts'
import { setReportFile, textReportFile } from './report-file.ts'
import { findSetGroups, findSetReport, listWork } from './set-report.ts'
import { findTextGroups, findTextReport, listTexts } from './text-report.ts'

export function profileReportRoutes({ on, db, replica }: Services) {
  on(endpoints.getTextReport, ({ actor, query }) => findTextReport(replica, actor, query))

  on(endpoints.listReportedTexts, ({ actor, query }) =>
    listTexts(replica, actor, query, query.limit ?? listPageSize),
  )

  on(endpoints.exportTextReport, async ({ actor, query, reply }) => {
    const report = await findTextGroups(replica, actor, query)
    await recordExport(db, actor.id, 'profile_text', query)
    void reply.header('content-disposition', 'attachment; filename="profile-text-report.csv"')
    return textReportFile(report, query.by, query)
  })

  on(endpoints.getSetReport, ({ actor, query }) => findSetReport(replica, actor, query))

  on(endpoints.listReportedWork, ({ actor, query }) =>
    listWork(replica, actor, query, query.limit ?? listPageSize),
  )

  on(endpoints.exportSetReport, async ({ actor, query, reply }) => {
    const report = await findSetGroups(replica, actor, query)
    await recordExport(db, actor.id, 'profile_set', query)
    void reply.header('content-disposition', 'attachment; filename="profile-set-report.csv"')
    return setReportFile(report, query.by, query)
  })
}
