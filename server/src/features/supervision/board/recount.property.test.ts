import type { StatsGroupsResponse } from '@panel/contract'
import { seeded } from '@panel/demo/random'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { fillWhole } from '../../../testing/history-world.ts'
import { makeBoard } from '../../../testing/make-board.ts'
import { makeReceived, makeWaiting } from '../../../testing/make-conversations.ts'
import { dayAgo, setTimeZone } from '../../../testing/time-zone.ts'
import { sampleSent } from './sample-sent.ts'

const test = useTestApp()

/** Filters of the history, and the same as conditions on message `m` and the skip of entry `e`. */
const entries = {
  '': 'true',
  'answered=yes': 'e.skip_id is null and m.answered_at is not null',
  'marked=skipped': 'e.skip_id is not null',
  'marked=deleted': 'm.deleted_at is not null',
  'marked=reported': 'exists (select from message_reports r where r.message_id = m.id)',
}

type Taken = { id: number; in_reply_to: number | null; lease: { lease_id: string; epoch: number } }

it.each([1, 2])(
  'board, history and statistics equal one recount of everything after random work, run %i',
  async (run) => {
    await setTimeZone(test.db, 'America/Santiago')
    // Nothing is counted before the day of the first message, and what is sent below can get a time of yesterday.
    const { id: earliest } = await makeWaiting(test.db)
    await sql`update messages set created_at = now() - interval '2 days' where conversation_id = ${earliest}`.execute(
      test.db,
    )
    const random = seeded(run)
    // The cast: an empty list gives undefined, and none of these is empty.
    const oneOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
    const { siteowner, waiting, colleague, read, call } = await makeBoard(test, {
      rights: ['reviews.view', 'other_chats.reports'],
    })
    const people = [await colleague(), await colleague(), await colleague({ languages: ['pl'] })]
    const inHand = new Map<number, Taken>()
    /** Runs `act` on a conversation that this operator has in hand; claims one first, if one waits. */
    const work = async (act: (person: (typeof people)[number], taken: Taken) => Promise<unknown>) => {
      const person = oneOf(people)
      const number = people.indexOf(person)
      const taken = inHand.get(number) ?? (await person.take().catch(() => undefined))
      if (!taken) return
      inHand.delete(number)
      await act(person, taken)
    }
    const send = (person: (typeof people)[number], { id, in_reply_to, lease }: Taken) =>
      person.call(
        'POST',
        `/api/conversations/${id}/messages`,
        { ...lease, in_reply_to, last_seen_id: in_reply_to, text: 'Hello to you' },
        { 'idempotency-key': crypto.randomUUID() },
      )
    const steps = [
      () => waiting({ language: oneOf(['pl', 'nl']), seconds: Math.floor(random() * 900) }),
      () => waiting({ language: oneOf(['pl', 'nl']), item: { kind: 'poke' } }),
      () => work(send),
      () => work(({ act }, { id, lease }) => act(id, 'skip', { reason_words: 'I know him', ...lease })),
      () =>
        work(({ act }, { id, lease }) =>
          act(id, 'handover', { reason_words: 'Asks for a master', ...lease }),
        ),
      () =>
        work(async (person, taken) => {
          inHand.set(people.indexOf(person), taken)
        }),
      () =>
        sql`update messages set deleted_at = now() where id = (select max(id) from messages where siteowner_id = ${siteowner.id}
        and direction = 'out' and deleted_at is null)`.execute(test.db),
      () =>
        work(async (person, taken) => {
          const report = `/api/messages/${taken.in_reply_to}/report`
          await person.call('POST', report, { reason_id: 1, notes: 'Rude' })
          inHand.set(people.indexOf(person), taken)
        }),
      // The site sends another message of a customer who waits, or who was answered.
      async () => {
        const { rows } = await sql<{ id: number }>`
        select id from conversations where siteowner_id = ${siteowner.id} order by id desc limit 1`.execute(
          test.db,
        )
        if (rows[0]) await makeReceived(test.db, { conversationId: rows[0].id })
      },
      // What was just sent or skipped happened some minutes ago.
      () =>
        sql`update messages set created_at = now() - make_interval(mins => ${Math.floor(random() * 50)})
        where siteowner_id = ${siteowner.id} and direction = 'out' and created_at > now() - interval '20 seconds'`.execute(
          test.db,
        ),
      () =>
        sql`update skips set created_at = now() - make_interval(mins => ${Math.floor(random() * 50)})
        where siteowner_id = ${siteowner.id} and created_at > now() - interval '20 seconds'`.execute(test.db),
    ]
    for (let step = 0; step < 60; step++) await oneOf(steps)()
    await sql`truncate sent_samples, sent_sampled`.execute(test.db)
    await sampleSent(test.db)

    const board = await read()
    const isOpen = sql`q.siteowner_id = ${siteowner.id} and q.expires_at is null and q.due_at <= now() and not q.held and not q.for_master`
    const { rows: queues } = await sql<{
      language: string
      waiting: number
      pokes: number
      oldest: string | null
    }>`
    select q.language, count(*) filter (where q.kind = 'reply') as waiting, count(*) filter (where q.kind = 'poke') as pokes,
      min(q.due_at) filter (where q.kind = 'reply') as oldest
    from queue_items q where ${isOpen} group by 1 order by 1`.execute(test.db)
    expect(
      board.languages
        .map(({ language, waiting: chats, pokes, oldest_waiting_at }) => ({
          language,
          waiting: chats,
          pokes,
          oldest: oldest_waiting_at,
        }))
        .toSorted((one, other) => one.language.localeCompare(other.language)),
    ).toEqual(queues)
    const { rows: counts } = await sql<
      Record<'leases' | 'handovers' | 'sent' | 'skipped' | 'replies', number>
    >`
    select (select count(*) from queue_items where siteowner_id = ${siteowner.id} and expires_at > now()) as leases,
      (select count(*) from queue_items where siteowner_id = ${siteowner.id} and for_master and expires_at is null) as handovers,
      (select count(*) from messages where siteowner_id = ${siteowner.id} and direction = 'out' and created_at >= ${board.hour.bars[0]?.at ?? ''}) as sent,
      (select count(*) from skips where siteowner_id = ${siteowner.id} and created_at >= ${board.hour.bars[0]?.at ?? ''}) as skipped,
      (select count(*) from messages where siteowner_id = ${siteowner.id} and type ~ '^reply' and in_reply_to is not null
        and created_at >= ${board.hour.bars[0]?.at ?? ''} and created_at < ${board.hour.bars.at(-1)?.at ?? ''}) as replies`.execute(
      test.db,
    )
    const sum = (number: 'sent' | 'skipped') =>
      board.hour.bars.reduce((all, bar) => all + (bar[number] ?? 0), 0)
    expect({
      leases: board.leases.count,
      handovers: board.handovers.count,
      sent: sum('sent'),
      skipped: sum('skipped'),
      replies: board.hour.replies,
    }).toEqual(counts[0])
    expect(counts[0]?.sent).toBeGreaterThan(0)
    expect(counts[0]?.skipped).toBeGreaterThan(0)

    await fillWhole(test)
    for (const [filter, condition] of Object.entries(entries)) {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from (
          select id as message_id, null::bigint as skip_id from messages where direction = 'out'
          union all select message_id, id from skips where message_id is not null) e
        join messages m on m.id = e.message_id where m.siteowner_id = ${siteowner.id} and (${sql.raw(condition)})`.execute(
        test.db,
      )
      const { count } = (await call('GET', `/api/history/count?${filter}`)).json()
      expect({ filter, count }).toEqual({ filter, count: rows[0]?.count })
    }

    const days = `from=${await dayAgo(test.db, 1)}&to=${await dayAgo(test.db, 0)}`
    const groups = async (by: string): Promise<StatsGroupsResponse> =>
      (await call('GET', `/api/stats/groups?by=${by}&${days}`)).json()
    const total = (
      rows: StatsGroupsResponse['rows'],
      of: (row: StatsGroupsResponse['rows'][number]) => number,
    ) => rows.reduce((all, row) => all + of(row), 0)
    const { rows: recounted } = await sql<Record<'messages' | 'with_answer' | 'skipped', number>>`
      select count(*) as messages, count(answered_at) as with_answer,
        (select count(*) from skips where siteowner_id = ${siteowner.id}) as skipped
      from messages where siteowner_id = ${siteowner.id} and direction = 'out'`.execute(test.db)
    for (const by of ['language', 'operator', 'hour']) {
      const { rows } = await groups(by)
      expect({
        messages: total(rows, ({ messages }) => messages),
        with_answer: total(rows, ({ with_answer }) => with_answer),
        skipped: total((await groups('skip_reason')).rows, ({ skipped }) => skipped ?? 0),
      }).toEqual(recounted[0])
    }
  },
  60_000,
)
