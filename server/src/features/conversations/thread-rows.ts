import type { SiteRefusal } from '@panel/contract'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Deliveries } from '../../platform/database-types.ts'
import { storedAttachments } from './attachments/attachment.ts'
import { refusalOf } from './refusal-of.ts'

export type ThreadMessage = Awaited<ReturnType<typeof findMessage>>

/**
 * The time of message `m` in its thread: when it was sent, or when it arrived if that was earlier. Messages of the same time
 * are sorted by id. The index `messages_thread_time` has exactly this expression.
 */
export const timeInThreadOf = (table: 'm' | 'n' | 'b') =>
  sql<string>`coalesce(${sql.ref(`${table}.placed_at`)}, least(${sql.ref(`${table}.sent_at`)}, ${sql.ref(`${table}.created_at`)}))`
export const timeInThread = timeInThreadOf('m')

/** One message, by its id and the month of its partition. */
export const findMessage = (db: Db, { id, created_at }: { id: number; created_at: string }) =>
  selectMessages(db).where('m.id', '=', id).where('m.created_at', '=', created_at).executeTakeFirstOrThrow()

export const selectMessages = (db: Db) =>
  db
    .selectFrom('messages as m')
    .leftJoin('operators as o', 'o.id', 'm.operator_id')
    .select([
      'm.id',
      'm.conversation_id',
      'm.created_at',
      'm.direction',
      'm.type',
      'm.body',
      'm.sent_at',
      timeInThread.as('thread_time'),
      storedAttachments.as('attachments'),
      'm.operator_id',
      'o.name as operator_name',
      'm.in_reply_to',
      'm.answered_at',
      statusOfDelivery.as('delivery'),
      refusalOfMessage.as('refusal'),
      'm.highlighted_at',
      'm.highlighted_by',
      nameOf(sql.ref('m.highlighted_by')).as('highlighted_by_name'),
      'm.hidden_at',
      'm.hidden_by',
      nameOf(sql.ref('m.hidden_by')).as('hidden_by_name'),
      'm.hidden_reason',
      'm.deleted_at',
      'm.deleted_by',
      nameOf(sql.ref('m.deleted_by')).as('deleted_by_name'),
      'm.revision',
      'm.edit_id',
      timeOfEdit.as('edited_at'),
      suggestionLanguage.as('suggestion_language'),
    ])

/** Only messages to the customer have one. A subquery: a plan made while there were few deliveries would join all of them. */
const statusOfDelivery = sql<
  Selectable<Deliveries>['status'] | null
>`case when m.direction = 'out' then (select d.status from deliveries d where d.message_id = m.id) end`

const refusalOfMessage = sql<SiteRefusal | null>`case when m.direction = 'out' then
  (select ${refusalOf('d')} from deliveries d where d.message_id = m.id and d.status = 'dead') end`

/** The language of the conversation, for a message whose words suggest an escalation, and that nobody deleted. */
const suggestionLanguage = sql<
  string | null
>`case when m.direction = 'in' and m.deleted_at is null and exists (select from suggestions s where s.message_id = m.id)
  then (select language from conversations where id = m.conversation_id) end`

/** Few messages were changed: for others, nothing is looked up. */
const timeOfEdit = sql<
  string | null
>`case when m.edit_id is not null then (select edited_at from message_edits where id = m.edit_id) end`

/** Most messages have no marks: for them, nothing is looked up. */
const nameOf = (operatorId: RawBuilder<unknown>) =>
  sql<
    string | null
  >`case when ${operatorId} is not null then (select name from operators where id = ${operatorId}) end`

export const sinceOrAlways = (since: RawBuilder<unknown> | string | null) =>
  sql<string>`coalesce(${since}::timestamptz, '-infinity')`
