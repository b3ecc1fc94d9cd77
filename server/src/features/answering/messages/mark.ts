import { type AuditAction, type BodyOf, type markMessage as endpoint, mayMarkMessage } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import { type Operator, Refusal } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockMessage } from '../../conversations/lock-message.ts'
import { markRightsOf } from '../../conversations/policy.ts'
import type { ThreadMessage } from '../../conversations/thread-rows.ts'
import { changeMessage, type MessageChange } from './change-message.ts'

type Marks = BodyOf<typeof endpoint>
type MarkChange = { action: AuditAction; change: MessageChange }

/**
 * Highlights or hides a message, or undoes that. If nothing changes, the first operator and time stay.
 * @throws {AppError} `message_not_found`, `message_deleted`, `not_allowed`
 */
export async function markMessage(
  db: Db,
  operator: Operator,
  id: number,
  marks: Marks,
): Promise<ThreadMessage> {
  return transaction(db, async (tx) => {
    const locked = await lockMessage(tx, operator, id)
    const { message, conversation } = locked
    if (!mayMarkMessage(markRightsOf(operator, conversation)))
      throw new Refusal(operator, 'other_chats.overview', 'not_allowed', { type: 'message', id })
    if (message.deleted_at !== null) throw new AppError('message_deleted')
    const changes = [hiding(message, marks, operator), highlighting(message, marks, operator)].filter(
      (mark) => mark !== null,
    )
    if (changes.length === 0) return message
    const change = Object.assign({}, ...changes.map((mark) => mark.change))
    const changed = await changeMessage(tx, locked, change)
    for (const { action } of changes)
      await recordAudit(tx, {
        operatorId: operator.id,
        siteownerId: conversation.siteowner_id,
        action,
        subject: { type: 'message', id },
        details: { conversation_id: conversation.id },
      })
    return changed
  })
}

const now = sql<string>`now()`

function hiding(message: ThreadMessage, { hidden, reason }: Marks, { id }: Operator): MarkChange | null {
  if (hidden === undefined || hidden === (message.hidden_at !== null)) return null
  return hidden
    ? {
        action: 'message.hide',
        change: { hidden_at: now, hidden_by: id, hidden_reason: reason?.trim() ?? null },
      }
    : { action: 'message.show', change: { hidden_at: null, hidden_by: null, hidden_reason: null } }
}

function highlighting(message: ThreadMessage, { highlighted }: Marks, { id }: Operator): MarkChange | null {
  if (highlighted === undefined || highlighted === (message.highlighted_at !== null)) return null
  return highlighted
    ? { action: 'message.highlight', change: { highlighted_at: now, highlighted_by: id } }
    : { action: 'message.unhighlight', change: { highlighted_at: null, highlighted_by: null } }
}
