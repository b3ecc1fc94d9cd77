import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeOldConversation } from '../../../testing/archive-world.ts'
import { findFaults } from '../../../testing/find-faults.ts'
import { useRetaining } from '../../../testing/retaining.ts'
import { fillHistory } from '../../insight/history/fill.ts'
import { archiveMonths } from '../archive/archive-months.ts'
import { liftLegalHold, setLegalHold } from '../erasures/legal-holds.ts'
import { applyRetention, retainBatch } from './work.ts'

const test = useTestApp()
const { count, show, keepFor } = useRetaining(test)

const bodies = async (conversationId: number) => {
  const { rows } = await sql<{ body: string }>`
    select body from all_messages where conversation_id = ${conversationId} order by id`.execute(test.db)
  return rows.map(({ body }) => body)
}

describe('messages that are too old', () => {
  it('lose their words and photos, also archived ones and in the history; counts stay', async () => {
    const world = await makeOldConversation(test.db)
    await sql`update messages set photo_url = 'https://example.test/1.webp', hidden_at = now(), hidden_by = ${world.operator.id},
      hidden_reason = 'Rude' where id = ${world.old[2]}`.execute(test.db)
    const answered = {
      status: 'dead',
      refusal_code: 'spam',
      refusal_reason: 'I am ill',
      last_error: 'HTTP 422: I am ill',
    } as const
    while ((await fillHistory(test.db)) > 0);
    await archiveMonths({ owner: test.url, application: test.url }, '2024-12')
    const before = await test.db
      .selectFrom('conversations')
      .where('id', '=', world.id)
      .select(['message_count', 'photo_count'])
      .executeTakeFirstOrThrow()
    const ids = await sql<{ id: number; created_at: string }>`
      select id, created_at from all_messages where conversation_id = ${world.id} order by id`.execute(
      test.db,
    )
    const [first, newest] = [ids.rows[0], ids.rows.at(-1)]
    for (const message of [first, newest])
      await test.db
        .insertInto('deliveries')
        .values({
          message_id: message?.id ?? 0,
          created_at: message?.created_at ?? '',
          siteowner_id: world.siteowner.id,
          conversation_id: world.id,
          ...answered,
        })
        .onConflict((conflict) => conflict.column('message_id').doUpdateSet(answered))
        .execute()
    await keepFor('messages', 365)
    // Interrupted after a batch, and continued by two nodes.
    await retainBatch(test.db)
    await Promise.all([applyRetention(test.db), applyRetention(test.db)])
    expect((await bodies(world.id)).slice(0, 4)).toEqual(['—', '—', '—', '—'])
    expect((await bodies(world.id))[4]).not.toBe('—')
    const after = await test.db
      .selectFrom('conversations')
      .where('id', '=', world.id)
      .select(['message_count', 'photo_count', 'invisible_photo_count'])
      .executeTakeFirstOrThrow()
    expect(after).toEqual({ ...before, invisible_photo_count: 0 })
    const { rows } = await sql<{ words: string }>`
      select words::text as words from history_entries where message_id = any(${world.old}::bigint[])`.execute(
      test.db,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ words }) => /'(out|2024)/.test(words))).toEqual([])
    const answers = await test.db
      .selectFrom('deliveries')
      .where('conversation_id', '=', world.id)
      .where('status', '=', 'dead')
      .select(['message_id', 'last_error', 'refusal_reason'])
      .orderBy('message_id')
      .execute()
    expect(answers).toEqual([
      { message_id: first?.id, last_error: null, refusal_reason: null },
      { message_id: newest?.id, last_error: 'HTTP 422: I am ill', refusal_reason: 'I am ill' },
    ])
    const faults = await findFaults(test.db, { atRest: false })
    expect(Object.keys(faults).filter((name) => /photo|histor/.test(name))).toEqual([])
    expect((await test.db.selectFrom('retention_runs').select('id').execute()).length).toBe(1)
  })

  it('of a customer with a legal hold stay until it is lifted', async () => {
    const [held, escalated] = [await makeOldConversation(test.db), await makeOldConversation(test.db)]
    await setLegalHold(test.db, held.customer.id, 'A court', null)
    await sql`with h as (insert into holds (customer_id, kind) values (${escalated.customer.id}, 'distress') returning id)
      insert into escalations (kind, conversation_id, customer_id, siteowner_id, hold_id, opened_hold, by_id)
      select 'distress', ${escalated.id}, ${escalated.customer.id}, ${escalated.siteowner.id}, id, true, ${escalated.operator.id} from h`.execute(
      test.db,
    )
    expect(await count('messages', 365)).toMatchObject({ kept: 8 })
    await keepFor('messages', 365)
    await applyRetention(test.db)
    for (const { id } of [held, escalated]) expect(await bodies(id)).not.toContain('—')
    expect(await show('messages')).toMatchObject({ state: 'done' })

    await liftLegalHold(test.db, held.customer.id, 'It is over', null)
    await sql`update retention_periods set until = until - 1`.execute(test.db)
    await applyRetention(test.db)
    expect((await bodies(held.id)).filter((body) => body === '—')).toHaveLength(4)
    expect(await bodies(escalated.id)).not.toContain('—')
    await sql`update escalations set undone_at = now() where customer_id = ${escalated.customer.id}`.execute(
      test.db,
    )
  })

  it('of an import lose their words by the time at which they were written', async () => {
    const world = await makeOldConversation(test.db)
    const kept = await makeOldConversation(test.db)
    await setLegalHold(test.db, kept.customer.id, 'A court', null)
    const importMessage = (of: typeof world, direction: 'site' | 'past', age: string) =>
      sql`insert into messages (conversation_id, siteowner_id, direction, type, body, sent_at)
        values (${of.id}, ${of.siteowner.id}, ${direction}, 'chat', ${`${direction} of ${age}`}, now() - ${age}::interval)`.execute(
        test.db,
      )
    for (const direction of ['site', 'past'] as const) {
      await importMessage(world, direction, '366 days')
      await importMessage(world, direction, '360 days')
    }
    await importMessage(kept, 'past', '366 days')
    const before = await count('messages', 365)
    await keepFor('messages', 365)
    await applyRetention(test.db)
    expect((await bodies(world.id)).filter((body) => body.includes(' of '))).toEqual([
      'site of 360 days',
      'past of 360 days',
    ])
    expect(await bodies(kept.id)).toContain('past of 366 days')
    // Nothing is counted twice: each old month has two messages.
    expect(before).toMatchObject({ kept: 5 })
    await liftLegalHold(test.db, kept.customer.id, 'It is over', null)
    await sql`update retention_periods set until = until - 1`.execute(test.db)
    await applyRetention(test.db)
    expect(await bodies(kept.id)).not.toContain('past of 366 days')
  })

  it('are emptied by the application only as far as an admin has confirmed', async () => {
    const world = await makeOldConversation(test.db)
    await expect(
      sql`select empty_archived_messages(${world.old}::bigint[], '2020-01-01')`.execute(test.db),
    ).rejects.toThrow('No retention period of messages was confirmed')
  })
})
