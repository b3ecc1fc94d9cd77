import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { today } from '../../../platform/service-time.ts'
import { useTwoNodes } from '../../../testing/app.ts'
import { makeOperator } from '../../../testing/make.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { dayAgo, setTimeZone } from '../../../testing/time-zone.ts'
import { findPeriod } from './counted-groups.ts'
import { countedRows } from './counted-rows.ts'
import { measureFairness } from './measure.ts'
import { forgetSumsWith, sumDays } from './sum-days.ts'

const nodes = useTwoNodes()
const [test] = nodes
const team = 91
const kept = 10

beforeAll(async () => {
  await setTimeZone(test.db, 'America/Santiago')
  for (let place = 0; place < 3; place++) await makeOperator(test.db, { team_id: team })
})

const daysAgo = fc.integer({ min: 1, max: kept })
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('measure' as const), daysAgo, draw: fc.nat(999) }) },
  fc.record({ do: fc.constant('measure again' as const), daysAgo, draw: fc.nat(999) }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sum' as const), node: fc.nat(1) }) },
  fc.constant({ do: 'sum a little' as const }),
  fc.constant({ do: 'sum on both nodes' as const }),
  fc.record({ do: fc.constant('forget' as const), daysAgo }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const keep = (days: number) =>
  sql`insert into settings (key, value) values ('fairness_days', ${JSON.stringify(days)}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(test.db)

/** Counts a day with other numbers for each draw, as `measure-fairness` does. */
async function measure({ daysAgo, draw }: { daysAgo: number; draw: number }, again: boolean) {
  const { rows } = await sql<{ day: string }>`
    select to_char(${today} - ${daysAgo}::int, 'YYYY-MM-DD') as day
    where exists (select from fairness_measured_days where day = ${today} - ${daysAgo}::int) = ${again}`.execute(
    test.db,
  )
  const [{ day } = { day: null }] = rows
  if (day === null) return
  await test.db.transaction().execute(async (tx) => {
    await forgetSumsWith(tx, day)
    await sql`delete from fairness_days where day = ${day}::date`.execute(tx)
    await sql`insert into fairness_measured_days (day) values (${day}::date) on conflict do nothing`.execute(
      tx,
    )
    await sql`
      insert into fairness_days (day, operator_id, siteowner_id, language, type, hour, length, items, skipped, waited, waited_skipped, taken,
        answers, fast, ignored, handed, stopped, false_alarms)
      select ${day}::date, o.id, site, language, type, hour, length, 1 + d % 5, d % 2, d % 3, d % 2, d % 4, d % 5, d % 3, d % 2, d % 4, d % 3, d % 2
      from operators o, generate_series(1, 2) site, unnest(array['nl', 'pl']) language, unnest(array['reply', 'poke']) type,
        generate_series(9, 10) hour, generate_series(0, 3) length,
        lateral (select abs(hashtext(o.id || language || type || hour || length || site) + ${draw}::int) % 997 as d) draw
      where o.team_id = ${team} and (type = 'reply' or length = 0) and d % 3 < 2`.execute(tx)
  })
}

async function take(each: Step) {
  const later = Date.now() + 60_000
  const node = (place: number) => (nodes[place] ?? test).db
  if (each.do === 'measure' || each.do === 'measure again') await measure(each, each.do === 'measure again')
  if (each.do === 'sum') await sumDays(node(each.node), later)
  if (each.do === 'sum a little') await sumDays(test.db, 0)
  if (each.do === 'sum on both nodes') await Promise.all([0, 1].map((place) => sumDays(node(place), later)))
  if (each.do !== 'forget') return
  // Fewer days are kept for a while.
  await keep(each.daysAgo)
  await measureFairness(test.db)
  await keep(kept)
}

/** What a page reads of a period, and the same from the rows of its days. */
async function compare(from: number, to: number): Promise<boolean> {
  // The cast: the days need only the setting.
  const asked = { kept } as Parameters<typeof findPeriod>[2]
  const period = await findPeriod(
    test.db,
    { from: await dayAgo(test.db, from), to: await dayAgo(test.db, to) },
    asked,
  )
  const all = { siteownerIds: null }
  const read = countedRows(period, team, all)
  const slow = countedRows({ ...period, is_summed: false }, team, all)
  const of = async (rows: typeof read.groups, order: string) =>
    (
      await sql<
        Record<string, unknown>
      >`select * from (${rows}) r where items > 0 order by ${sql.raw(order)}`.execute(test.db)
    ).rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])))
  const groups = 'operator_id, language, type, hour'
  expect(await of(read.groups, groups)).toEqual(await of(slow.groups, groups))
  const lengths = 'operator_id, length'
  expect(await of(read.lengths, lengths)).toEqual(await of(slow.lengths, lengths))
  return period.is_summed
}

it('sums from a day on equal the days, whatever is counted, counted again and forgotten while two nodes sum', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 8, maxLength: 20 }),
      fc.array(fc.tuple(daysAgo, daysAgo), { minLength: 3, maxLength: 3 }),
      async (steps, periods) => {
        await sql`truncate fairness_days, fairness_items, fairness_measured_days, fairness_sums, fairness_length_sums, fairness_sum_starts`.execute(
          test.db,
        )
        await keep(kept)
        for (const [number, each] of steps.entries()) {
          await take(each)
          const [one, other] = periods[number % periods.length] ?? [1, 1]
          await compare(Math.max(one, other), Math.min(one, other))
        }
        await sumDays(test.db, Date.now() + 60_000)
        for (const [one, other] of [...periods, [kept, 1] as const])
          expect(await compare(Math.max(one, other), Math.min(one, other))).toBe(true)
        // No sum is older than the days that are kept.
        const { rows } = await sql`
          select from fairness_sums where start not in (select day from fairness_measured_days)`.execute(
          test.db,
        )
        expect(rows).toHaveLength(0)
      },
    ),
    { numRuns: propertyRuns(15), endOnFailure: true },
  )
})
