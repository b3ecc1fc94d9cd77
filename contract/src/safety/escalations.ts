import { z } from 'zod'
import { customerHelp } from '../conversations/help-lines.ts'
import { shownDisclosure } from '../conversations/shown-disclosure.ts'
import { message } from '../conversations/thread-message.ts'
import { endpoint } from '../endpoint.ts'
import { chat, id, idParam, moment, nonBlankText } from '../fields.ts'
import { byTime, listOf } from '../list.ts'
import { operatorName } from '../operator-name.ts'
import { periodInOrder, periodQuery } from '../period.ts'
import {
  escalationKinds,
  escalationNoteLength,
  escalationOutcomes,
  escalationUrgencies,
  holdEffects,
  suggestedWordsLength,
} from '../rules/hold-rules.ts'
import { appealEndpoints } from '../supervision/appeals.ts'
import { masterEndpoints } from './masters.ts'

export * from '../supervision/appeals.ts'
export * from './masters.ts'

// An escalation: an operator stops everything to a customer with one key, and a master decides.

const params = z.strictObject({ id: idParam })

/** What the operator gets: the hold is in force. */
const ownEscalation = z.object({
  id,
  kind: z.enum(escalationKinds),
  opened_at: moment,
  /** Whether this operator can undo it for some seconds; not when a colleague has escalated the same before. */
  can_undo: z.boolean(),
})
export type OwnEscalation = z.infer<typeof ownEscalation>

export const escalateConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/escalate',
  summary:
    'Escalate a conversation: the customer is on hold at once, all leases of their conversations end, and the masters decide. A repeated call returns the same escalation',
  access: 'operator',
  urgent: true,
  params,
  body: z.strictObject({
    kind: z.enum(escalationKinds),
    /** The message that it is about. Default: the last one of the customer. */
    message_id: id.optional(),
    /** The words of that message for which the page suggested it. */
    suggested_words: nonBlankText(suggestedWordsLength).optional(),
  }),
  response: z.object({ escalation: ownEscalation }),
  errors: ['conversation_not_found', 'message_not_found', 'in_progress'],
})

export const undoEscalation = endpoint({
  method: 'POST',
  path: '/api/escalations/:id/undo',
  summary:
    'Undo an own escalation within ten seconds, unless a colleague has escalated the same: the hold ends, and the operator gets the conversation back if it waits',
  access: 'operator',
  urgent: true,
  params,
  response: z.object({
    conversation_id: id,
    /** Whether the operator has the conversation in hand again. */
    in_hand: z.boolean(),
  }),
  errors: ['undo_too_late', 'in_progress'],
})

// The masters' side.

const access = 'escalations'

const escalationFields = {
  id,
  kind: z.enum(escalationKinds),
  opened_at: moment,
  by: operatorName,
  ...chat,
  /** What it is about; null when the customer had not written. `text` is its beginning; null when it was deleted. */
  message: z.object({ id, text: z.string().nullable(), written_at: moment }).nullable(),
  /** The words that the page suggested it for. */
  suggested_words: z.string().nullable(),
  /** `stays`: an earlier escalation was confirmed, so this one cannot release the hold. */
  hold: z.object({ id, since: moment, released_at: moment.nullable(), stays: z.boolean() }),
  /** The master who looks at it; null: nobody yet. */
  assigned: operatorName.extend({ at: moment }).nullable(),
  settled: z
    .object({
      outcome: z.enum(escalationOutcomes),
      effect: z.enum(holdEffects),
      note: z.string(),
      by: operatorName,
      at: moment,
    })
    .nullable(),
}
const escalation = z.object(escalationFields)
export type Escalation = z.infer<typeof escalation>

const openedEscalation = z.object({
  ...escalationFields,
  /** When the operator got the conversation; null when they only read along. */
  claimed_at: moment.nullable(),
  /** The birthday that the site has sent. */
  birthday: z.string().nullable(),
  disclosure: shownDisclosure.nullable(),
  /** How many conversations of the customer are on hold. */
  chat_count: z.int(),
  /** Earlier escalations of this customer that were not undone. */
  earlier_count: z.int(),
  /** Where the customer finds help. Null when it is not about distress. */
  help: customerHelp.nullable(),
  /** The message between its neighbours, oldest first. Empty when its month is archived. */
  context: z.array(message),
})
export type OpenedEscalation = z.infer<typeof openedEscalation>

export const escalationList = listOf('escalations', {
  summary: {
    list: 'List escalations that were not undone: open ones oldest first, settled ones latest first',
    file: 'Export escalations',
  },
  filters: {
    ...periodQuery,
    state: z.enum(['open', 'settled']),
    urgency: z.enum(escalationUrgencies).optional(),
    kind: z.enum(escalationKinds).optional(),
    siteowner_id: idParam.optional(),
    /** Who escalated. */
    operator_id: idParam.optional(),
  },
  rules: [periodInOrder],
  item: escalation,
  cursor: byTime,
  isAutomatic: true,
})
export const {
  list: listEscalations,
  file: exportEscalations,
  order: orderEscalationExport,
  count: getEscalationCount,
} = escalationList

export const getEscalation = endpoint({
  method: 'GET',
  path: '/api/escalations/:id',
  summary: 'Read an escalation, with its message between its neighbours',
  access,
  automatic: true,
  params,
  response: z.object({ escalation: openedEscalation }),
  errors: ['escalation_not_found'],
})

export const settleEscalation = endpoint({
  method: 'POST',
  path: '/api/escalations/:id/settle',
  summary: 'Settle an open escalation with an outcome and a note. The hold stays or is released',
  access,
  params,
  body: z.strictObject({
    outcome: z.enum(escalationOutcomes),
    /** What the outcome and the hold allow: `effectsOf`. */
    effect: z.enum(holdEffects),
    note: nonBlankText(escalationNoteLength),
  }),
  response: z.object({ escalation }),
  errors: ['escalation_not_found', 'escalation_settled', 'effect_not_allowed'],
})

export const escalationEndpoints = {
  ...appealEndpoints,
  ...masterEndpoints,
  escalateConversation,
  undoEscalation,
  listEscalations,
  exportEscalations,
  orderEscalationExport,
  getEscalationCount,
  getEscalation,
  settleEscalation,
} as const
