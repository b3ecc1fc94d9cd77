import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { usePokeSite } from '../../../testing/poke-site.ts'
import { hoursAround, itemOf } from '../../../testing/pokes.ts'
import { planPokes } from './plan-pokes.ts'
import { reopenPokes } from './reopen-pokes.ts'

const test = useTestApp()
const site = usePokeSite(test)
const { setRule, makeSilent } = site

describe('quiet hours', () => {
  it('of the customer postpone a poke to their end', async () => {
    await setRule({ ...(await hoursAround(test.db, 'Asia/Tokyo', -60, 60)), timezone: 'Europe/Amsterdam' })
    const asleep = await makeSilent({ customer: { timezone: 'Asia/Tokyo' } })
    const awake = await makeSilent({ customer: { timezone: 'Europe/London' } })
    await planPokes(test.db)
    const minutes = (moment: string | null | undefined) => (Date.parse(moment ?? '') - Date.now()) / 60_000
    const later = await itemOf(test.db, asleep.id)
    expect(minutes(later?.due_at)).toBeGreaterThan(58)
    expect(minutes(later?.due_at)).toBeLessThan(61)
    const now = await itemOf(test.db, awake.id)
    expect(minutes(now?.due_at)).toBeLessThanOrEqual(0)
    expect(minutes(now?.closes_at)).toBeGreaterThan(0)
  })

  it("use the site owner's time zone when the customer's is not known or invalid", async () => {
    await setRule({ ...(await hoursAround(test.db, 'Asia/Tokyo', -60, 60)), timezone: 'Asia/Tokyo' })
    const unknown = await makeSilent({ customer: { timezone: null } })
    const wrong = await makeSilent({ customer: { timezone: 'Middle/Earth' } })
    await planPokes(test.db)
    for (const { id } of [unknown, wrong])
      expect(Date.parse((await itemOf(test.db, id))?.due_at ?? '')).toBeGreaterThan(Date.now())
  })

  it('that begin before anybody took the poke postpone it to their end', async () => {
    await setRule({ ...(await hoursAround(test.db, 'UTC', -5, 60)), timezone: 'UTC' })
    const { id } = await makeSilent()
    await sql`insert into queue_items (conversation_id, kind, language, siteowner_id, due_at, closes_at)
      values (${id}, 'poke', 'en', ${site.owner.id}, now() - interval '2 hours', now() - interval '5 minutes')`.execute(
      test.db,
    )
    expect(await reopenPokes(test.db)).toBe(1)
    const item = await itemOf(test.db, id)
    expect(Date.parse(item?.due_at ?? '')).toBeGreaterThan(Date.now())
    expect(Date.parse(item?.closes_at ?? '')).toBeGreaterThan(Date.parse(item?.due_at ?? ''))
    expect(await reopenPokes(test.db)).toBe(0)
  })

  it.each([
    ['2026-03-10T21:00:00Z', '2026-03-11T07:00:00Z', 'over midnight, before it'],
    ['2026-03-10T03:00:00Z', '2026-03-10T07:00:00Z', 'over midnight, after it'],
    ['2026-03-10T12:00:00Z', '2026-03-10T12:00:00Z', 'already outside'],
    ['2026-03-28T22:00:00Z', '2026-03-29T06:00:00Z', 'in the night that summer time begins'],
    ['2026-10-24T21:30:00Z', '2026-10-25T07:00:00Z', 'in the night that summer time ends'],
  ])(
    'from 22:00 until 08:00 in Amsterdam: at %s, the next moment outside of them is %s (%s)',
    async (at, end) => {
      const { rows } = await sql<{ end: string }>`
      select quiet_hours_end(${at}::timestamptz, 'Europe/Amsterdam', '22:00', '08:00') as end`.execute(
        test.db,
      )
      expect(Date.parse(rows[0]?.end ?? '')).toBe(Date.parse(end))
    },
  )

  it.each([
    ['2026-03-10T12:00:00Z', '2026-03-10T13:00:00Z'],
    ['2026-03-10T13:30:00Z', '2026-03-11T13:00:00Z'],
  ])('that begin at 14:00 in Amsterdam: after %s, they begin next at %s', async (at, start) => {
    const { rows } = await sql<{ start: string }>`
      select quiet_hours_start(${at}::timestamptz, 'Europe/Amsterdam', '14:00') as start`.execute(test.db)
    expect(Date.parse(rows[0]?.start ?? '')).toBe(Date.parse(start))
  })
})
