import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, moment } from '../fields.ts'

export const getFormerTexts = endpoint({
  method: 'GET',
  path: '/api/messages/:id/former-texts',
  summary: 'List what a message said before its customer changed or deleted it at their site, oldest first',
  access: 'escalations',
  params: z.strictObject({ id: idParam }),
  response: z.object({ items: z.array(z.object({ text: z.string(), until: moment })) }),
  errors: ['message_not_found'],
})
