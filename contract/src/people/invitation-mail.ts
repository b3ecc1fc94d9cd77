import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, text } from '../fields.ts'
import { interfaceLanguages } from '../rules/enumerations.ts'
import { issue } from '../rules/issues.ts'
import { mailAddressLength } from '../rules/operator-views.ts'

export const sendInvitation = endpoint({
  method: 'POST',
  path: '/api/operators/:id/link/send',
  summary:
    'Send the link of an invitation by mail. The token is that of the link, which stays valid if the mail fails',
  access: 'manage_operators',
  costly: true,
  params: z.object({ id: idParam }),
  body: z.strictObject({
    token: text(100).min(1),
    to: z.email(issue('not_an_email')).max(mailAddressLength, issue('not_an_email')),
    /** The language of the mail. */
    language: z.enum(interfaceLanguages),
  }),
  response: z.object({}),
  errors: [
    'operator_not_found',
    'works_beyond_yours',
    'rights_above_yours',
    'invitation_invalid',
    'mail_not_set_up',
    'mail_failed',
  ],
})
