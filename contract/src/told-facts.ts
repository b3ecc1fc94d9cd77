import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { factSubjects } from './enumerations.ts'
import { filledText, id, idParam, moment } from './fields.ts'
import { toldFactLength } from './limits.ts'
import { operatorName } from './operator-name.ts'

/** What was said in a conversation and is to be remembered, linked to the message that says it. */
export const toldFact = z.object({
  id,
  conversation_id: id,
  message_id: id,
  /** When that message was sent. */
  message_sent_at: moment,
  /** By the direction of the message. */
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
  summary: 'What was said in this conversation and is to be remembered, by the newest message first',
  access: 'operator',
  params: z.strictObject({ id: idParam }),
  response: z.object({ items: z.array(toldFact) }),
  errors: ['conversation_not_found'],
})

export const saveToldFact = endpoint({
  method: 'POST',
  path: '/api/messages/:id/fact',
  summary: 'Save what a message tells as a fact: about the profile when it is ours, else about the customer',
  access: 'operator',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ text: filledText(toldFactLength) }),
  response: z.object({ fact: toldFact }),
  errors: ['message_not_found'],
})

export const updateToldFact = endpoint({
  method: 'PATCH',
  path: '/api/told-facts/:id',
  summary: 'Remove a fact, or take that back',
  access: 'operator',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ removed: z.boolean() }),
  response: z.object({ fact: toldFact }),
  errors: ['fact_not_found'],
})
