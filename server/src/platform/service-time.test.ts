import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../testing/app.ts'
import { farZones, setTimeZone } from '../testing/time-zone.ts'
import { dayOf, hourOf } from './service-time.ts'

const test = useTestApp()

// Where midnight comes twice, or does not come, and where a summer is half an hour.
const zones = [...farZones, 'America/Havana', 'Atlantic/Azores', 'Asia/Beirut', 'Asia/Kathmandu', 'UTC']

it.each(zones)(
  'in %s, each day begins where the day before ends, also days of 23 and 25 hours',
  async (zone) => {
    await setTimeZone(test.db, zone)
    const { rows } = await sql`
    with days as (
      select d::date as day, day_begins(d::date) as begins, day_begins(d::date + 1) as ends
      from generate_series('2024-01-01'::timestamp, '2027-01-01', '1 day') d
    )
    select * from days where ends - begins not between interval '22 hours 30 minutes' and interval '25 hours 30 minutes'
      or ${dayOf('begins')} <> day or ${dayOf("ends - interval '1 microsecond'")} <> day or day_of(begins) <> day
      or day <> (begins at time zone ${zone}::text)::date or day <> ((ends - interval '1 microsecond') at time zone ${zone}::text)::date`.execute(
      test.db,
    )
    expect(rows).toEqual([])
  },
)

it.each(zones)('in %s, an hour is that of the clock', async (zone) => {
  await setTimeZone(test.db, zone)
  const { rows } = await sql`
    select at from generate_series('2026-01-01'::timestamptz, '2027-01-01', '30 minutes') at
    where ${hourOf('at')} <> extract(hour from at at time zone ${zone}::text)`.execute(test.db)
  expect(rows).toEqual([])
})

it('while the days are recounted, each moment is on one day, and the days follow each other without a gap', async () => {
  for (const [before, after] of [
    ['UTC', 'America/Santiago'],
    ['Pacific/Pago_Pago', 'Pacific/Kiritimati'],
    ['Pacific/Kiritimati', 'Pacific/Pago_Pago'],
    ['Australia/Lord_Howe', 'Europe/Amsterdam'],
  ]) {
    await sql`update service_time set zone = ${after}, zone_before = ${before}, since_day = '2026-05-10', since = beginning_in('2026-05-10', ${after})`.execute(
      test.db,
    )
    const { rows } = await sql`
      select at, ${dayOf('at')} as day from generate_series('2026-05-01'::timestamptz, '2026-05-20', '10 minutes') at
      where not (at >= day_begins(${dayOf('at')}) and at < day_begins(${dayOf('at')} + 1))`.execute(test.db)
    expect({ before, after, rows }).toEqual({ before, after, rows: [] })
  }
})
