import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam, moment, nonBlankText } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { factSubjects } from '../rules/enumerations.ts'
import { toldFactLength } from '../rules/limits.ts'

/** A fact that a message tells about the profile or the customer, linked to that message. */
export const toldFact = z.object({
  id,
  conversation_id: id,
  message_id: id,
  /** When that message was sent. */
  message_sent_at: moment,
  /** Whom the fact is about; follows from the direction of the message. */
  about: z.enum(factSubjects),
  text: z.string(),
  /** Who saved it. */
  operator: operatorName,
  created_at: moment,
  removed: z.boolean(),
})
export type ToldFact = z.infer<typeof toldFact>

export const getToldFacts = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/told-facts',
  summary: 'List the facts of a conversation, newest message first',
  access: 'operator',
  params: z.strictObject({ id: idParam }),
  response: z.object({ items: z.array(toldFact) }),
  errors: ['conversation_not_found'],
})

export const saveToldFact = endpoint({
  method: 'POST',
  path: '/api/messages/:id/fact',
  summary:
    'Save a fact of a message: about the profile if an operator wrote it, otherwise about the customer',
  access: 'operator',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ text: nonBlankText(toldFactLength) }),
  response: z.object({ fact: toldFact }),
  errors: ['message_not_found', 'customer_erased'],
})

export const updateToldFact = endpoint({
  method: 'PATCH',
  path: '/api/told-facts/:id',
  summary: 'Remove or restore a fact',
  access: 'operator',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ removed: z.boolean() }),
  response: z.object({ fact: toldFact }),
  errors: ['fact_not_found'],
})

/** All endpoints of told facts, for the list of the contract. */
export const toldFactEndpoints = { getToldFacts, saveToldFact, updateToldFact }
