import { type IgnoreRule, ignoreOptionsThat } from '@panel/contract'
import { sql } from 'kysely'
import { deliveredDays } from '../features/sites/deliveries/forget-delivered.ts'
import { type Db, type Tx, transaction } from '../platform/database.ts'
import { dayTextOf } from '../platform/service-time.ts'
import { statisticsFaults } from './statistics-faults.ts'

/** The options with this rule, as an SQL list. */
const optionsThat = (rule: IgnoreRule) => ignoreOptionsThat(rule).map((option) => `'${option}'`)

/** The time of a message in its thread, as in `timeInThread`. */
const placed = 'coalesce(placed_at, least(sent_at, created_at))'

/**
 * The messages of each conversation, counted once for all checks: on ten million messages, a look-up for each conversation takes
 * hours, and this some seconds.
 */
const messagesPerConversation = `select conversation_id, count(*) as messages, count(*) filter (where direction = 'in') as customers,
    count(*) filter (where type ~ '(^|_)photo$') as photos, max(id) filter (where direction in ('in', 'out')) as last_id,
    max(id) filter (where direction = 'in') as customer_id, max(id) filter (where direction = 'out') as operator_id,
    min(${placed}) as first, max(${placed}) as last,
    max(${placed}) filter (where direction in ('in', 'past')) as customer
  from all_messages group by conversation_id`

/** How often operators have left a conversation in a way, less what they have undone. */
const recorded = (act: string) =>
  `(select count(*) filter (where action = 'conversation.${act}') - count(*) filter (where action = 'conversation.undo_${act}') from audit_log)`

