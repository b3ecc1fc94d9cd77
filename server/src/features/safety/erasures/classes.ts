import { type ErasedClass, fileListNames, lists } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'

/** What stands where words were: columns of several tables refuse an empty text. */
const none = sql.lit('—')

/** Rows that one statement changes. */
const batchSize = 1_000

/** A class of data: a statement that deletes or empties at most a batch of its rows and returns how many. */
export type DataClass = {
  /** By which an erasure knows that it is finished: the table, where a statement is for one table. */
  step: string
  /** Under which its rows are counted. */
  name: ErasedClass
  erase: (customerId: number) => RawBuilder<{ rows: number }>
}

const chats = (id: number) => sql`conversation_id in (select id from conversations where customer_id = ${id})`
/** Also what the site was told of their holds. */
const delivered = (id: number) =>
  sql`(${chats(id)} or hold_id in (select id from holds where customer_id = ${id}))`
const ofCustomer = (id: number) => sql`customer_id = ${id}`
type Whose = (id: number) => RawBuilder<unknown>

/** Deletes rows of a table. */
const deleted = (name: ErasedClass, table: string, whose: Whose): DataClass => ({
  step: table,
  name,
  erase: (id) => sql`
    with gone as (delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${whose(id)} limit ${batchSize})) returning 1)
    select count(*) as rows from gone`,
})

/** Empties columns of rows that stay, because others refer to them. `has`: the row still has words. */
const emptied = (
  name: ErasedClass,
  table: string,
  { set, has, whose }: { set: RawBuilder<unknown>; has: RawBuilder<unknown>; whose: Whose },
): DataClass => ({
  step: table,
  name,
  erase: (id) => sql`
    with done as (update ${sql.table(table)} set ${set} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${whose(id)} and (${has}) limit ${batchSize})) returning 1)
    select count(*) as rows from done`,
})

const messages: DataClass = {
  step: 'messages',
  name: 'messages',
  erase: (id) => sql`
    with found as materialized (
      select m.id, m.created_at from messages m where ${chats(id)} and (m.body <> ${none} or m.photo_url is not null
        or m.hidden_reason is not null or (m.direction <> 'out' and m.gift <> ${none})) limit ${batchSize}
    ), done as (
      update messages m set body = ${none}, photo_url = null, hidden_reason = null,
        gift = case when m.direction <> 'out' and m.gift is not null then ${none} else m.gift end
      from found f where m.id = f.id and m.created_at = f.created_at returning 1
    )
    select count(*) as rows from done`,
}

/** The entries of the message history have the words of the texts. */
const history: DataClass = {
  step: 'history',
  name: 'history',
  erase: (id) => sql`
    with found as materialized (
      select m.id, m.created_at, m.conversation_id from all_messages m where ${chats(id)}
    ), old as materialized (
      select e.id, e.at, coalesce(s.words, k.words) as words
      from found f join history_entries e on e.message_id = f.id
        left join sent_messages_for_history s on e.skip_id is null and s.message_id = f.id and s.message_created_at = f.created_at
        left join skips_for_history k on k.skip_id = e.skip_id
      where e.words is distinct from coalesce(s.words, k.words) limit ${batchSize}
    ), gone as (
      delete from history_entries e using old o where o.words is null and e.id = o.id and e.at = o.at returning 1
    ), done as (
      update history_entries e set words = o.words from old o where o.words is not null and e.id = o.id and e.at = o.at returning 1
    )
    select (select count(*) from gone) + (select count(*) from done) as rows`,
}

const listsWithWords = fileListNames.filter((name) => lists[name].hasCustomerWords)

/** Nobody knows which files have words of this customer, so all files that can have them go. */
const exportFiles: DataClass = {
  step: 'export_files',
  name: 'export_files',
  erase: (id) => sql`
    with found as materialized (
      select x.id from exports x, erasures e where e.customer_id = ${id} and x.ordered_at <= coalesce(e.finished_at, now())
        and x.list = any(${listsWithWords}::text[])
        and x.state in ('waiting', 'making', 'stopped', 'ready') limit 100
    ), parts as (
      delete from export_parts p using found f where p.export_id = f.id
    ), done as (
      update exports x set state = 'cancelled', fault = null, run = null, run_until = null,
        finished_at = coalesce(x.finished_at, now()), expires_at = coalesce(x.expires_at, now() + interval '7 days')
      from found f where x.id = f.id returning 1
    )
    select count(*) as rows from done`,
}

/** The evidence files about the customer. Their hashes stay: they say nothing about a person. */
const evidenceFiles: DataClass = {
  step: 'evidence_files',
  name: 'evidence_files',
  erase: (id) => sql`
    with found as materialized (
      select id from evidence_files where customer_id = ${id} and state <> 'deleted'
    ), parts as (
      delete from evidence_parts p using found f where p.file_id = f.id
    ), done as (
      update evidence_files e set state = 'deleted', fault = null, run = null, run_until = null,
        finished_at = coalesce(e.finished_at, now())
      from found f where e.id = f.id returning 1
    )
    select count(*) as rows from done`,
}

