import { z } from 'zod'
import { claimResult, leaseFields } from '../answering/queue.ts'
import { openInquiry } from '../conversations/open-inquiry.ts'
import { message } from '../conversations/thread-message.ts'
import { endpoint } from '../endpoint.ts'
import { chat, id, idParam, listCursor, listPage, moment, nonBlankText, pageQuery } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { appealNoteLength, appealOutcomes, checkedKinds } from '../rules/appeal-rules.ts'
import { messageLength } from '../rules/limits.ts'

export * from '../rules/appeal-rules.ts'

// An appeal: a check has stopped a text, and its operator asks a master to look at it.

const params = z.strictObject({ id: idParam })

export const appealText = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/appeal',
  summary:
    'Hand a text that a check has stopped to the masters, with the conversation. The text stays the draft of its operator. A repeated call with the same lease changes nothing',
  access: 'operator',
  urgent: true,
  params,
  body: z.strictObject({ text: nonBlankText(messageLength), ...leaseFields }),
  response: z.object({ next: claimResult.optional() }),
  errors: ['lease_lost', 'nothing_waits', 'held', 'text_not_stopped', 'in_progress'],
})

const appealOutcome = z.object({
  id,
  outcome: z.enum(appealOutcomes),
  /** Why it was returned. */
  note: z.string().nullable(),
  /** Null when the customer was erased. */
  by: operatorName.nullable(),
  at: moment,
  conversation_id: id,
  customer_name: z.string(),
})
/** What the operator is told until they have seen it. */
export type AppealOutcomeNotice = z.infer<typeof appealOutcome>
export const appealOutcomeNotice = appealOutcome

export const seeAppealOutcome = endpoint({
  method: 'POST',
  path: '/api/appeals/:id/seen',
  summary:
    'Confirm that the operator has read what became of their appeal. Succeeds also when they have before',
  access: 'operator',
  params,
  response: z.object({ seen: z.boolean() }),
})

// The masters' side.

const access = 'escalations'

const appealFields = {
  id,
  opened_at: moment,
  by: operatorName,
  ...chat,
  text: z.string(),
  /** What the checks find in the text. */
  found: z.array(z.object({ kind: z.enum(checkedKinds), words: z.string() })),
  settled: z
    .object({
      outcome: z.enum(appealOutcomes),
      note: z.string().nullable(),
      by: operatorName.nullable(),
      at: moment,
    })
    .nullable(),
}
const appeal = z.object(appealFields)
export type Appeal = z.infer<typeof appeal>

const openedAppeal = z.object({
  ...appealFields,
  /** The newest messages of the conversation, oldest first. */
  context: z.array(message),
  /** The newest message of either side: whoever sends the text has seen it. */
  last_message_id: id.nullable(),
  /** The customer is on hold: the text cannot be sent. */
  is_held: z.boolean(),
  /** The customer asks who writes. */
  inquiry: openInquiry.pick({ id: true, opened_at: true }).nullable(),
  /** Who has the conversation in hand. */
  holder: operatorName.nullable(),
})
export type OpenedAppeal = z.infer<typeof openedAppeal>

export const listAppeals = endpoint({
  method: 'GET',
  path: '/api/appeals',
  summary: 'List open appeals, oldest first',
  access,
  automatic: true,
  query: z.strictObject({ cursor: listCursor.optional(), ...pageQuery }),
  response: listPage(appeal, listCursor),
})

export const getAppeal = endpoint({
  method: 'GET',
  path: '/api/appeals/:id',
  summary: 'Read an appeal, with the newest messages of its conversation',
  access,
  automatic: true,
  params,
  response: z.object({ appeal: openedAppeal }),
  errors: ['appeal_not_found'],
})

const settleErrors = ['appeal_not_found', 'own_appeal', 'appeal_settled', 'taken', 'in_progress'] as const

export const sendAppealed = endpoint({
  method: 'POST',
  path: '/api/appeals/:id/send',
  summary:
    'Send the text of an appeal as it is, in the name of its operator. A repeated call of the same master changes nothing',
  access,
  urgent: true,
  params,
  body: z.strictObject({
    /** The last message of the conversation that the master saw. */
    last_seen_id: id.nullable(),
  }),
  response: z.object({ message_id: id }),
  errors: [
    ...settleErrors,
    'held',
    'in_progress',
    'newer_message',
    'true_answer_due',
    'poke_limit',
    'nothing_waits',
  ],
})

export const returnAppealed = endpoint({
  method: 'POST',
  path: '/api/appeals/:id/return',
  summary: 'Return the text of an appeal with a note. The conversation goes back to its place in the queue',
  access,
  params,
  body: z.strictObject({ note: nonBlankText(appealNoteLength) }),
  response: z.object({ appeal }),
  errors: settleErrors,
})

/** All endpoints about appeals, for the list of the contract. */
export const appealEndpoints = {
  appealText,
  seeAppealOutcome,
  listAppeals,
  getAppeal,
  sendAppealed,
  returnAppealed,
}