/** Each query counts rows that contradict a rule. They are run when no request is in progress. */
const faults: Record<string, string> = {
  open_but_not_waiting: `select count(*) from conversations c where c.status = 'open' and not exists (
    select from queue_items q where q.conversation_id = c.id and q.kind = 'reply' and q.due_at is not null)`,
  ignored_but_queued: `select count(*) from conversations c join queue_items q on q.conversation_id = c.id
    where c.status = 'ignored'`,
  answered_but_waiting_for_a_reply: `select count(*) from conversations c join queue_items q on q.conversation_id = c.id
    where c.status = 'answered' and q.kind = 'reply' and q.due_at is not null`,
  answered_with_the_last_word_of_the_customer: `select count(*) from conversations
    where status = 'answered' and last_customer_message_id > coalesce(last_operator_message_id, 0)
      and customer_id not in (select customer_id from erasures)`,
  open_with_our_last_word: `select count(*) from conversations
    where status = 'open' and last_operator_message_id > last_customer_message_id`,
  ignored_by_nobody: `select count(*) from conversations c where c.status = 'ignored' and not exists (
    select from ignores i where i.conversation_id = c.id and i.ended_at is null)`,
  ignored_although_the_customer_wrote_since: `select count(*) from ignores i where i.ended_at is null and i.option in (${optionsThat('ends_on_customer_message')})
    and exists (select from all_messages m where m.conversation_id = i.conversation_id and m.direction = 'in' and m.created_at > i.created_at)`,
  poked_although_stopped: `select count(*) from ignores i join all_messages m on m.conversation_id = i.conversation_id
    where i.option in (${optionsThat('stops_pokes')}) and m.type ~ 'poke' and m.created_at > i.created_at
      and m.created_at < coalesce(i.ended_at, 'infinity')`,
  second_answers: `select count(*) from (select from all_messages where type ~ '^(reply|poke)'
    group by conversation_id, in_reply_to, split_part(type, '_', 1) having count(*) > 1) twice`,
  second_starters: `select count(*) from (select from all_messages where type ~ '^starter'
    group by conversation_id having count(*) > 1) twice`,
  answers_to_an_older_message: `select count(*) from (select direction, in_reply_to,
      max(id) filter (where direction = 'in') over (partition by conversation_id order by id) as newest from all_messages) m
    where direction = 'out' and newest > coalesce(in_reply_to, 0)`,
  wrote_within_a_day_of_skipping: `select count(*) from skips s join all_messages m
    on m.conversation_id = s.conversation_id and m.operator_id = s.operator_id
    where m.created_at > s.created_at and m.created_at < s.created_at + interval '24 hours'`,
  handovers_not_waiting_for_a_master: `select count(*) from handovers h where h.ended_at is null and not exists (
    select from queue_items q where q.conversation_id = h.conversation_id and q.for_master)`,
  waiting_for_a_master_without_handover: `select count(*) from queue_items q where q.for_master and not exists (
    select from handovers h where h.conversation_id = q.conversation_id and h.ended_at is null)`,
  appeals_contradict_handovers: `select count(*) from appeals a join handovers h on h.id = a.handover_id
    where (a.settled_at is null) <> (h.ended_at is null)`,
  appeals_contradict_messages: `select count(*) from appeals a left join all_messages m on m.id = a.message_id
    where a.outcome = 'sent' and (m.conversation_id, m.operator_id) is distinct from (a.conversation_id, a.operator_id)`,
  three_skips_not_for_a_master: `select count(*) from queue_items q join conversations c on c.id = q.conversation_id
    where not q.for_master and 3 <= (select count(distinct s.operator_id) from skips s where s.conversation_id = c.id
      and s.created_at > coalesce(greatest(c.last_operator_message_at,
        (select max(h.ended_at) from handovers h where h.conversation_id = c.id)), '-infinity'))`,
  asked_contradicts_inquiries: `select count(*) from queue_items q where q.asked <> exists (
    select from inquiries n where n.conversation_id = q.conversation_id and n.closed_at is null)`,
  sent_during_a_hold: `select count(*) from holds h join conversations c on c.customer_id = h.customer_id
    join all_messages m on m.conversation_id = c.id and m.direction = 'out'
    where m.created_at > h.since and m.created_at < least(h.released_at, h.until, 'infinity')`,
  held_contradicts_holds: `select count(*) from queue_items q join conversations c on c.id = q.conversation_id
    where q.held and not exists (select from holds h where h.customer_id = c.customer_id and h.released_at is null)
      or not q.held and exists (select from holds h where h.customer_id = c.customer_id and h.released_at is null
        and (h.until is null or h.until > now()))`,
  in_hand_after_an_escalation: `select count(*) from queue_items q join conversations c on c.id = q.conversation_id
    join escalations e on e.customer_id = c.customer_id and e.settled_at is null and e.undone_at is null
    where q.expires_at is not null`,
  queued_for_another_message: `select count(*) from queue_items q join conversations c on c.id = q.conversation_id
    where q.customer_message_id is distinct from c.last_customer_message_id`,
  messages_without_delivery: `select count(*) from all_messages m left join deliveries d on d.message_id = m.id and d.created_at = m.created_at
    where (m.direction = 'out') <> (d.message_id is not null)
      and (m.direction = 'in' or m.created_at > now() - interval '${deliveredDays} days')`,
  wrong_statistics: `select count(*) from message_stats_daily s full join (
    select ${dayTextOf('created_at')} as day, operator_id, siteowner_id, type, count(*) as sent, count(answered_at) as answered
    from all_messages where direction = 'out' group by 1, 2, 3, 4) m using (day, operator_id, siteowner_id, type)
    where s.sent is distinct from m.sent or s.answered is distinct from m.answered`,
  wrong_answered_marks: `select count(*) from messages m join messages_per_conversation t using (conversation_id)
    where m.direction = 'out' and (m.answered_at is not null) <> coalesce(t.customer_id > m.id, false)`,
  wrong_counts_of_messages: `select count(*) from conversations c left join messages_per_conversation m on m.conversation_id = c.id
    where (c.message_count, c.customer_message_count, c.photo_count)
        <> (coalesce(m.messages, 0), coalesce(m.customers, 0), coalesce(m.photos, 0))
      or (c.last_message_id, c.last_customer_message_id, c.last_operator_message_id)
        is distinct from (m.last_id, m.customer_id, m.operator_id)`,
  wrong_counts_of_invisible_photos: `select count(*) from conversations c full join (
    select conversation_id as id, count(*) as photos from all_messages where (photo_url is not null or photo_id is not null)
      and (hidden_at is not null or deleted_at is not null) group by 1) m using (id)
    where coalesce(c.invisible_photo_count, 0) <> coalesce(m.photos, 0)`,
  wrong_times_of_messages: `select count(*) from conversations c left join messages_per_conversation m on m.conversation_id = c.id
    where (c.first_message_at, c.last_message_at, c.last_customer_time) is distinct from (m.first, m.last, m.customer)`,
  wrong_counts_of_pokes: `select count(*) from conversations c left join (
      select m.conversation_id, count(*) as pokes from all_messages m join conversations c on c.id = m.conversation_id
      where m.type ~ 'poke' and m.id > coalesce(c.last_customer_message_id, 0) group by 1) p on p.conversation_id = c.id
    where c.poke_count <> coalesce(p.pokes, 0)`,
  wrong_writers: `select count(*) from conversation_operators w full join (
    select distinct conversation_id, operator_id from all_messages where direction = 'out') m using (conversation_id, operator_id)
    where w is null or m is null`,
  too_many_pokes_in_a_row: `select count(*) from conversations c join poke_rules r using (siteowner_id)
    where c.poke_count > r.most_in_a_row`,
  too_many_pokes_a_day: `select count(*) from poke_days d join customers cu on cu.id = d.customer_id
    join poke_rules r using (siteowner_id) where d.sent > r.pokes_per_day`,
  ...statisticsFaults,
  actions_not_recorded: `select abs((select count(*) from all_messages where direction = 'out')
      - (select count(*) filter (where action = 'message.send') - count(*) filter (where action = 'message.undo') from audit_log))
    + abs((select count(*) from skips) - ${recorded('skip')})
    + abs((select count(*) from handovers where operator_id is not null)
      - ${recorded('handover')} - (select count(*) from audit_log where action = 'appeal.open'))
    + abs((select count(*) from escalations) - (select count(*) from audit_log where action = 'escalation.open'))
    + abs((select count(distinct lease_id) from ignores where operator_id is not null) - ${recorded('ignore')})
    + abs((select count(*) from message_reports) - (select count(*) from audit_log where action in ('message.report', 'message.complaint'))) as count`,
}