const receivedIds: Whose = (id) =>
  sql`message_id in (select id from all_messages where ${chats(id)} and direction <> 'out')`
const sentIds: Whose = (id) =>
  sql`message_id in (select id from all_messages where ${chats(id)} and direction = 'out')`
const cases: Whose = (id) => sql`(case_id in (select id from report_cases where ${chats(id)})
  or act_id in (select id from board_acts where ${chats(id)}))`
const items: Whose = (id) => sql`item_id in (select id from review_items where ${chats(id)})`
const reviewed: Whose = (id) => sql`review_id in (select id from reviews where ${items(id)})`
const reason = { set: sql`reason_words = ${none}`, has: sql`reason_words <> ${none}` }

/** All classes of a customer's data, in the order in which they are erased. Each can be repeated. */
export const dataClasses: readonly DataClass[] = [
  { step: 'audit', name: 'audit', erase: (id) => sql`select erase_audit_words(${id}, ${batchSize}) as rows` },
  {
    step: 'archived_messages',
    name: 'archived_messages',
    erase: (id) => sql`select erase_archived_words(${id}, ${batchSize}) as rows`,
  },
  messages,
  history,
  exportFiles,
  evidenceFiles,
  deleted('received_ids', 'received_messages', receivedIds),
  deleted('idempotency_keys', 'idempotency_keys', sentIds),
  // The same keys, of texts that a check has stopped. The rows are counted for the site owner.
  emptied('idempotency_keys', 'raised_checks', {
    set: sql`key = 'erased-' || id`,
    has: sql`key <> 'erased-' || id`,
    whose: chats,
  }),
  deleted('questions', 'questions', receivedIds),
  deleted('questions', 'suggestions', receivedIds),
  emptied('messages', 'message_edits', { set: sql`body = ${none}`, has: sql`body <> ${none}`, whose: chats }),
  deleted('drafts', 'drafts', chats),
  deleted('told_facts', 'told_facts', chats),
  deleted('facts', 'customer_facts', ofCustomer),
  deleted('notes', 'customer_notes', ofCustomer),
  deleted('notes', 'reminders', chats),
  deleted('poke_days', 'poke_days', ofCustomer),
  emptied('deliveries', 'deliveries', {
    set: sql`last_error = null, refusal_reason = null`,
    has: sql`last_error is not null or refusal_reason is not null`,
    whose: delivered,
  }),
  emptied('skips', 'skips', { ...reason, whose: chats }),
  emptied('handovers', 'handovers', { ...reason, whose: chats }),
  emptied('ignores', 'ignores', { set: sql`note = ${none}`, has: sql`note <> ${none}`, whose: chats }),
  emptied('inquiries', 'inquiries', {
    set: sql`lift_reason = ${none}`,
    has: sql`lift_reason <> ${none}`,
    whose: chats,
  }),
  emptied('appeals', 'appeals', {
    set: sql`body = ${none}, note = case when note is not null then ${none} end`,
    has: sql`body <> ${none} or note <> ${none}`,
    whose: chats,
  }),
  emptied('escalations', 'escalations', {
    set: sql`note = case when note is not null then ${none} end, suggested_words = null`,
    has: sql`note <> ${none} or suggested_words is not null`,
    whose: chats,
  }),
  emptied('holds', 'holds', {
    set: sql`release_reason = ${none}`,
    has: sql`release_reason <> ${none}`,
    whose: ofCustomer,
  }),
  // A published version is a text of the site owner for all customers; any other one can be words about this one.
  emptied('disclosure_showings', 'disclosure_showings', {
    set: sql`version = ${none}`,
    has: sql`version <> ${none} and not exists (select from disclosures d
      where d.siteowner_id = disclosure_showings.siteowner_id and d.version = disclosure_showings.version)`,
    whose: ofCustomer,
  }),
  emptied('legal_holds', 'legal_holds', {
    set: sql`reason = ${none}, lift_reason = case when lift_reason is not null then ${none} end`,
    has: sql`reason <> ${none} or lift_reason <> ${none}`,
    whose: ofCustomer,
  }),
  emptied('reports', 'message_reports', {
    set: sql`notes = ${none}, complaint_id = null`,
    has: sql`notes <> ${none} or complaint_id is not null`,
    whose: chats,
  }),
  emptied('report_cases', 'report_cases', {
    set: sql`note = ${none}`,
    has: sql`note <> ${none}`,
    whose: chats,
  }),
  emptied('coach_notes', 'coach_notes', {
    set: sql`body = ${none}`,
    has: sql`body <> ${none}`,
    whose: cases,
  }),
  emptied('coach_questions', 'coach_questions', {
    set: sql`question = ${none}, answer = case when answer is not null then ${none} end`,
    has: sql`question <> ${none} or answer <> ${none}`,
    whose: chats,
  }),
  emptied('review_comments', 'review_comments', {
    set: sql`body = ${none}`,
    has: sql`body <> ${none}`,
    whose: reviewed,
  }),
  emptied('reviews', 'reviews', {
    set: sql`words = case when words is not null then ${none} end, answer = case when answer is not null then ${none} end`,
    has: sql`words <> ${none} or answer <> ${none}`,
    whose: items,
  }),
]
