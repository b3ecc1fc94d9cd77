import { z } from 'zod'
import { message } from '../conversations/thread-message.ts'
import { endpoint } from '../endpoint.ts'
import { idParam, nonBlankText } from '../fields.ts'
import { issue } from '../rules/issues.ts'
import { hideReasonLength } from '../rules/limits.ts'

const params = z.strictObject({ id: idParam })

export const markMessage = endpoint({
  method: 'PATCH',
  path: '/api/messages/:id',
  summary: 'Highlight or hide a message, or undo that. A request that changes nothing succeeds',
  access: 'operator',
  params,
  body: z
    .strictObject({
      hidden: z.boolean().optional(),
      highlighted: z.boolean().optional(),
      /** Why it is hidden. Shown in place of the text. */
      reason: nonBlankText(hideReasonLength).optional(),
    })
    .refine((body) => body.hidden !== undefined || body.highlighted !== undefined, issue('no_mark'))
    .refine((body) => body.reason === undefined || body.hidden === true, {
      path: ['hidden'],
      ...issue('reason_without_hiding'),
    }),
  response: z.object({ message }),
  errors: ['message_not_found', 'message_deleted', 'not_allowed', 'customer_erased'],
})

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/messages/:id',
  summary: 'Delete a message from the panel permanently. The site keeps its own copy',
  access: 'operator',
  params,
  response: z.object({ message }),
  errors: ['message_not_found', 'not_allowed'],
})

export const undeleteMessage = endpoint({
  method: 'POST',
  path: '/api/messages/:id/undelete',
  summary:
    'Undo the own deletion of a message, with the facts that went with it. A repeated request succeeds',
  access: 'operator',
  params,
  response: z.object({ message }),
  errors: ['message_not_found', 'undo_too_late'],
})
