import type { OperatorHours } from '@panel/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator } from '../../../testing/make.ts'
import { makeRest, makeWork } from '../../../testing/make-hours.ts'
import { readCsv } from '../../../testing/read-csv.ts'
import { dayAgo, inTimeZone } from '../../../testing/time-zone.ts'
import { extendSessions } from '../sign-in/extend-sessions.ts'
import { forgetSessions } from '../sign-in/forget-sessions.ts'
import { forgetHours } from './forget.ts'

const test = useTestApp()

const keep = (months: number) =>
  months === 0
    ? sql`delete from settings where key = 'hours_months'`.execute(test.db)
    : sql`insert into settings (key, value) values ('hours_months', to_jsonb(${months}::int))
        on conflict (key) do update set value = excluded.value`.execute(test.db)

beforeEach(() => keep(24))

type Call = Awaited<ReturnType<typeof test.signedIn>>
const hoursOf = async (call: Call, from: string, to = from): Promise<OperatorHours> =>
  (await call('GET', `/api/user/hours?from=${from}&to=${to}`)).json().hours
const workedOn = async (call: Call, from: string, to = from) =>
  (await hoursOf(call, from, to)).days.map((day) => day.worked_seconds / 60)

const worked = (operator: { id: number }, from: string, to: string) => makeWork(test.db, operator, from, to)
const rested = (operator: { id: number }, from: string, to: string) => makeRest(test.db, operator, from, to)
/** Two minutes away, or a suggested pause. */
const away = (operator: { id: number }, from: string, to: string, is_pause: boolean) =>
  test.db
    .insertInto('away_times')
    .values({
      operator_id: operator.id,
      reason_code: 'toilet',
      started_at: from,
      ended_at: to,
      ends_at: to,
      is_pause,
    })
    .execute()
const anybody = async () => {
  const operator = await makeOperator(test.db)
  return { operator, call: await test.signedIn(operator) }
}
const rowsOf = (operatorId: number) =>
  test.db.selectFrom('work_sessions').where('operator_id', '=', operatorId).selectAll().execute()

