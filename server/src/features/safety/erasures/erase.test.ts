import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import type { DB } from '../../../platform/database-types.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeOldConversation, makeOldMonths } from '../../../testing/archive-world.ts'
import { findFaults } from '../../../testing/find-faults.ts'
import {
  codeColumns,
  columnsOf,
  erasedColumns,
  findTextColumns,
  keptTables,
  readDump,
} from '../../../testing/planted-words.ts'
import { findInDatabaseFiles } from '../../../testing/read-database-files.ts'
import { fillHistory } from '../../insight/history/fill.ts'
import { archiveMonths } from '../archive/archive-months.ts'
import { askErasure } from './ask.ts'
import { eraseBatch, eraseCustomers } from './work.ts'

const test = useTestApp()

it('every column that can have words is erased, or it is said why it is kept', async () => {
  const declared = new Set([...columnsOf(erasedColumns), ...columnsOf(codeColumns)])
  const open = (await findTextColumns(test.db)).filter(
    ({ table, column }) => !(table in keptTables) && !declared.has(`${table}.${column}`),
  )
  expect(open).toEqual([])
})

const planted = /quokka[a-z]*/gi
/** A word that is nowhere else, with the name of its column. */
const word = (column: string) => `quokka${column.replaceAll(/[._]/g, '')}`

