import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam, moment } from '../fields.ts'
import { operatorName } from '../operator-name.ts'

/** What a supervisor wrote to an operator about their work. */
export const coachNote = z.object({
  id,
  text: z.string(),
  from: operatorName,
  at: moment,
  /** The conversation that it is about. */
  conversation_id: id.nullable(),
})
export type CoachNote = z.infer<typeof coachNote>

export const readCoachNote = endpoint({
  method: 'POST',
  path: '/api/coach-notes/:id/read',
  summary: 'Confirm that the operator has read a note from a supervisor. Succeeds also when they have before',
  access: 'operator',
  params: z.strictObject({ id: idParam }),
  response: z.object({ read: z.boolean() }),
})
