import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { reportReasons } from './enumerations.ts'
import { filledText, id, idParam, moment } from './fields.ts'
import { reportNotesLength } from './limits.ts'

export const getReportReasons = endpoint({
  method: 'GET',
  path: '/api/reportreasons.php',
  summary: 'What a message can be reported for, by code: the screens have the words',
  access: 'operator',
  automatic: true,
  response: z.object({ reasons: z.array(z.object({ id, code: z.enum(reportReasons) })) }),
})

export const reportMessage = endpoint({
  method: 'POST',
  path: '/api/messages/:id/report',
  summary: 'Report a message to those who supervise; who has reported it before gets that report',
  access: 'operator',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({
    reason_id: id,
    /** What is wrong. Specification section 5: required. */
    notes: filledText(reportNotesLength),
  }),
  response: z.object({ report: z.object({ id, reason_id: id, created_at: moment }) }),
  errors: ['message_not_found', 'message_deleted'],
})
