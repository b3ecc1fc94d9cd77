import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, idParam } from '../fields.ts'
import { periodInOrder, periodQuery } from '../period.ts'
import { reportSources } from '../rules/report-outcomes.ts'

const counts = {
  /** Cases that were opened in the period and are still open. */
  open: z.int(),
  /** Cases that were settled in the period. */
  settled: z.int(),
  /** Settled cases with another outcome than `unfounded`. */
  founded: z.int(),
}
const group = z.object({
  /** A reason, the writer of the message, or a site owner; null for messages of customers. */
  id: id.nullable(),
  /** Null for reasons, whose words the page has, and for names that the viewer may not see. */
  name: z.string().nullable(),
  ...counts,
})

export const getReportStats = endpoint({
  method: 'GET',
  path: '/api/message-reports/stats',
  summary: 'Count the cases of reported messages by reason, by operator, by site owner and by who reported',
  access: 'other_chats.reports',
  costly: true,
  query: z.strictObject({ ...periodQuery, siteowner_id: idParam.optional() }).refine(...periodInOrder),
  response: z.object({
    /** The last 30 days by default. */
    period: z.object({ from: day, to: day }),
    total: z.object(counts),
    reasons: z.array(group),
    operators: z.array(group),
    siteowners: z.array(group),
    sources: z.array(z.object({ source: z.enum(reportSources), ...counts })),
  }),
})
export type ReportStats = z.infer<typeof getReportStats.response>
export type ReportStatsGroup = z.infer<typeof group>
