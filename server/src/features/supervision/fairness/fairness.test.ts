import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeCountedTeam, makeFairnessWorld, minute } from '../../../testing/fairness-world.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { measureFairness } from './measure.ts'

const test = useTestApp()
const noon = (daysAgo: number) =>
  Math.floor(Date.now() / 86_400_000) * 86_400_000 - daysAgo * 86_400_000 + 720 * minute

/** A team of which each operator has answered a customer. */
async function makeAnswers(team: number, count = 7) {
  const world = await makeFairnessWorld(test, team)
  // Days before the first message are not counted.
  const talk = await world.talkIn('nl')
  await world.receive(talk, noon(20))
  for (const { id: by } of world.operators.slice(0, count)) {
    const to = await world.receive(talk, noon(2))
    await world.send({ talk, by, at: noon(2) + minute, to })
  }
  return world
}

const counted = async () =>
  (
    await sql<{ items: number; days: number }>`
      select (select coalesce(sum(items), 0)::int from fairness_days) as items, (select count(*)::int from fairness_measured_days) as days`.execute(
      test.db,
    )
  ).rows[0]

describe('the setting of the comparison', () => {
  it('is off by default: nothing is counted, and nobody is compared', async () => {
    const { call, operators, compare } = await makeAnswers(71)
    await measureFairness(test.db)
    expect(await counted()).toEqual({ items: 0, days: 0 })
    expect(await compare(operators[0]?.id ?? 0)).toBeNull()
    expect((await call('GET', '/api/fairness')).json()).toEqual({ comparison: null })
    expect((await call('GET', '/api/user.php')).json().user.has_fairness).toBe(false)
  })

  it('counts each day once, keeps as many days as it says, and deletes all when it is switched off', async () => {
    const { keep, call, dayAfterCounted } = await makeAnswers(72)
    await keep(10)
    const first = await counted()
    expect(first?.items).toBeGreaterThanOrEqual(7)
    // Until two hours after midnight, yesterday is not counted.
    const late = Math.floor((Date.now() - (await dayAfterCounted())) / 86_400_000)
    expect(first?.days).toBe(10 - late)
    expect(await measureFairness(test.db)).toBe(0)
    expect(await counted()).toEqual(first)
    await sql`update settings set value = '1' where key = 'fairness_days'`.execute(test.db)
    await measureFairness(test.db)
    expect(await counted()).toEqual({ items: 0, days: 1 - late })
    expect((await call('GET', '/api/user.php')).json().user.has_fairness).toBe(true)
    await sql`delete from settings where key = 'fairness_days'`.execute(test.db)
    await measureFairness(test.db)
    expect(await counted()).toEqual({ items: 0, days: 0 })
  })
})

describe('the comparison', () => {
  beforeAll(async () => {
    await sql`delete from settings where key = 'fairness_days'`.execute(test.db)
  })

  it('shows nothing of a team of fewer than five colleagues with items', async () => {
    const { keep, compare, operators } = await makeAnswers(73, 5)
    await keep(10)
    expect(await compare(operators[0]?.id ?? 0)).toMatchObject({
      colleagues: 4,
      measures: null,
      lengths: null,
    })
  })

  it('is the same for the operator and for the coach, and says what is hardly chance', async () => {
    const siteowner = await makeSiteowner(test.db)
    const operators = []
    for (let place = 0; place < 9; place++)
      operators.push(await makeOperator(test.db, { team_id: 74, siteowner_ids: [siteowner.id] }))
    await makeCountedTeam(test.db, { siteowner, operators })
    await makeLevel(test.db, { id: 150, rights: ['chat_stats.fairness'] })
    const coach = await makeOperator(test.db, { permissions_id: 150, siteowner_ids: null })
    const [tom] = operators
    if (!tom) throw new Error('There is an operator')
    const asked = await (await test.signedIn(coach))('GET', `/api/fairness/${tom.id}`)
    const { comparison } = asked.json()
    expect((await (await test.signedIn(tom))('GET', '/api/fairness')).json().comparison).toEqual(comparison)
    expect(comparison).toMatchObject({ colleagues: 8, days: 30, is_partial: false, groups: 6 })
    const readings = Object.fromEntries(
      comparison.measures.map(({ measure, reading }: { measure: string; reading: string }) => [
        measure,
        reading,
      ]),
    )
    expect(readings).toMatchObject({ skipped_long: 'more', fast: 'more', ignored: 'few' })
  })

  it('counts only the site owners that a coach works for, and says so', async () => {
    const { keep, operators, siteowner } = await makeAnswers(75)
    await keep(10)
    const other = await makeSiteowner(test.db)
    const asked = async (siteowners: number[]) => {
      const coach = await makeOperator(test.db, { permissions_id: 150, siteowner_ids: siteowners })
      const call = await test.signedIn(coach)
      return (await call('GET', `/api/fairness/${operators[0]?.id}`)).json().comparison
    }
    expect(await asked([other.id])).toMatchObject({ items: 0, is_partial: true })
    expect(await asked([siteowner.id, other.id])).toMatchObject({ items: 1, is_partial: true })
  })

  it('of others needs the right, and level 150; of nobody is not found', async () => {
    const { operators, call, keep } = await makeAnswers(76, 1)
    await keep(10)
    const [first, second] = operators
    const own = await test.signedIn(first ?? { id: 0 })
    expect((await own('GET', `/api/fairness/${second?.id}`)).statusCode).toBe(403)
    await makeLevel(test.db, { id: 140, rights: ['chat_stats.fairness'] })
    const low = await test.signedIn(await makeOperator(test.db, { permissions_id: 140 }))
    expect((await low('GET', `/api/fairness/${second?.id}`)).statusCode).toBe(403)
    expect((await call('GET', '/api/fairness/999999999')).json()).toMatchObject({
      code: 'operator_not_found',
    })
  })

  it('is of the days that are asked for, also of days to come', async () => {
    const { keep, operators, call, dayAfterCounted } = await makeAnswers(77)
    await keep(10)
    const late = Math.floor((Date.now() - (await dayAfterCounted())) / 86_400_000)
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    const of = async (from: number, to: number) =>
      (await call('GET', `/api/fairness/${operators[0]?.id}?from=${day(from)}&to=${day(to)}`)).json()
        .comparison
    expect(await of(3, 1)).toMatchObject({ items: 1, days: 3 - late })
    expect(await of(9, 4)).toMatchObject({ items: 0, days: 6 })
    expect(await of(-2, -9)).toMatchObject({ items: 0, days: 0 })
    expect(await of(400, 300)).toMatchObject({ items: 0, days: 0 })
  })
})
