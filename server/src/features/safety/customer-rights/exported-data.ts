import { type RawBuilder, sql } from 'kysely'

/** Rows of one file. A class with more of them has several files. */
export const rowsOfFile = 2_000

type Place = { id: number; after: number }
/** A class of a customer's data: a statement that returns at most `rowsOfFile` rows after a place, each with the place of the next. */
export type ExportedData = { name: string; rows: (at: Place) => RawBuilder<{ place: number; row: unknown }> }

const chats = (id: number) => sql`select id from conversations where customer_id = ${id}`

/** Rows of a table by their id. `columns`: those that are about the customer; who wrote them are other people. */
const byId = (
  name: string,
  { table, columns, whose }: { table: string; columns: string[]; whose: (id: number) => RawBuilder<unknown> },
): ExportedData => ({
  name,
  rows: ({ id, after }) => sql`
    select t.id as place, jsonb_build_object(${sql.join(columns.flatMap((each) => [sql.lit(each), sql.ref(`t.${each}`)]))}) as row
    from ${sql.table(table)} t where t.id > ${after} and (${whose(id)}) order by t.id limit ${rowsOfFile}`,
})

const ofChats = (id: number) => sql`t.conversation_id in (${chats(id)})`
const ofCustomer = (id: number) => sql`t.customer_id = ${id}`

/** Messages of both sides, also archived ones. One that was deleted for the operators is still stored, so it belongs to the copy. */
const messages: ExportedData = {
  name: 'messages',
  rows: ({ id, after }) => sql`
    select t.id as place, jsonb_build_object('id', t.id, 'chat_id', t.conversation_id, 'sent_at', t.sent_at, 'received_at', t.created_at,
      'from', case when t.direction in ('in', 'past') then 'customer' else 'profile' end, 'text', t.body, 'photo_url', t.photo_url,
      'photo_id', t.photo_id, 'gift', t.gift, 'hidden_because', t.hidden_reason, 'deleted_at', t.deleted_at) as row
    from all_messages t where t.id > ${after} and ${ofChats(id)} order by t.id limit ${rowsOfFile}`,
}

const customer: ExportedData = {
  name: 'customer',
  rows: ({ id, after }) => sql`
    select 1 as place, to_jsonb(t) - '{id,siteowner_id,alert_by,starter_from}'::text[] as row
    from customers t where t.id = ${id} and ${after} = 0`,
}

const facts: ExportedData = {
  name: 'facts',
  rows: ({ id, after }) => sql`
    select 1 as place, jsonb_build_object('field', t.field, 'value', t.value, 'value_of_site', t.site_value, 'updated_at', t.updated_at) as row
    from customer_facts t where ${ofCustomer(id)} and ${after} = 0 order by t.field`,
}

const chatsOfCustomer: ExportedData = {
  name: 'chats',
  rows: ({ id, after }) => sql`
    select t.id as place, jsonb_build_object('id', t.id, 'profile', p.name, 'began_at', t.first_message_at, 'last_message_at', t.last_message_at,
      'messages', t.message_count) as row
    from conversations t join profiles p on p.id = t.profile_id
    where t.customer_id = ${id} and t.id > ${after} order by t.id limit ${rowsOfFile}`,
}

/** All classes of the copy. Work notes about an operator, and what was reviewed of their work, are not about the customer. */
export const exportedData: readonly ExportedData[] = [
  customer,
  facts,
  chatsOfCustomer,
  messages,
  byId('former_texts', {
    table: 'message_edits',
    columns: ['conversation_id', 'message_id', 'body', 'edited_at'],
    whose: ofChats,
  }),
  byId('notes', {
    table: 'customer_notes',
    columns: ['body', 'created_at', 'deleted_at'],
    whose: ofCustomer,
  }),
  byId('told_facts', {
    table: 'told_facts',
    columns: ['conversation_id', 'message_id', 'about', 'body', 'created_at', 'removed_at'],
    whose: ofChats,
  }),
  byId('holds', {
    table: 'holds',
    columns: ['kind', 'since', 'until', 'released_at', 'release_reason'],
    whose: ofCustomer,
  }),
  byId('escalations', {
    table: 'escalations',
    columns: ['kind', 'opened_at', 'suggested_words', 'outcome', 'effect', 'note', 'settled_at'],
    whose: ofCustomer,
  }),
  byId('inquiries', {
    table: 'inquiries',
    columns: ['kind', 'message_id', 'opened_at', 'closed_at', 'lift_reason'],
    whose: ofCustomer,
  }),
  byId('reports', {
    table: 'message_reports',
    columns: ['message_id', 'notes', 'created_at', 'complaint_id', 'complained_at', 'handled_at'],
    whose: ofChats,
  }),
  byId('skips', {
    table: 'skips',
    columns: ['conversation_id', 'reason_code', 'reason_words', 'created_at'],
    whose: ofChats,
  }),
  byId('handovers', {
    table: 'handovers',
    columns: ['conversation_id', 'reason_code', 'reason_words', 'created_at', 'ended_at'],
    whose: ofChats,
  }),
  byId('coach_questions', {
    table: 'coach_questions',
    columns: ['conversation_id', 'question', 'asked_at', 'answer', 'answered_at'],
    whose: ofChats,
  }),
  byId('ignores', {
    table: 'ignores',
    columns: ['conversation_id', 'option', 'note', 'created_at', 'ended_at'],
    whose: ofChats,
  }),
]
