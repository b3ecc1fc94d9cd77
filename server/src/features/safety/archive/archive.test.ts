import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeOldConversation, makeOldMonths, oldMonths } from '../../../testing/archive-world.ts'
import { makeLevel, makeOperator } from '../../../testing/make.ts'
import { makeReceived, makeWaiting } from '../../../testing/make-conversations.ts'
import { archiveMonth } from './archive-month.ts'
import { archiveMonths, restoreMonths } from './archive-months.ts'
import { restoreMonth } from './restore-month.ts'

const test = useTestApp()
const [first, last] = oldMonths

beforeAll(() => makeOldMonths(test.db))

const archive = (before = '2025-01') => archiveMonths({ owner: test.url, application: test.url }, before)
const restore = () => restoreMonths(test.url, first)

async function connect() {
  const client = new pg.Client({ connectionString: test.url })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end().catch(() => {}))
  return client
}

async function reader() {
  await makeLevel(test.db, { id: 150, rights: ['other_chats.overview'], history_size: 'all' })
  return test.signedIn(await makeOperator(test.db, { permissions_id: 150 }))
}

/** The ids that the thread shows, and what it says about the archive. */
async function read(call: Awaited<ReturnType<typeof reader>>, id: number) {
  const opened = await call('GET', `/api/conversations/${id}`)
  const thread = await call('GET', `/api/conversations/${id}/messages`)
  expect([opened.statusCode, thread.statusCode]).toEqual([200, 200])
  const ids: number[] = thread.json().items.map((message: { id: number }) => message.id)
  return { ids, ...opened.json().conversation }
}

/** The table of a month with everything that it had as a part of `messages`. */
async function shapeOf(month: string) {
  const table = `messages_${month.replace('-', '_')}`
  const { rows } = await sql<{ line: string }>`
    select regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', '') as line from pg_index where indrelid = to_regclass(${table})
    union all select pg_get_constraintdef(oid) from pg_constraint where conrelid = to_regclass(${table})
      and contype <> 'n' and conname not like '%_month'
    union all select pg_get_triggerdef(oid) from pg_trigger where tgrelid = to_regclass(${table}) and not tgisinternal
    order by 1`.execute(test.db)
  return rows.map(({ line }) => line)
}

