import { endpoints, type ReportReason } from '@panel/contract'
import type { Services } from '../../services.ts'
import { reportMessage } from './report.ts'

export function messageReportRoutes({ on, db }: Services) {
  on(endpoints.getReportReasons, async () => {
    const reasons = await db.selectFrom('reportreasons').select(['id', 'code']).orderBy('position').execute()
    // The cast: only migrations write reasons, and they have those of the contract.
    return { reasons: reasons.map(({ id, code }) => ({ id, code: code as ReportReason })) }
  })

  on(endpoints.reportMessage, async ({ actor, params, body }) => ({
    report: await reportMessage(db, actor, params.id, body),
  }))
}
