import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam, moment, nonBlankText } from '../fields.ts'
import { reportNotesLength } from '../rules/limits.ts'
import { chosenWord } from '../settings/word-lists.ts'

export const getReportReasons = endpoint({
  method: 'GET',
  path: '/api/reportreasons.php',
  summary:
    'List the reasons for which a message can be reported, with their own texts. The pages have texts for the codes that they know',
  access: 'operator',
  automatic: true,
  /** `retired` ones can no longer be chosen; they are for reading stored reports. */
  response: z.object({ reasons: z.array(chosenWord), retired: z.array(chosenWord) }),
})

export const reportMessage = endpoint({
  method: 'POST',
  path: '/api/messages/:id/report',
  summary:
    'Report a message to the supervisors. A repeated report by the same operator returns the first one',
  access: 'operator',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({
    reason_id: id,
    /** A description of the problem. Required by specification section 5. */
    notes: nonBlankText(reportNotesLength),
  }),
  response: z.object({ report: z.object({ id, reason_id: id, created_at: moment }) }),
  errors: ['message_not_found', 'message_deleted', 'customer_erased'],
})
