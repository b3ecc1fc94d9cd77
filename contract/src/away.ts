import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { reasonCodes } from './enumerations.ts'
import { id, idParam, listCursor, listPage, moment, pageQuery } from './fields.ts'
import { awayReasonLength } from './limits.ts'
import { operatorName } from './operator-name.ts'
import { hasOneReason, hasReason, reasonAsked, reasonGiven } from './reasons.ts'

/** A break of one's own, away from chat. Specification sections 4 and 9. */
export const ownAwayTime = z.object({
  id,
  ...reasonGiven,
  started_at: moment,
  /** The break is over at this moment, also when nobody says so. */
  ends_at: moment,
})
export type OwnAwayTime = z.infer<typeof ownAwayTime>

/** A break as coaches see it. */
export const awayTime = ownAwayTime.extend({
  operator: operatorName,
  /** When it ended: the operator came back, or its time was over. Null while they are away. */
  ended_at: moment.nullable(),
})
export type AwayTime = z.infer<typeof awayTime>

export const startAwayTime = endpoint({
  method: 'POST',
  path: '/api/away-times',
  summary:
    'Go away from chat for 2 minutes; the conversation in hand goes back to its queue, coaches are told',
  access: 'operator',
  body: z
    .strictObject(reasonAsked(reasonCodes.away, awayReasonLength))
    .refine(...hasReason)
    .refine(...hasOneReason),
  /** Who is away already gets that break: it is not made longer. */
  response: z.object({ away: ownAwayTime }),
})

export const endAwayTime = endpoint({
  method: 'POST',
  path: '/api/away-times/current/end',
  summary: 'Be back at chat; a break that is over already is no error',
  access: 'operator',
  response: z.object({ ended: z.boolean() }),
})

export const listAwayTimes = endpoint({
  method: 'GET',
  path: '/api/away-times',
  summary: 'Who was away from chat, why and until when, latest first',
  access: 'chat_stats.away',
  query: z.strictObject({
    /** Only those who are away now. */
    open: z.literal('1').optional(),
    operator_id: idParam.optional(),
    cursor: listCursor.optional(),
    ...pageQuery,
  }),
  /** Asked again with every hint. */
  automatic: true,
  response: listPage(awayTime, listCursor),
})
