import { endpoints, listPageSize } from '@panel/contract'
import { presentNamed } from '../../../platform/http/present-operator.ts'
import type { Services } from '../../../services.ts'
import { presentMessage } from '../../conversations/present.ts'
import { findChosenWords } from '../../settings/word-lists/find.ts'
import { assignCase } from './assign-case.ts'
import { findCase } from './find-case.ts'
import { findCases } from './find-cases.ts'
import { findFigures } from './find-figures.ts'
import { findReportStats } from './find-report-stats.ts'
import { passCaseOn } from './pass-case-on.ts'
import { presentCase } from './present-case.ts'
import { reopenCase } from './reopen-case.ts'
import { reportMessage } from './report.ts'
import { settleCase } from './settle-case.ts'
import { undoCase } from './undo-case.ts'

export function messageReportRoutes({ on, db, replica }: Services) {
  on(endpoints.getReportReasons, async () => {
    const { active, retired } = await findChosenWords(db, 'report_reasons')
    return { reasons: active, retired }
  })

  on(endpoints.reportMessage, async ({ actor, params, body }) => ({
    report: await reportMessage(db, actor, params.id, body),
  }))

  on(endpoints.listReportCases, async ({ actor, query }) => {
    const { items, next_cursor } = await findCases(db, actor, query, query.limit ?? listPageSize)
    return { items: items.map((row) => presentCase(row, actor)), next_cursor }
  })

  on(endpoints.getReportStats, ({ actor, query }) => findReportStats(replica, actor, query))

  on(endpoints.getReportCase, async ({ actor, params }) => {
    const { row, reports, context, otherCount, escalated, isOwn } = await findCase(db, actor, params.id)
    return {
      case: {
        ...presentCase(row, actor),
        reports: reports.map(({ operator_id, operator_name, ...report }) => ({
          ...report,
          operator: presentNamed(actor, operator_id, operator_name),
        })),
        context: context.map((message) => presentMessage(message, actor)),
        is_own: isOwn,
        other_count: otherCount,
        escalated: escalated ?? null,
        figures: await findFigures(db, row),
      },
    }
  })

  on(endpoints.assignReportCase, async ({ actor, params, body }) => ({
    case: presentCase(await assignCase(db, actor, params.id, body.assigned), actor),
  }))

  on(endpoints.settleReportCase, async ({ actor, params, body }) => {
    const { row, settled } = await settleCase(db, actor, params.id, body)
    return { case: presentCase(row, actor), settled }
  })

  on(endpoints.passReportCaseOn, async ({ actor, params, body }) => ({
    case: presentCase(await passCaseOn(db, actor, params.id, body.note), actor),
  }))

  on(endpoints.reopenReportCase, async ({ actor, params }) => ({
    case: presentCase(await reopenCase(db, actor, params.id), actor),
  }))

  on(endpoints.undoReportCase, async ({ actor, params }) => ({
    case: presentCase(await undoCase(db, actor, params.id), actor),
  }))
}
