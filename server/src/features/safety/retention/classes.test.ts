import type { RetentionClass } from '@panel/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeOldConversation } from '../../../testing/archive-world.ts'
import { useRetaining } from '../../../testing/retaining.ts'
import { setLegalHold } from '../erasures/legal-holds.ts'
import { applyRetention } from './work.ts'

const test = useTestApp()
const { keepFor } = useRetaining(test)

it('each class loses its words when they are old, not before, and not those of a legal hold', async () => {
  const [old, young, held] = [
    await makeOldConversation(test.db),
    await makeOldConversation(test.db),
    await makeOldConversation(test.db),
  ]
  await setLegalHold(test.db, held.customer.id, 'A court', null)
  for (const [world, at] of [
    [old, '2019-01-01'],
    [young, 'now'],
    [held, '2019-01-01'],
  ] as const)
    await write(world, at)
  const classes: [RetentionClass, string][] = [
    ['drafts', 'select body from drafts d where d.conversation_id = $'],
    [
      'notes',
      'select body from customer_notes where customer_id = (select customer_id from conversations where id = $)',
    ],
    ['told_facts', 'select body from told_facts where conversation_id = $'],
    [
      'reasons',
      'select reason_words from skips where conversation_id = $ union all select note from ignores where conversation_id = $',
    ],
    [
      'reports',
      'select notes from message_reports where conversation_id = $ union all select note from report_cases where conversation_id = $',
    ],
    [
      'reviews',
      'select words from reviews r join review_items i on i.id = r.item_id where conversation_id = $',
    ],
    [
      'escalations',
      'select release_reason from holds where customer_id = (select customer_id from conversations where id = $) union all select note from appeals where conversation_id = $ union all select body from appeals where conversation_id = $',
    ],
  ]
  for (const [name, words] of classes) {
    await keepFor(name, 400)
    await applyRetention(test.db)
    const read = async (id: number) => {
      const { rows } = await sql.raw(words.replaceAll('$', String(id))).execute(test.db)
      return rows.flatMap((row) => Object.values(Object(row))).filter((each) => each !== '—' && each !== null)
    }
    expect({ name, left: await read(old.id) }).toEqual({ name, left: [] })
    expect((await read(young.id)).length).toBeGreaterThan(0)
    expect(await read(held.id)).toEqual(await read(young.id))
  }
  await sql`insert into login_history (login, device, result, at) values ('old', 'x', 'code_ok', '2019-01-01'), ('new', 'x', 'code_ok', now())`.execute(
    test.db,
  )
  await keepFor('login_history', 400)
  await applyRetention(test.db)
  const logins = await test.db.selectFrom('login_history').where('device', '=', 'x').select('login').execute()
  expect(logins).toEqual([{ login: 'new' }])
})

/** Words in every class, at this time. */
async function write(world: Awaited<ReturnType<typeof makeOldConversation>>, at: string) {
  const { id, customer, operator, siteowner, recent } = world
  const run = (statement: string) =>
    sql.raw(statement.replaceAll('{at}', `'${at}'::timestamptz`)).execute(test.db)
  await run(
    `insert into drafts (conversation_id, operator_id, body, updated_at) values (${id}, ${operator.id}, 'Words', {at})`,
  )
  await run(
    `insert into customer_notes (customer_id, operator_id, body, created_at) values (${customer.id}, ${operator.id}, 'Words', {at})`,
  )
  await run(`insert into told_facts (conversation_id, message_id, message_sent_at, about, body, operator_id, created_at)
    values (${id}, ${recent.id}, {at}, 'customer', 'Words', ${operator.id}, {at})`)
  await run(`insert into skips (conversation_id, operator_id, message_id, reason_words, language, siteowner_id, created_at)
    values (${id}, ${operator.id}, ${recent.id}, 'Words', 'en', ${siteowner.id}, {at})`)
  await run(`insert into ignores (conversation_id, operator_id, option, note, created_at, ended_at)
    values (${id}, ${operator.id}, 'alert', 'Words', {at}, {at})`)
  await run(`insert into message_reports (message_id, conversation_id, siteowner_id, operator_id, reason_id, notes, created_at, handled_at, handled_by)
    values (${recent.id}, ${id}, ${siteowner.id}, ${operator.id}, 1, 'Words', {at}, {at}, ${operator.id})`)
  await run(`update report_cases set note = 'Words', outcome = 'unfounded', settled_at = {at}, settled_by = ${operator.id}
    where conversation_id = ${id}`)
  await run(`with s as (insert into review_samples (made_by) values (${operator.id}) returning id),
    i as (insert into review_items (sample_id, message_id, message_created_at, conversation_id, siteowner_id, operator_id, language, type, source)
      select id, ${recent.id}, now(), ${id}, ${siteowner.id}, ${operator.id}, 'en', 'reply', 'random' from s returning *)
    insert into reviews (item_id, message_created_at, siteowner_id, source, reviewer_id, operator_id, passed, total, words, saved_at)
      select id, message_created_at, siteowner_id, source, ${operator.id}, ${operator.id}, false, 50, 'Words', {at} from i`)
  await run(`with h as (insert into handovers (conversation_id, operator_id, reason_code, created_at, ended_at)
      values (${id}, ${operator.id}, 'stopped', {at}, {at}) returning id)
    insert into appeals (conversation_id, customer_id, siteowner_id, operator_id, body, lease_id, handover_id, opened_at, outcome, note, settled_by, settled_at)
      select ${id}, ${customer.id}, ${siteowner.id}, ${operator.id}, 'Words', gen_random_uuid(), id, {at}, 'returned', 'Words', ${operator.id}, {at} from h`)
  await run(
    `insert into holds (customer_id, kind, since, released_at, release_reason) values (${customer.id}, 'distress', {at}, {at}, 'Words')`,
  )
}