/** Only when no operator is signed in, and everything has been delivered. */
const faultsAtRest: Record<string, string> = {
  leases: `select count(*) from queue_items where expires_at is not null`,
  undelivered: `select count(*) from deliveries d where status <> 'delivered' and refusal_code is null and not exists (
    select from conversations c join erasures using (customer_id) where c.id = d.conversation_id)`,
}

/**
 * The table that has all messages. With an archive, it is a copy that the transaction removes: the planner has no statistics of
 * the view `all_messages`, and joined ten million of its rows as if they were some thousands.
 */
async function tableOfMessages(tx: Tx): Promise<string> {
  const { rows: archived } = await sql`select from archived_months limit 1`.execute(tx)
  if (archived.length === 0) return 'messages'
  await createTable(
    tx,
    'copied_messages',
    `select id, created_at, sent_at, placed_at, conversation_id, siteowner_id, operator_id, direction, type, in_reply_to, answered_at,
      photo_url, photo_id, hidden_at, deleted_at from all_messages`,
  )
  return 'copied_messages'
}

/** Creates a table with statistics, until the end of the transaction. */
async function createTable(tx: Tx, name: string, query: string) {
  await sql`create temporary table ${sql.table(name)} on commit drop as ${sql.raw(query)}`.execute(tx)
  await sql`analyze ${sql.table(name)}`.execute(tx)
}

/**
 * Searches the whole database for contradictions. A query reads ten million messages in some seconds, and needs little memory.
 * @param options.atRest whether no operator is signed in and everything has been delivered
 * @returns the count of each kind that was found; empty when there are none
 */
export function findFaults(db: Db, { atRest = true } = {}): Promise<Record<string, number>> {
  return transaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    // Enough for a hash table of all conversations.
    await sql`set local work_mem = '64MB'`.execute(tx)
    const source = await tableOfMessages(tx)
    await createTable(
      tx,
      'messages_per_conversation',
      messagesPerConversation.replaceAll('all_messages', source),
    )
    const found: Record<string, number> = {}
    for (const [name, query] of Object.entries({ ...faults, ...(atRest ? faultsAtRest : {}) })) {
      const { rows } = await sql.raw<{ count: number }>(query.replaceAll('all_messages', source)).execute(tx)
      const count = rows[0]?.count ?? 0
      if (count > 0) found[name] = count
    }
    return found
  })
}

/**
 * Returns those of these messages of customers that are lost: unanswered, in a conversation that is neither ignored nor
 * waiting.
 */
export async function findLost(db: Db, externalIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ external_id: string }>`
    select r.external_id from received_messages r
    join all_messages m on m.id = r.message_id join conversations c on c.id = m.conversation_id
    where r.external_id = any(${externalIds}::text[]) and c.status not in ('ignored', 'open')
      and not exists (select from all_messages later where later.conversation_id = c.id and later.direction = 'out' and later.id > m.id)`.execute(
    db,
  )
  return rows.map((row) => row.external_id)
}
