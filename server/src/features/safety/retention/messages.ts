import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import { limitOf, none, type Step } from './steps.ts'

/** Messages that one transaction looks at. */
export const windowSize = 2_000
/** Messages before the last one that are looked at again in the next run: ids and times of simultaneous messages differ in their order. */
const overlap = 5_000

type Found = { id: number; created_at: string; customer_id: number; conversation_id: number }

const hasWords = (message: 'm' | 'n') => {
  const column = (name: string) => sql.ref(`${message}.${name}`)
  return sql`(${column('body')} <> ${none} or ${column('photo_url')} is not null or ${column('hidden_reason')} is not null
    or (${column('direction')} <> 'out' and ${column('gift')} <> ${none}))`
}

/**
 * Empties messages in the order of their ids, live and archived ones, and the words of their entries in the message history. A later run
 * begins where this one ended. Customers who are left out are noted, for the next step.
 */
export const messageWindows: Step = {
  async run(tx, { until, position }) {
    const { rows: found } = await sql<Found>`
      select w.*, c.customer_id from (
        select m.id, m.created_at, m.conversation_id from all_messages m
        where m.id > ${position} and m.created_at < ${limitOf(until)} order by m.id limit ${windowSize}
      ) w join conversations c on c.id = w.conversation_id order by w.id`.execute(tx)
    const kept = await readKept(tx)
    await noteKept(
      tx,
      found.filter(({ customer_id }) => kept.has(customer_id)),
    )
    const rows = await empty(
      tx,
      found.filter(({ customer_id }) => !kept.has(customer_id)),
    )
    const isDone = found.length < windowSize
    const reached = found.at(-1)?.id ?? position
    await tx
      .updateTable('retention_periods')
      .set({ position: isDone ? Math.max(position - overlap, reached - overlap, 0) : reached })
      .where('class', '=', 'messages')
      .execute()
    return { rows, isDone }
  },
  /** All messages since the last run, by an index: whether they still have words is not read. */
  async count(tx, { until, position }) {
    const isOver = sql`m.id > ${position} and m.created_at < ${limitOf(until)}`
    const { rows } = await sql<{ all_rows: number; kept: number }>`
      select (select count(*) from all_messages m where ${isOver}) as all_rows, (
        select count(*) from conversations c join all_messages m on m.conversation_id = c.id
        where c.customer_id in (select kept_customers()) and ${isOver}) as kept`.execute(tx)
    const { all_rows, kept } = rows[0] ?? { all_rows: 0, kept: 0 }
    return { rows: all_rows - kept, kept }
  },
}

/**
 * Messages of an import that arrived within the period and were written before it. The predicate of words is that of the index
 * `messages_imported`. Months that are archived by then follow with all others of their month.
 */
const isImportedAndOver = (
  until: string,
) => sql`m.direction in ('site', 'past') and m.sent_at < ${limitOf(until)}
  and m.created_at >= ${limitOf(until)} and (m.body <> ${none} or m.photo_url is not null or m.hidden_reason is not null)`

/** Empties imported messages by the time at which they were written. Customers who are left out are looked at again in each run. */
export const importedMessages: Step = {
  async run(tx, { until }) {
    const { rows: found } = await sql<Found>`
      select m.id, m.created_at, m.conversation_id, c.customer_id
      from messages m join conversations c on c.id = m.conversation_id
      where ${isImportedAndOver(until)} and c.customer_id <> all(array(select kept_customers()))
      order by m.sent_at limit ${windowSize}`.execute(tx)
    return { rows: await empty(tx, found), isDone: found.length < windowSize }
  },
  async count(tx, { until }) {
    const { rows } = await sql<{ rows: number; kept: number }>`
      select count(*) filter (where not is_kept) as rows, count(*) filter (where is_kept) as kept
      from (select c.customer_id = any(array(select kept_customers())) as is_kept
        from messages m join conversations c on c.id = m.conversation_id where ${isImportedAndOver(until)}) m`.execute(
      tx,
    )
    return rows[0] ?? { rows: 0, kept: 0 }
  },
}

/** Empties the messages of customers who were left out, when nothing keeps them any more. */
export const messagesOfFormerlyKept: Step = {
  async run(tx, { until }) {
    const { rows: free } = await sql<{ customer_id: number }>`
      select customer_id from retention_kept where customer_id not in (select kept_customers()) order by 1 limit 1`.execute(
      tx,
    )
    const [first] = free
    if (!first) return { rows: 0, isDone: true }
    const { customer_id } = first
    const { rows: found } = await sql<Found>`
      select m.id, m.created_at, m.conversation_id, ${customer_id}::bigint as customer_id
      from all_messages m where m.conversation_id in (select id from conversations where customer_id = ${customer_id})
        and m.created_at < ${limitOf(until)} and ${hasWords('m')} limit ${windowSize}`.execute(tx)
    const rows = await empty(tx, found)
    if (found.length < windowSize)
      await tx.deleteFrom('retention_kept').where('customer_id', '=', customer_id).execute()
    return { rows, isDone: false }
  },
  // They were counted when they were left out.
  count: async () => ({ rows: 0, kept: 0 }),
}

