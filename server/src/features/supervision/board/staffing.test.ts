import type { Board } from '@panel/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator } from '../../../testing/make.ts'
import { makeBoard, makePastDays } from '../../../testing/make-board.ts'
import { makeSentMessage } from '../../../testing/make-conversations.ts'
import { measureHandling } from './measure-handling.ts'

const test = useTestApp()

/** A site with this number of messages in each hour of the past days. */
async function makePast(days: number, perHour: number) {
  const board = await makeBoard(test)
  await makePastDays(test.db, board.siteowner, { language: 'pl', days, perHour })
  return board
}

describe('the forecast', () => {
  it('has the operators that each of the next eight hours needs', async () => {
    const { read, languageOf } = await makePast(41, 60)
    const { forecast } = (await languageOf('pl')) ?? {}
    expect(forecast).toMatchObject({ days: 41, is_thin: false })
    // 60 messages of 150 seconds are two and a half operators.
    expect(forecast?.needed).toEqual(Array(8).fill(3))
    const { hours } = await read()
    expect(hours).toHaveLength(8)
    expect(new Date(hours[0] ?? '').getTime() % 3_600_000).toBe(0)
  })

  it('is of the messages and handling times of all site owners together', async () => {
    const [one, other] = [await makePast(41, 30), await makePast(41, 30)]
    const call = await test.signedIn(
      await makeOperator(test.db, {
        siteowner_ids: [one.siteowner.id, other.siteowner.id],
        permissions_id: one.coach.permissions_id,
      }),
    )
    const board: Board = (await call('GET', '/api/board')).json()
    const row = board.languages.find(({ language }) => language === 'pl')
    // 60 messages of 150 seconds, as of one site owner.
    expect(row?.forecast?.needed).toEqual(Array(8).fill(3))
  })

  it('is of the same weekday and hour, and later weeks weigh more', async () => {
    const { siteowner, languageOf } = await makePast(41, 10)
    const inWeek = (week: number, arrived: number) =>
      sql`update stats_hours set arrived = ${arrived} where siteowner_id = ${siteowner.id}
        and day = ((date_trunc('hour', now()) at time zone 'utc') - make_interval(weeks => ${week}))::date
        and hour = extract(hour from now() at time zone 'utc')`.execute(test.db)
    const needed = async () => (await languageOf('pl'))?.forecast?.needed
    const before = (await needed()) ?? []
    await inWeek(1, 120)
    const afterLast = (await needed()) ?? []
    expect(afterLast[0]).toBeGreaterThan(before[0] ?? 0)
    expect(afterLast.slice(1)).toEqual(before.slice(1))
    await inWeek(1, 10)
    await inWeek(5, 120)
    expect((await needed())?.[0]).toBeLessThanOrEqual(afterLast[0] ?? 0)
  })

  it('needs two weeks of history, and says how long it is', async () => {
    const { languageOf } = await makePast(9, 60)
    expect((await languageOf('pl'))?.forecast).toMatchObject({ needed: null, days: 9 })
  })

  it('needs handling times that were measured', async () => {
    const { siteowner, languageOf } = await makePast(30, 60)
    await test.db.deleteFrom('handling_days').where('siteowner_id', '=', siteowner.id).execute()
    expect((await languageOf('pl'))?.forecast?.needed).toBeNull()
  })

  it('says when there is little to go by', async () => {
    const { languageOf } = await makePast(41, 0)
    expect(await languageOf('pl')).toBeUndefined()
    const quiet = await makePast(20, 1)
    expect((await quiet.languageOf('pl'))?.forecast).toMatchObject({ is_thin: true })
  })

  it('counts who is here in the language that lacks most in this hour', async () => {
    const { colleague, waiting, languageOf } = await makePast(41, 60)
    await waiting({ language: 'nl' })
    await waiting({ language: 'nl' })
    await colleague({ languages: ['nl', 'pl'] })
    expect((await languageOf('pl'))?.here.ready).toBe(1)
    expect((await languageOf('nl'))?.here.ready).toBe(0)
  })
})

it('handling and waiting are measured from messages and skips, each day once', async () => {
  const { siteowner, waiting, colleague } = await makeBoard(test)
  const { operator } = await colleague()
  const yesterday = sql<string>`(((now() at time zone 'utc')::date - 1)::timestamp + interval '12 hours') at time zone 'utc'`
  const at = (id: number, seconds: number, replyTo: number | null = null) =>
    sql`update messages set created_at = ${yesterday} + make_interval(secs => ${seconds}), in_reply_to = ${replyTo}::bigint
      where id = ${id}`.execute(test.db)
  /** A message that arrived at a second and was answered at another. */
  async function answered(arrivedAt: number, sentAt: number) {
    const { id, message } = await waiting({ language: 'pl' })
    const sent = await makeSentMessage(test.db, { conversationId: id, operatorId: operator.id, text: 'Hi' })
    await at(message.id, arrivedAt)
    await at(sent.id, sentAt, message.id)
    return { id, message }
  }
  await answered(0, 50)
  // It waited for the one before: 100 seconds.
  await answered(20, 150)
  // It arrived later: 40 seconds.
  await answered(200, 240)
  // The operator was not there.
  await answered(300, 5_000)
  await test.db.deleteFrom('stats_rolled_days').execute()
  await test.db
    .insertInto('stats_rolled_days')
    .values({
      day: sql<string>`(now() at time zone 'utc')::date - 1`,
      rolled_up_at: sql<string>`now()`,
      last_message_id: 0,
    })
    .execute()
  await test.db.deleteFrom('handling_measured_days').execute()
  expect(await measureHandling(test.db)).toBe(1)
  expect(await measureHandling(test.db)).toBe(0)
  const measured = await test.db
    .selectFrom('handling_days')
    .where('siteowner_id', '=', siteowner.id)
    .selectAll()
    .execute()
  expect(measured).toMatchObject([
    {
      language: 'pl',
      replies: 2,
      handling_seconds: 140,
      waited_seconds: 50 + 130 + 40 + 4_700,
      written_again: 0,
    },
  ])
})
