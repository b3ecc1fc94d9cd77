import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { seeded } from '../../../../simulator/src/random.ts'
import { useTestApp } from '../../testing/app.ts'
import { makeBoard } from '../../testing/make-board.ts'
import { makeReceived } from '../../testing/make-conversations.ts'
import { sampleSent } from './sample-sent.ts'

const test = useTestApp()

type Taken = { id: number; in_reply_to: number | null; lease: { lease_id: string; epoch: number } }

it.each([1, 2])(
  'the board equals a recount of everything after random work, run %i',
  async (run) => {
    const random = seeded(run)
    // The cast: an empty list gives undefined, and none of these is empty.
    const oneOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
    const { siteowner, waiting, colleague, read } = await makeBoard(test)
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
  },
  60_000,
)
