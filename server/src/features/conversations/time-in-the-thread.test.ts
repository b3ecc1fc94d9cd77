import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { day, iso, second, threadsOf } from '../../testing/threads.ts'
import { timeInThread } from './thread-rows.ts'

const test = useTestApp()
const { makeThread, readerOf, pageOf, readBackwards, readArrivals } = threadsOf(test)

describe('the order of a thread', () => {
  it('is the order of sending: a late message gets the position of its time', async () => {
    const { id, inOrder } = await makeThread([0, 0, -30 * day, -1.5 * second, 0])
    const reader = await readerOf()
    const { items } = await pageOf(reader, id, 'limit=50')
    expect(items.slice(0, -1).map(({ text }) => text)).toEqual(['2', '0', '1', '3', '4'])
    expect(items.slice(0, -1).map((message) => message.id)).toEqual(inOrder)
  })

  it('has a message with a time in the future at its time of arrival, before later messages', async () => {
    const { id } = await makeThread([0, 200 * day, 0])
    const { items } = await pageOf(await readerOf(), id, 'limit=50')
    expect(items.slice(0, 3).map(({ text }) => text)).toEqual(['0', '1', '2'])
    expect(Date.parse(items[1]?.arrived_at ?? '')).toBeLessThan(Date.parse(items[1]?.sent_at ?? ''))
  })

  it('is by id for the same time, also when a page of 50 ends between them', async () => {
    const { id, inOrder } = await makeThread(Array.from({ length: 120 }, (_, n) => -n * second))
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
    const reader = await readerOf()
    expect((await readBackwards(reader, id, 50)).slice(0, -1)).toEqual(inOrder)
    expect((await readArrivals(reader, id, inOrder[0] ?? 0, 50)).slice(0, -1)).toEqual(inOrder.slice(1))
  })

  it('has each message once, both in pages and in the order of arrival', async () => {
    const reader = await readerOf()
    const offset = fc.oneof(
      fc.constant(0),
      fc.integer({ min: -8, max: 8 }).map((n) => n * second),
      fc.constantFrom(-40_000 * day, -400 * day, -day, day, 400 * day),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(offset, { minLength: 1, maxLength: 25 }),
        fc.integer({ min: 1, max: 7 }),
        async (sent, limit) => {
          const { id, inOrder, byArrival } = await makeThread(sent)
          expect((await readBackwards(reader, id, limit)).slice(0, -1)).toEqual(inOrder)
          const [first = 0, ...later] = byArrival
          expect((await readArrivals(reader, id, first, limit)).slice(0, -1)).toEqual(later)
        },
      ),
      { numRuns: 12 },
    )
  })

  it('can be paged from the id of a message, by its position', async () => {
    const { id, inOrder } = await makeThread([0, -30 * day, 0, 0])
    const reader = await readerOf()
    const before = async (message = 0) =>
      (await pageOf(reader, id, `before=${message}`)).items.map((item) => item.id)
    expect(await before(inOrder[2])).toEqual(inOrder.slice(0, 2))
    // The late one arrived second, and nothing is before it.
    expect(await before(inOrder[0])).toEqual([])
  })

  it('is read from an index, without sorting a thread', async () => {
    const { id } = await makeThread(Array.from({ length: 300 }, () => 0))
    await sql`analyze messages`.execute(test.db)
    const plan = await sql<{ 'QUERY PLAN': string }>`explain (costs off)
      select m.id from messages m where m.conversation_id = ${sql.lit(id)}
        and (${timeInThread}, m.id) < (now(), 5) order by ${timeInThread} desc, m.id desc limit 51`.execute(
      test.db,
    )
    const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(lines).toMatch(/ROW\(COALESCE\(.*\), .*id\) < ROW\(/)
    expect(lines).not.toMatch(/Sort\b(?! Key)/)
  })
})

describe('two tabs', () => {
  it('that catch up in the order of arrival both get each late message once', async () => {
    const { id, byArrival } = await makeThread([0, 0, 0])
    const [reader, other] = [await readerOf(), await readerOf()]
    const from = byArrival.at(-1) ?? 0
    const before = await readArrivals(reader, id, from, 50)
    const late = await test.db
      .insertInto('messages')
      .values(
        [-40 * day, 0, -2 * second].map((offset) => ({
          conversation_id: id,
          siteowner_id: 1,
          direction: 'in',
          type: 'chat',
          body: 'Late',
          sent_at: iso(Date.now() + offset),
        })),
      )
      .returning('id')
      .execute()
    const ids = late.map((row) => row.id).toSorted((a, b) => a - b)
    for (const tab of [reader, other]) {
      expect(await readArrivals(tab, id, before.at(-1) ?? from, 1)).toEqual(ids)
      expect(await readArrivals(tab, id, from, 2)).toEqual([...before, ...ids])
    }
  })
})
