import { endpoints } from '@panel/contract'
import type { Services } from '../../services.ts'
import { findChosenWords } from '../word-lists/find.ts'
import { reportMessage } from './report.ts'

export function messageReportRoutes({ on, db }: Services) {
  on(endpoints.getReportReasons, async () => {
    const { active, retired } = await findChosenWords(db, 'report_reasons')
    return { reasons: active, retired }
  })

  on(endpoints.reportMessage, async ({ actor, params, body }) => ({
    report: await reportMessage(db, actor, params.id, body),
  }))
}