async function readKept(tx: Tx): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select kept_customers() as id`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

async function noteKept(tx: Tx, messages: Found[]) {
  const customers = [...new Set(messages.map(({ customer_id }) => customer_id))]
  if (customers.length > 0)
    await sql`insert into retention_kept select unnest(${customers}::bigint[]) on conflict do nothing`.execute(
      tx,
    )
}

async function empty(tx: Tx, messages: Found[]): Promise<number> {
  const [first] = messages
  if (!first) return 0
  const ids = messages.map(({ id }) => id)
  const times = messages.map(({ created_at }) => created_at)
  const ours = sql`unnest(${ids}::bigint[], ${times}::timestamptz[]) f (id, created_at)`
  // Photos that operators cannot see are counted in their conversation.
  const { rows: hidden } = await sql<{ id: number }>`
    select distinct m.conversation_id as id from ${ours} join all_messages m on m.id = f.id and m.created_at = f.created_at
    where m.photo_url is not null and (m.hidden_at is not null or m.deleted_at is not null) order by 1`.execute(
    tx,
  )
  await sql`select from conversations where id = any(${hidden.map(({ id }) => id)}::bigint[]) order by id for update`.execute(
    tx,
  )
  const live = await changed(
    tx,
    sql`update messages m set body = ${none}, photo_url = null, hidden_reason = null,
        gift = case when m.direction <> 'out' and m.gift is not null then ${none} else m.gift end
      from ${ours} where m.id = f.id and m.created_at = f.created_at and ${hasWords('m')}`,
  )
  const oldest = times.reduce((a, b) => (a < b ? a : b))
  const { rows: archived } = await sql<{ rows: number }>`
    select empty_archived_messages(${ids}::bigint[], ${oldest}::timestamptz) as rows`.execute(tx)
  const archivedRows = Number(archived[0]?.rows ?? 0)
  if (live > 0) await emptyHistory(tx, ours)
  if (archivedRows > 0) await forgetHistory(tx, ours)
  await sql`update conversations c set invisible_photo_count = (
      select count(*) from all_messages n where n.conversation_id = c.id and (n.photo_url is not null or n.photo_id is not null)
        and (n.hidden_at is not null or n.deleted_at is not null))
    where c.id = any(${hidden.map(({ id }) => id)}::bigint[])`.execute(tx)
  await emptyEdits(tx, ids)
  await emptyAnswers(tx, ids)
  return live + archivedRows
}

/** What the customer had written before they changed a message. */
const emptyEdits = (tx: Tx, messageIds: number[]) =>
  sql`update message_edits set body = ${none} where message_id = any(${messageIds}::bigint[]) and body <> ${none}`.execute(
    tx,
  )

/** What the site answered to a message can repeat its words. */
const emptyAnswers = (tx: Tx, messageIds: number[]) =>
  sql`update deliveries set last_error = null, refusal_reason = null
    where message_id = any(${messageIds}::bigint[]) and (last_error is not null or refusal_reason is not null)`.execute(
    tx,
  )

/** The entries of the message history have the words of the texts: they are made again, without them. */
async function emptyHistory(tx: Tx, ours: RawBuilder<unknown>) {
  await sql`
    update history_entries e set words = s.words from ${ours} join sent_messages_for_history s
      on s.message_id = f.id and s.message_created_at = f.created_at
    where e.message_id = f.id and e.at = f.created_at and e.skip_id is null and e.words is distinct from s.words`.execute(
    tx,
  )
  await sql`
    update history_entries e set words = k.words from ${ours} join skips_for_history k
      on k.message_id = f.id and k.message_created_at = f.created_at
    where e.skip_id = k.skip_id and e.at = k.at and e.words is distinct from k.words`.execute(tx)
}

/** Archived messages have no entries: those that the nightly job has not deleted yet have the words. */
async function forgetHistory(tx: Tx, ours: RawBuilder<unknown>) {
  const isArchived = sql`f.created_at < (select (max(month) + interval '1 month') at time zone 'utc' from archived_months)`
  await sql`delete from history_entries e using ${ours}
    where e.skip_id is null and e.message_id = f.id and e.at = f.created_at and ${isArchived}`.execute(tx)
  await sql`delete from history_entries e using ${ours}
    where e.skip_id is not null and e.message_id = f.id and ${isArchived}`.execute(tx)
}

const changed = async (tx: Tx, statement: RawBuilder<unknown>) =>
  Number((await statement.execute(tx)).numAffectedRows ?? 0)
