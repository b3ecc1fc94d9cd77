import type { HistoryEntry } from '@panel/contract'
import { seeded } from '@panel/demo/random'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { fillWhole, makeHistoryWorld } from '../../../testing/history-world.ts'
import { makeSkip } from '../../../testing/make-conversations.ts'
import { makeSupervisor } from '../../../testing/make-reports.ts'
import { compileSearch } from './compile-search.ts'
import { fillHistory } from './fill.ts'
import { countEntries } from './find-entries.ts'

const test = useTestApp()

const words = ['boat', 'sea', 'tea', 'music', 'garden']
const idOf = ({ id }: { id: number }) => id
/** A filter of the page, and the same as a condition on message `m` and skip `s`. */
const filters = {
  '': 'true',
  'answered=yes': 's.id is null and m.answered_at is not null',
  'answered=no': 's.id is null and m.answered_at is null',
  'marked=skipped': 's.id is not null',
  'marked=hidden': 'm.hidden_at is not null',
  'marked=deleted': 'm.deleted_at is not null',
  'marked=reported': 'exists (select from message_reports r where r.message_id = m.id)',
  'length=under-20': 'length(m.body) < 20',
  'length=20-49': 'length(m.body) between 20 and 49',
  'language=nl': `c.language = 'nl'`,
  'type=extra_reply': `s.id is null and m.type = 'extra_reply'`,
  'q=boat': `m.body ~ 'boat'`,
  'q=boat&language=nl': `m.body ~ 'boat' and c.language = 'nl'`,
  'q=gar*': `m.body ~ 'garden'`,
  'q=sea+-tea': `m.body ~ 'sea' and m.body !~ 'tea'`,
  'q=sea+-tea&answered=no': `m.body ~ 'sea' and m.body !~ 'tea' and s.id is null and m.answered_at is null`,
  'q=music+boat': `m.body ~ 'music' and m.body ~ 'boat'`,
  'q=music+gar*&marked=sent': `m.body ~ 'music' and m.body ~ 'garden' and s.id is null`,
  'q="music+boat"': `m.body ~ 'music boat'`,
  'length=20-49&answered=no&marked=sent': `length(m.body) between 20 and 49 and s.id is null and m.answered_at is null`,
}

it.each([1, 2, 3])('the history equals a recount of all messages after random work, run %i', async (run) => {
  const random = seeded(run)
  // The cast: an empty list gives undefined, and the callers expect it.
  const oneOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
  const { siteowner, writer, reader, talk, get } = await makeHistoryWorld(test, 152)
  const viewer = {
    ...reader,
    level: { id: 152 },
    rights: ['reviews.view', 'other_chats.reports'],
    siteownerIds: [siteowner.id],
  }
  // The casts: counting reads no other property, and the query is one of the list above.
  const countUpTo = (query: string, most: number) =>
    countEntries(test.db, viewer as never, Object.fromEntries(new URLSearchParams(query)) as never, most)
  const rank = async (query: string, found: HistoryEntry[]) => {
    const { q = '', language } = Object.fromEntries(new URLSearchParams(query))
    const { rows } = await sql<{
      id: number
    }>`select id from history_entries where id = any(${found.map(idOf)})
      order by ts_rank(words, ${(await compileSearch(test.db, q, language))?.hits}::tsquery) desc, at desc, id desc`.execute(
      test.db,
    )
    return rows.map(idOf)
  }
  const reports = await makeSupervisor(test, siteowner)
  const talks = [await talk('en'), await talk('en-GB'), await talk('nl')]
  const sent: number[] = []
  const received: { id: number; conversationId: number }[] = []
  const text = () => Array.from({ length: 1 + Math.floor(random() * 8) }, () => oneOf(words)).join(' ')
  const mark = (column: 'hidden_at' | 'deleted_at' | 'answered_at') =>
    sql`update messages set ${sql.ref(column)} = case when ${sql.ref(column)} is null or ${column} = 'answered_at' then now() end
      where id = ${oneOf(sent) ?? 0}`.execute(test.db)
  const steps = [
    async () => {
      sent.push((await oneOf(talks).send(text())).id)
    },
    async () => {
      const one = oneOf(talks)
      received.push({ id: (await one.receive(text())).id, conversationId: one.id })
    },
    async () => {
      const message = oneOf(received)
      if (!message) return
      const { id } = await makeSkip(test.db, {
        conversationId: message.conversationId,
        operatorId: writer.id,
      })
      await sql`update skips set message_id = ${message.id} where id = ${id}`.execute(test.db)
    },
    () => mark('answered_at'),
    () => mark('hidden_at'),
    () => mark('deleted_at'),
    () => reports('POST', `/api/messages/${oneOf(sent) ?? 0}/report`, { reason_id: 1, notes: 'x' }),
    () => fillHistory(test.db, 1 + Math.floor(random() * 5), 20),
  ]
  for (let step = 0; step < 120; step++) await oneOf(steps)()
  await fillWhole(test)
  for (const [query, condition] of Object.entries(filters)) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (
        select m.id as message_id, null::bigint as skip_id from messages m where m.direction = 'out'
        union all select message_id, id from skips where message_id is not null) e
      join messages m on m.id = e.message_id join conversations c on c.id = m.conversation_id left join skips s on s.id = e.skip_id
      where m.siteowner_id = ${siteowner.id} and (${sql.raw(condition)})`.execute(test.db)
    const { count } = await get(query, '/api/history/count')
    expect({ query, count }).toEqual({ query, count: rows[0]?.count })
    for (const most of [1, 2, 5, 20])
      expect({ query, most, counted: await countUpTo(query, most) }).toEqual({
        query,
        most,
        counted: Math.min(most, rows[0]?.count ?? 0),
      })
    const { items } = await get(`${query}&limit=200`)
    expect({ query, listed: items.length }).toEqual({ query, listed: rows[0]?.count })
    if (query.includes('q=')) {
      const { items: ranked } = await get(`${query}&limit=10&order=best`)
      expect({ query, ranked: ranked.map(idOf) }).toEqual({
        query,
        ranked: (await rank(query, items)).slice(0, 10),
      })
    }
  }
})