describe('hours', () => {
  it('are off until they are set: nothing is written, shown or taken from', async () => {
    await keep(0)
    const { operator, call } = await anybody()
    const today = await dayAgo(test.db, 0)
    expect((await call('GET', '/api/user.php')).json().user.has_hours).toBe(false)
    expect(await hoursOf(call, today)).toBeNull()
    expect((await call('GET', `/api/user/hours.csv?from=${today}&to=${today}`)).json().code).toBe('hours_off')
    expect((await call('POST', '/api/away-times/rest')).json().code).toBe('hours_off')
    const { id: session } = await test.db
      .selectFrom('sessions')
      .select('id')
      .where('operator_id', '=', operator.id)
      .executeTakeFirstOrThrow()
    await extendSessions(test.db, [session])
    expect(await rowsOf(operator.id)).toEqual([])
    // Somebody who is signed in when they are set is counted from their next act on.
    await keep(1)
    await extendSessions(test.db, [session])
    expect(await rowsOf(operator.id)).toHaveLength(1)
  })

  it('go from sign-in to sign-out', async () => {
    const { operator, call } = await anybody()
    await sql`update work_sessions set started_at = now() - interval '5 hours', last_act_at = now() - interval '20 minutes'
      where operator_id = ${operator.id}`.execute(test.db)
    await call('POST', '/api/logout.php', {})
    const [row] = await rowsOf(operator.id)
    expect(Date.now() - Date.parse(row?.last_act_at ?? '')).toBeLessThan(10_000)
  })

  it('end at the last act of somebody who only closes the browser', async () => {
    const { operator } = await anybody()
    await sql`update sessions set last_act_at = now() - interval '40 minutes' where operator_id = ${operator.id}`.execute(
      test.db,
    )
    await sql`update work_sessions set started_at = now() - interval '2 hours', last_act_at = now() - interval '40 minutes'
      where operator_id = ${operator.id}`.execute(test.db)
    const call = await test.signedIn(operator)
    const [today, yesterday] = [await dayAgo(test.db, 0), await dayAgo(test.db, 1)]
    const minutes = await workedOn(call, yesterday, today)
    expect(minutes.reduce((all, each) => all + each)).toBeCloseTo(80, 0)
  })

  it('of an act move with the session, in one statement, and only once for two nodes', async () => {
    const { operator, call } = await anybody()
    await sql`update sessions set last_act_at = now() - interval '10 minutes' where operator_id = ${operator.id}`.execute(
      test.db,
    )
    await sql`update work_sessions set started_at = now() - interval '1 hour', last_act_at = now() - interval '10 minutes'
      where operator_id = ${operator.id}`.execute(test.db)
    await Promise.all([call('POST', '/api/welfare/decline'), call('POST', '/api/welfare/decline')])
    const rows = await rowsOf(operator.id)
    expect(rows).toHaveLength(1)
    expect(Date.now() - Date.parse(rows[0]?.last_act_at ?? '')).toBeLessThan(10_000)
  })

  it('of two devices at the same time count once', async () => {
    const { operator, call } = await anybody()
    await worked(operator, '2026-03-02T08:00Z', '2026-03-02T12:00Z')
    await worked(operator, '2026-03-02T09:00Z', '2026-03-02T13:00Z')
    await worked(operator, '2026-03-02T10:00Z', '2026-03-02T11:00Z')
    const hours = await hoursOf(call, '2026-03-02')
    expect(hours.days).toEqual([
      {
        day: '2026-03-02',
        worked_seconds: 5 * 3_600,
        break_seconds: 0,
        corrected_minutes: 0,
        spans: [{ from: '2026-03-02T08:00:00Z', to: '2026-03-02T13:00:00Z' }],
      },
    ])
  })

  it('have no breaks of one’s own; two minutes away and suggested pauses are work, and are not shown', async () => {
    const { operator, call } = await anybody()
    await worked(operator, '2026-03-02T08:00Z', '2026-03-02T12:00Z')
    await away(operator, '2026-03-02T08:30Z', '2026-03-02T08:32Z', false)
    await away(operator, '2026-03-02T09:00Z', '2026-03-02T09:15Z', true)
    const before = await call('GET', '/api/user/hours?from=2026-03-02&to=2026-03-02')
    expect(before.json().hours.days[0]).toMatchObject({ worked_seconds: 4 * 3_600, break_seconds: 0 })
    expect(before.json().hours.days[0].spans).toHaveLength(1)
    await rested(operator, '2026-03-02T10:00Z', '2026-03-02T10:30Z')
    expect((await hoursOf(call, '2026-03-02')).days[0]).toMatchObject({
      worked_seconds: 3.5 * 3_600,
      break_seconds: 1_800,
      spans: [
        { from: '2026-03-02T08:00:00Z', to: '2026-03-02T10:00:00Z' },
        { from: '2026-03-02T10:30:00Z', to: '2026-03-02T12:00:00Z' },
      ],
    })
  })

  it('across midnight are on two days', async () => {
    await inTimeZone(test.db, 'Europe/Amsterdam')
    const { operator, call } = await anybody()
    await worked(operator, '2026-03-02T21:00Z', '2026-03-03T02:00Z')
    await rested(operator, '2026-03-02T22:50Z', '2026-03-02T23:20Z')
    expect(await workedOn(call, '2026-03-02', '2026-03-03')).toEqual([110, 160])
    const { days } = await hoursOf(call, '2026-03-02', '2026-03-03')
    expect(days.map((day) => day.break_seconds)).toEqual([600, 1_200])
  })

  it.each([
    // Clocks are put forward at 2:00, and back at 3:00: a night from 22:00 to 6:00 has seven hours, and nine.
    ['Europe/Amsterdam', '2026-03-28', '22:00', '06:00', [120, 300]],
    ['Europe/Amsterdam', '2026-10-24', '22:00', '06:00', [120, 420]],
    ['Europe/Amsterdam', '2026-03-02', '22:00', '06:00', [120, 360]],
    // Midnight is skipped there, and comes twice.
    ['America/Santiago', '2026-09-05', '22:00', '06:00', [120, 300]],
    ['America/Santiago', '2026-04-04', '22:00', '06:00', [180, 360]],
    // A day that did not exist: the 30th of December 2011.
    ['Pacific/Apia', '2011-12-29', '22:00', null, [120, 0, 360]],
  ] as const)(
    'in %s from %s %s to %s are on the days of the service',
    async (zone, day, from, to, minutes) => {
      await inTimeZone(test.db, zone)
      const { operator, call } = await anybody()
      const until =
        to === null
          ? sql`(${day}::date + 2)::timestamp + interval '6 hours'`
          : sql`(${day}::date + 1) + ${to}::time`
      const { rows } = await sql<{ from: string; to: string; last: string }>`
      select (${day}::date + ${from}::time) at time zone ${zone} as from, (${until}) at time zone ${zone} as to,
        to_char(${day}::date + ${minutes.length - 1}::int, 'YYYY-MM-DD') as last`.execute(test.db)
      const [span] = rows
      if (!span) throw new Error('A query without a table returned no row')
      await worked(operator, span.from, span.to)
      expect(await workedOn(call, day, span.last)).toEqual(minutes)
    },
  )

  it('follow a later change of the time zone', async () => {
    const { operator, call } = await anybody()
    await worked(operator, '2026-03-02T22:00Z', '2026-03-03T02:00Z')
    expect(await workedOn(call, '2026-03-02', '2026-03-03')).toEqual([120, 120])
    await inTimeZone(test.db, 'Europe/Amsterdam')
    expect(await workedOn(call, '2026-03-02', '2026-03-03')).toEqual([60, 180])
  })

  it('stay when the session is forgotten, and are forgotten after their own months', async () => {
    const { operator, call } = await anybody()
    await sql`update sessions set ended_at = now() - interval '100 days', ends_at = now() - interval '100 days'
      where operator_id = ${operator.id}`.execute(test.db)
    await forgetSessions(test.db)
    expect(await rowsOf(operator.id)).toHaveLength(1)
    await sql`update work_sessions set started_at = now() - interval '25 months' where operator_id = ${operator.id}`.execute(
      test.db,
    )
    await forgetHours(test.db)
    expect(await rowsOf(operator.id)).toEqual([])
    expect((await call('GET', '/api/user/hours?from=2026-01-01&to=2026-12-31')).statusCode).toBe(401)
  })

  it('are read for three months at most, in order', async () => {
    const { call } = await anybody()
    const asked = async (days: string) => (await call('GET', `/api/user/hours?${days}`)).json()
    expect(await asked('from=2026-01-01&to=2026-12-31')).toMatchObject({
      status: 400,
      issues: [{ path: 'to' }],
    })
    expect(await asked('from=2026-01-02&to=2026-01-01')).toMatchObject({ issues: [{ path: 'to' }] })
  })

  it('are a file of one’s own, in minutes', async () => {
    const { operator, call } = await anybody()
    await worked(operator, '2026-03-02T08:00Z', '2026-03-02T12:00Z')
    await away(operator, '2026-03-02T09:00Z', '2026-03-02T09:15Z', true)
    const { body } = await call('GET', '/api/user/hours.csv?from=2026-03-01&to=2026-03-07')
    const span = ['2026-03-02T08:00:00Z', '2026-03-02T12:00:00Z']
    expect(readCsv(body)).toEqual([
      ['day', 'operator id', 'operator', 'from', 'to', 'worked', 'breaks', 'correction', 'total'],
      ['2026-03-02', String(operator.id), operator.name, ...span, '240', '0', '0', '240'],
    ])
  })
})
