import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam, listCursor, listPage, moment, pageQuery } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { awayReasonLength } from '../rules/limits.ts'
import { pauseMinutes } from '../rules/welfare-rules.ts'
import { hasReason, reasonFields, reasonInput } from '../settings/reasons.ts'

const breakFields = {
  id,
  ...reasonFields,
  started_at: moment,
  /** The break ends at this time at the latest, even if the operator does not end it. */
  ends_at: moment,
}

/** A break that the signed-in operator takes. Specification sections 4 and 9. */
export const ownAwayTime = z.object({
  ...breakFields,
  /** A pause (`startPause`): it has no reason, and no list and no count has it. */
  is_pause: z.boolean(),
  /** A rest (`startRest`) does not: it is open-ended, and deducted from the hours. */
  counts_as_work: z.boolean(),
})
export type OwnAwayTime = z.infer<typeof ownAwayTime>

/** A break as coaches see it. */
export const awayTime = z.object({
  ...breakFields,
  operator: operatorName,
  /** When the operator came back, or when the time was over. Null while the operator is away. */
  ended_at: moment.nullable(),
})
export type AwayTime = z.infer<typeof awayTime>

export const startAwayTime = endpoint({
  method: 'POST',
  path: '/api/away-times',
  summary:
    'Start a break of 2 minutes. The conversation in hand returns to its queue, and coaches are notified',
  access: 'operator',
  body: z.strictObject(reasonInput(awayReasonLength)).refine(...hasReason),
  /** If a break is in force already, it is returned unchanged. */
  response: z.object({ away: ownAwayTime }),
})

export const startPause = endpoint({
  method: 'POST',
  path: '/api/away-times/pause',
  summary:
    'Start a pause without a reason: when a break is suggested, or after an escalation. The conversation in hand returns to its queue',
  access: 'operator',
  body: z.strictObject({ minutes: z.literal(pauseMinutes) }),
  /** If a break is in force already, it is returned unchanged. */
  response: z.object({ away: ownAwayTime }),
  errors: ['no_pause_due'],
})

export const startRest = endpoint({
  method: 'POST',
  path: '/api/away-times/rest',
  summary:
    'Start a break that is deducted from the hours. It lasts until the operator comes back. The conversation in hand returns to its queue',
  access: 'operator',
  /** If a break is in force already, it is returned unchanged. */
  response: z.object({ away: ownAwayTime }),
  errors: ['hours_off'],
})

export const endAwayTime = endpoint({
  method: 'POST',
  path: '/api/away-times/current/end',
  summary: 'End the break. Succeeds also when the break is over already',
  access: 'operator',
  response: z.object({ ended: z.boolean() }),
})

export const listAwayTimes = endpoint({
  method: 'GET',
  path: '/api/away-times',
  summary: 'List breaks with operator, reason and end, latest first. Pauses are not listed',
  access: 'chat_stats.away',
  query: z.strictObject({
    /** Returns only breaks that are in force now. */
    open: z.literal('1').optional(),
    operator_id: idParam.optional(),
    cursor: listCursor.optional(),
    ...pageQuery,
  }),
  /** The page calls it again after each hint of the event stream. */
  automatic: true,
  response: listPage(awayTime, listCursor),
})

export const awayEndpoints = { startAwayTime, startPause, startRest, endAwayTime, listAwayTimes } as const