/** Fills every column of `erasedColumns` for one customer, also in the archive. */
async function plant(db: Kysely<DB>) {
  await makeOldMonths(db)
  const world = await makeOldConversation(db)
  const { id, operator, customer, siteowner } = world
  const run = (statement: string) =>
    sql.raw(statement.replaceAll(/\{([\w.]+)\}/g, (_, column) => word(column))).execute(db)
  await run(`update messages set body = '{archive.messages.body}', hidden_reason = '{archive.messages.hidden_reason}', hidden_at = now(),
    hidden_by = ${operator.id}, photo_url = 'https://{archive.messages.photo_url}/1.webp', gift = '{archive.messages.gift}'
    where conversation_id = ${id} and direction = 'in' and created_at < '2025-01-01'`)
  await archiveMonths({ owner: test.url, application: test.url }, '2025-01')
  await run(`update messages set body = '{messages.body} {history_entries.words}', hidden_reason = '{messages.hidden_reason}'
    where conversation_id = ${id}`)
  const { rows } = await sql<{ id: number; created_at: string }>`
    insert into messages (conversation_id, siteowner_id, direction, type, body, photo_url, gift)
    values (${id}, ${siteowner.id}, 'in', 'photo', ${word('messages.body')}, ${`https://${word('messages.photo_url')}/1.webp`},
      ${word('messages.gift')}) returning id, created_at`.execute(db)
  const message = rows[0]
  if (!message) throw new Error('The message was not stored')
  // What the site wrote, and what was written before the panel.
  for (const direction of ['site', 'past'])
    await run(`insert into messages (conversation_id, siteowner_id, direction, type, body, photo_url)
      values (${id}, ${siteowner.id}, '${direction}', 'chat', '{messages.body}', 'https://{messages.photo_url}/1.webp')`)
  await sql`update conversations c set status = 'open', last_message_id = ${message.id}, last_customer_message_id = ${message.id}, message_count = message_count + 1,
    customer_message_count = customer_message_count + 1, photo_count = photo_count + 1,
    last_message_at = ${message.created_at}, last_customer_message_at = ${message.created_at}, last_customer_time = ${message.created_at}
    where id = ${id}`.execute(db)
  await sql`update messages set answered_at = now() where conversation_id = ${id} and direction = 'out'`.execute(
    db,
  )
  await run(`update customers set alert = '{customers.alert}', alert_at = now(), alert_by = ${operator.id}, country = '{customers.country}', disclosure_version = '{customers.disclosure_version}',
    disclosure_shown_at = now(), external_id = '{customers.external_id}', facts = '{"job": "{customers.facts}"}',
    limits = '{"note": "{customers.limits}"}', spending = '{"note": "{customers.spending}"}', name = '{customers.name}', timezone = '{customers.timezone}' where id = ${customer.id}`)
  await run(`insert into disclosure_showings (customer_id, siteowner_id, language, version, shown_at)
    values (${customer.id}, ${siteowner.id}, 'en', '{disclosure_showings.version}', now())`)
  await run(`insert into audit_log (operator_id, siteowner_id, action, subject_type, subject_id, details) values
    (${operator.id}, ${siteowner.id}, 'customer.edit', 'customer', ${customer.id}, '{"field": "job", "before": {"job": "{audit_log.details}"}, "after": {"job": ["{audit_log.details}"]}}'),
    (${operator.id}, ${siteowner.id}, 'hold.release', 'conversation', ${id}, '{"kind": "distress", "reason": "{audit_log.details}"}')`)
  await run(`insert into customer_facts (customer_id, field, value, site_value, operator_id)
    values (${customer.id}, 'job', '"{customer_facts.value}"', '"{customer_facts.site_value}"', ${operator.id})`)
  await run(
    `insert into customer_notes (customer_id, operator_id, body, deleted_at) values (${customer.id}, ${operator.id}, '{customer_notes.body}', now())`,
  )
  await run(`update deliveries set status = 'dead', next_attempt_at = null, last_error = '{deliveries.last_error}', refusal_code = 'spam',
    refusal_reason = '{deliveries.refusal_reason}' where conversation_id = ${id}`)
  await run(
    `insert into drafts (conversation_id, operator_id, body) values (${id}, ${operator.id}, '{drafts.body}')`,
  )
  await run(
    `insert into reminders (conversation_id, operator_id, due_at, note)
      values (${id}, ${operator.id}, now() + interval '1 hour', '{reminders.note}')`,
  )
  await run(
    `insert into holds (customer_id, kind, released_at, release_reason) values (${customer.id}, 'distress', now(), '{holds.release_reason}')`,
  )
  // What the site answered when it was told of the hold.
  await run(`with told as (
      insert into deliveries (message_id, siteowner_id, hold_id, status, last_error, refusal_code, refusal_reason)
      select nextval(pg_get_serial_sequence('messages', 'id')), ${siteowner.id}, id, 'dead', '{deliveries.last_error}', 'spam',
        '{deliveries.refusal_reason}' from holds where customer_id = ${customer.id} returning message_id, hold_id)
    insert into hold_events (delivery_id, hold_id, event) select message_id, hold_id, 'held' from told`)
  await run(`insert into escalations (kind, conversation_id, customer_id, siteowner_id, hold_id, opened_hold, by_id, suggested_words, outcome, effect, note, settled_by, settled_at)
    select 'distress', ${id}, ${customer.id}, ${siteowner.id}, h.id, true, ${operator.id}, '{escalations.suggested_words}', 'unfounded', 'release', '{escalations.note}', ${operator.id}, now()
    from holds h where h.customer_id = ${customer.id}`)
  await run(
    `insert into exports (operator_id, list, query, sight, state, part_count, finished_at, expires_at) values (${operator.id}, 'history', '{}', '{}', 'ready', 1, now(), now() + interval '7 days')`,
  )
  await run(
    `insert into export_parts (export_id, number, content) select id, 0, '{export_parts.content}' from exports`,
  )
  await run(
    `insert into handovers (conversation_id, operator_id, reason_words) values (${id}, ${operator.id}, '{handovers.reason_words}')`,
  )
  await run(`insert into appeals (conversation_id, customer_id, siteowner_id, operator_id, body, lease_id, handover_id, outcome, note, settled_by, settled_at)
    select ${id}, ${customer.id}, ${siteowner.id}, ${operator.id}, '{appeals.body}', gen_random_uuid(), h.id, 'returned', '{appeals.note}', ${operator.id}, now()
    from handovers h where h.conversation_id = ${id}`)
  await run(`insert into skips (conversation_id, operator_id, message_id, reason_words, language, siteowner_id, created_at)
    values (${id}, ${operator.id}, ${message.id}, '{skips.reason_words}', 'en', ${siteowner.id}, now() - interval '2 days')`)
  await run(
    `update idempotency_keys set key = '{idempotency_keys.key}' where message_id in (select id from messages where conversation_id = ${id})`,
  )
  await run(`insert into raised_checks (siteowner_id, operator_id, conversation_id, kind, outcome, key)
    values (${siteowner.id}, ${operator.id}, ${id}, 'contact', 'stopped', '{raised_checks.key}')`)
  await run(
    `insert into ignores (conversation_id, operator_id, option, note, ended_at) values (${id}, ${operator.id}, 'alert', '{ignores.note}', now())`,
  )
  await run(`insert into inquiries (conversation_id, customer_id, siteowner_id, message_id, kind, closed_at, closed_by, lift_reason)
    values (${id}, ${customer.id}, ${siteowner.id}, ${message.id}, 'real', now(), ${operator.id}, '{inquiries.lift_reason}')`)
  await run(
    `insert into legal_holds (customer_id, reason, lifted_at, lift_reason) values (${customer.id}, '{legal_holds.reason}', now(), '{legal_holds.lift_reason}')`,
  )
  await run(
    `insert into message_reports (message_id, conversation_id, siteowner_id, reason_id, notes, complaint_id, complained_at) values (${message.id}, ${id}, ${siteowner.id}, 1, '{message_reports.notes}', '{message_reports.complaint_id}', now())`,
  )
  await run(`update report_cases set note = '{report_cases.note}'`)
  await run(
    `insert into coach_notes (operator_id, from_id, case_id, body) select ${operator.id}, ${operator.id}, id, '{coach_notes.body}' from report_cases`,
  )
  await run(`insert into coach_questions (conversation_id, siteowner_id, operator_id, question, answer, answered_by, answered_at)
    values (${id}, ${siteowner.id}, ${operator.id}, '{coach_questions.question}', '{coach_questions.answer}', ${operator.id}, now())`)
  await run(
    `insert into received_messages (siteowner_id, external_id, message_id, digest) values (${siteowner.id}, '{received_messages.external_id}', ${message.id}, '')`,
  )
  await run(`with s as (insert into review_samples (made_by) values (${operator.id}) returning id),
    i as (insert into review_items (sample_id, message_id, message_created_at, conversation_id, siteowner_id, operator_id, language, type, source)
      select id, ${message.id}, now(), ${id}, ${siteowner.id}, ${operator.id}, 'en', 'reply', 'random' from s returning *),
    r as (insert into reviews (item_id, message_created_at, siteowner_id, source, reviewer_id, operator_id, passed, total, words, answer, read_at)
      select id, message_created_at, siteowner_id, source, ${operator.id}, ${operator.id}, false, 50, '{reviews.words}', '{reviews.answer}', now() from i returning id)
    insert into review_comments (review_id, message_id, kind, body) select id, ${message.id}, 'remark', '{review_comments.body}' from r`)
  await run(
    `insert into message_edits (id, message_id, conversation_id, body, edited_at) values (nextval(pg_get_serial_sequence('messages', 'id')), ${message.id}, ${id}, '{message_edits.body}', now())`,
  )
  await run(
    `insert into told_facts (conversation_id, message_id, message_sent_at, about, body, operator_id) values (${id}, ${message.id}, now(), 'customer', '{told_facts.body}', ${operator.id})`,
  )
  await sql`insert into queue_items (conversation_id, kind, language, siteowner_id, due_at, customer_message_id, lease_id, operator_id, expires_at)
    values (${id}, 'reply', 'en', ${siteowner.id}, now(), ${message.id}, gen_random_uuid(), ${operator.id}, now() + interval '5 minutes')`.execute(
    db,
  )
  while ((await fillHistory(db)) > 0);
  return world
}

it('after an erasure, no planted word is anywhere in the database, nor in its files when their free space was given back', async () => {
  const { db } = test
  const { customer, id } = await plant(db)
  const words = columnsOf(erasedColumns).map(word)
  await sql`analyze`.execute(db)
  const before = await readDump(db)
  expect(before).toMatch(/pg_stats.*quokka/)
  expect(words.filter((each) => !before.includes(each))).toEqual([])
  // In a file, the byte after a value can be a letter.
  const stored = await findInDatabaseFiles(db, planted)
  expect(words.filter((each) => !stored.some((match) => match.startsWith(each)))).toEqual([])
  const faultsBefore = await findFaults(db, { atRest: false })

  await askErasure(db, test.secrets, { id: customer.id })
  expect(await db.selectFrom('queue_items').where('conversation_id', '=', id).selectAll().execute()).toEqual(
    [],
  )
  // Interrupted after some batches, and continued by two nodes.
  for (let batch = 0; batch < 5; batch++) await eraseBatch(db)
  await Promise.all([eraseCustomers(db), eraseCustomers(db)])
  while ((await fillHistory(db)) > 0);

  await sql`vacuum (analyze)`.execute(db)
  const after = await readDump(db)
  expect(words.filter((each) => after.includes(each))).toEqual([])
  expect(after.match(/.*quokka.*/i)).toBeNull()
  await sql`vacuum full`.execute(db)
  expect(await findInDatabaseFiles(db, planted)).toEqual([])
  const erasure = await db.selectFrom('erasures').selectAll().executeTakeFirstOrThrow()
  expect(erasure.finished_at).not.toBeNull()
  expect(erasure.counts).toMatchObject({
    // Four messages, and what one said before.
    messages: 5,
    // A note, and that of a reminder.
    notes: 2,
    audit: 2,
    archived_messages: 4,
    export_files: 1,
  })
  const faults = await findFaults(db, { atRest: false })
  expect(Object.keys(faults).filter((name) => !(name in faultsBefore))).toEqual([])
})