describe('the archive of messages', () => {
  it('takes all months before one, oldest first; the thread says so; restored, everything is as before', async () => {
    const { id, old, recent, operator } = await makeOldConversation(test.db)
    const call = await reader()
    const shape = await shapeOf(first)
    expect(await archive()).toEqual([...oldMonths])
    expect(await read(call, id)).toMatchObject({
      ids: [recent.id],
      archived: { count: 4, before: '2025-01-01T00:00:00.000000Z' },
      customer: { message_count: 5 },
    })
    const entries = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'message.archive')
      .select(['operator_id', 'details'])
      .orderBy('id')
      .execute()
    expect(entries.map(({ details }) => details)).toMatchObject([{ name: first }, { name: last }])
    expect(await archive()).toEqual([])
    expect(await restore()).toEqual([last, first])
    expect(await read(call, id)).toMatchObject({ ids: [...old, recent.id], archived: null })
    expect(await shapeOf(first)).toEqual(shape)
    expect(operator.id).toBeGreaterThan(0)
  })

  it('leaves a conversation of later months as it is', async () => {
    const call = await reader()
    const { id, message } = await makeWaiting(test.db)
    await archive()
    expect(await read(call, id)).toMatchObject({ ids: [message.id], archived: null })
    await restore()
  })

  it('refuses a month with messages that somebody still needs, and a recent one', async () => {
    const waiting = await makeOldConversation(test.db)
    await sql`update conversations set status = 'open', last_operator_message_id = null where id = ${waiting.id}`.execute(
      test.db,
    )
    await expect(archive()).rejects.toThrow(
      `${first} is not archived: 1 conversations wait for an answer to a message of it`,
    )
    await sql`update conversations set status = 'answered', last_operator_message_id = last_message_id where id = ${waiting.id}`.execute(
      test.db,
    )
    const [, answer] = waiting.old
    await sql`insert into deliveries (message_id, siteowner_id, conversation_id, status, created_at)
      select id, siteowner_id, conversation_id, 'dead', created_at from messages where id = ${answer}`.execute(
      test.db,
    )
    await expect(archive()).rejects.toThrow('1 deliveries of it exist')
    await sql`delete from deliveries where message_id = ${answer}`.execute(test.db)
    await sql`delete from stats_rolled_days where day = '2024-11-20'`.execute(test.db)
    await expect(archive()).rejects.toThrow('1 days are not counted yet')
    await sql`insert into stats_rolled_days values ('2024-11-20', now(), 0)`.execute(test.db)
    const thisMonth = new Date().toISOString().slice(0, 7)
    const client = await connect()
    await expect(archiveMonth(client, thisMonth, undefined)).rejects.toThrow('is not over for 180 days')
    const { rows } = await sql`select from archived_months`.execute(test.db)
    expect(rows).toEqual([])
  })

  it('refuses a second run at the same time', async () => {
    const client = await connect()
    await client.query("select pg_advisory_lock(hashtext('archive_messages'))")
    await expect(archive()).rejects.toThrow('Another run')
    await expect(restore()).rejects.toThrow('Another run')
  })

  it('can be interrupted before each of its statements, and repeated', async () => {
    const { id, old, recent } = await makeOldConversation(test.db)
    const call = await reader()
    const all = [...old, recent.id]
    for (const change of [
      (client: pg.Client) => archiveMonth(client, first, undefined),
      (client: pg.Client) => restoreMonth(client, first),
    ]) {
      let isDone = false
      for (let cut = 1; !isDone; cut += 1) {
        const client = await connect()
        endBefore(client, cut)
        isDone = await Promise.resolve(change(client)).then(
          () => true,
          () => false,
        )
        const { ids, archived } = await read(call, id)
        expect(ids.length + (archived?.count ?? 0)).toBe(all.length)
        expect(archived === null || archived.count === 2).toBe(true)
        expect(cut).toBeLessThan(40)
      }
    }
    expect(await read(call, id)).toMatchObject({ ids: all, archived: null })
  })

  it('is not noticed by those who read and write meanwhile', async () => {
    const { id, recent } = await makeOldConversation(test.db)
    const call = await reader()
    let isDone = false
    const seen = new Set<string>()
    const readers = Array.from({ length: 4 }, async () => {
      while (!isDone) {
        const { ids, archived } = await read(call, id)
        expect(ids.at(-1)).toBe(recent.id)
        seen.add(`${ids.length}/${archived?.count ?? 0}`)
      }
    })
    const { id: other } = await makeWaiting(test.db)
    const writer = (async () => {
      while (!isDone) await makeReceived(test.db, { conversationId: other })
    })()
    try {
      await archive()
      await restore()
    } finally {
      isDone = true
      await Promise.all([...readers, writer])
    }
    expect(seen.size).toBeGreaterThan(0)
  })

  it('has the columns of messages, so that months can move both ways', async () => {
    const { rows } = await sql<{ columns: string }>`
      select string_agg(attname || ' ' || atttypid::regtype || ' ' || attnotnull, ', ' order by attname) as columns
      from pg_attribute where attrelid = any(array['public.messages'::regclass, 'archive.messages'::regclass]) and attnum > 0 and not attisdropped
      group by attrelid`.execute(test.db)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toEqual(rows[1])
    const view = await sql<{ missing: string }>`
      select attname as missing from pg_attribute where attrelid = 'messages'::regclass and attnum > 0 and not attisdropped
      except select attname from pg_attribute where attrelid = 'all_messages'::regclass`.execute(test.db)
    expect(view.rows).toEqual([])
  })
})

/** Ends the connection before its nth statement, as a network failure or `kill` does. */
function endBefore(client: pg.Client, cut: number) {
  const query = client.query.bind(client)
  let count = 0
  const counted = async (...args: Parameters<typeof query>) => {
    count += 1
    if (count === cut) {
      const { rows } = await query('select pg_backend_pid() as pid')
      await sql`select pg_terminate_backend(${rows[0].pid}::int)`.execute(test.db)
    }
    return query(...args)
  }
  // The cast: `query` has many overloads, and the archive uses the one that returns a promise.
  client.query = counted as unknown as typeof client.query
}
