import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam, moment, momentWithOffset, nonBlankText } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { issue } from '../rules/issues.ts'
import { longestReminderMinutes, reminderNoteLength } from '../rules/reminder-rules.ts'
import { unsentChatStates } from '../rules/unsent-chats.ts'

// An operator wants to be reminded of a chat. It changes neither a queue nor who gets the chat. Only they read it.

const reminder = z.object({
  id,
  conversation: z.object({ id }),
  customer: z.object({ name: z.string() }),
  profile: z.object({ name: z.string() }),
  due_at: moment,
  is_due: z.boolean(),
  note: z.string().nullable(),
  /** The operator may open the conversation. */
  is_readable: z.boolean(),
  /** What has become of the conversation. */
  state: z.enum(unsentChatStates),
  /** Who has it in hand (`answering`) or wrote last (`answered`), if that is somebody else. */
  by: operatorName.nullable(),
})
export type Reminder = z.infer<typeof reminder>

const response = z.object({ items: z.array(reminder) })
const params = z.strictObject({ id: idParam })

const listReminders = endpoint({
  method: 'GET',
  path: '/api/reminders',
  summary: 'List the reminders of this operator with what became of each conversation, the next one first',
  access: 'operator',
  automatic: true,
  response,
})

const setReminder = endpoint({
  method: 'PUT',
  path: '/api/conversations/:id/reminder',
  summary:
    'Remind this operator of a conversation after so many minutes, or at a time within 14 days. An earlier reminder of it is replaced',
  access: 'operator',
  params,
  body: z
    .strictObject({
      after_minutes: z.int().min(1).max(longestReminderMinutes).optional(),
      at: momentWithOffset.optional(),
      note: nonBlankText(reminderNoteLength).optional(),
    })
    .refine(({ after_minutes, at }) => (after_minutes === undefined) !== (at === undefined), {
      path: ['after_minutes'],
      ...issue('required'),
    }),
  response,
  errors: ['conversation_not_found', 'reminder_out_of_range', 'too_many_reminders', 'customer_erased'],
})

const removeReminder = endpoint({
  method: 'DELETE',
  path: '/api/conversations/:id/reminder',
  summary: 'Remove the reminder of this operator of a conversation. Succeeds also when there is none',
  access: 'operator',
  params,
  response,
  errors: ['conversation_not_found'],
})

export const reminderEndpoints = { listReminders, setReminder, removeReminder }
