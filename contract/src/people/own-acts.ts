import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam, listCursor, listPage, moment, pageQuery } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { escalationKinds, escalationOutcomes } from '../rules/hold-rules.ts'
import { ignoreOptions } from '../rules/ignore-rules.ts'
import { ownActFilters, ownActKinds, ownActStates } from '../rules/own-acts.ts'
import { reasonFields } from '../settings/reasons.ts'

// What a signed-in operator has done, and what became of it. Only they read it.

const became = z.object({
  state: z.enum(ownActStates),
  /** Since when, or until when it can be undone. */
  at: moment.nullable(),
  /** Who did it, if that is somebody else. */
  by: operatorName.nullable(),
  /** How a master has settled an escalation. */
  outcome: z.enum(escalationOutcomes).nullable(),
  /** Why a master has returned a text. */
  note: z.string().nullable(),
})

const ownAct = z.object({
  /** Its place among all acts, of whatever kind. */
  id,
  kind: z.enum(ownActKinds),
  at: moment,
  conversation: z.object({ id }),
  customer: z.object({ name: z.string() }),
  profile: z.object({ name: z.string() }),
  /** The operator may open the conversation. */
  is_readable: z.boolean(),
  /** The message that was sent, skipped, escalated or reported. */
  message_id: id.nullable(),
  /** The beginning of what was written; null for other acts, and when the message is deleted or archived. */
  text: z.string().nullable(),
  ...reasonFields,
  escalation: z.enum(escalationKinds).nullable(),
  // The cast: `Object.keys` forgets the names.
  ignore: z.enum(ignoreOptions).nullable(),
  became,
})
export type OwnAct = z.infer<typeof ownAct>

export const listOwnActs = endpoint({
  method: 'GET',
  path: '/api/own-acts',
  summary:
    'List the messages, skips, ignores, handovers and escalations of this operator with what became of each, latest first',
  access: 'operator',
  automatic: true,
  query: z.strictObject({
    /** Without a receipt, messages of one kind are those of the last 30 days. */
    kind: z.enum(ownActFilters).optional(),
    /** The number of a receipt: the acts that it has counted. */
    receipt: idParam.optional(),
    cursor: listCursor.optional(),
    ...pageQuery,
  }),
  response: listPage(ownAct, listCursor),
  errors: ['receipt_not_found'],
})
