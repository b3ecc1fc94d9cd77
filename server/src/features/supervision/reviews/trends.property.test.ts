import type { ReviewTrends, Scores } from '@panel/contract'
import { seeded } from '@panel/demo/random'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeCoach, makeReviewed, score, topScores } from '../../../testing/make-reviews.ts'
import { setTimeZone } from '../../../testing/time-zone.ts'

const test = useTestApp()
const aDay = 86_400_000
const possible = [null, 1, 2, 3, 4] as const

type Given = { item: number; coach: number; scores: Scores; praise: number; improve: number }

it.each([1, 2])('the trends equal a recount of every score, run %i', async (run) => {
  await setTimeZone(test.db, 'America/Santiago')
  const random = seeded(run)
  const below = (number: number) => Math.floor(random() * number)
  const { coach, itemId, siteowner, writer, messageId } = await makeReviewed(test)
  const coaches = [coach, await makeCoach(test, siteowner)]
  const items = await makeItems(itemId, 30, below)
  const given: Given[] = []
  const give = async (item: number, place: number, seen: { seen?: string }) => {
    const scores = Object.fromEntries(
      Object.keys(topScores).map((code) => [code, possible[below(5)] ?? null]),
    )
    const [praise, improve] = [below(3), below(2)]
    const comments = [
      ...Array.from({ length: praise }, () => ({ message_id: messageId, kind: 'praise', text: 'Warm' })),
      ...Array.from({ length: improve }, () => ({ message_id: messageId, kind: 'improve', text: 'Short' })),
    ]
    given.push({ item, coach: place, scores, praise, improve })
    const saved = await score(coaches[place] ?? coach, item, { scores, comments, ...seen })
    expect(saved.statusCode).toBe(200)
  }
  // Some save again, and some pass what they have scored.
  for (const { id } of items)
    for (const [place, each] of coaches.entries())
      for (let turns = below(3); turns > 0; turns--) {
        const earlier = given.findIndex(({ item, coach }) => item === id && coach === place)
        if (earlier !== -1) given.splice(earlier, 1)
        const seen = earlier === -1 ? {} : { seen: await savedAt(id, each.operator.id) }
        if (below(8) === 0) expect((await each('POST', `/api/review-items/${id}/pass`)).statusCode).toBe(200)
        else await give(id, place, seen)
      }
  // Both save at the same time, in weeks that both change.
  const together = await makeItems(itemId, 6, below)
  items.push(...together)
  await Promise.all(together.flatMap(({ id }) => coaches.map((_, place) => give(id, place, {}))))
  const trends: ReviewTrends = (await coach('GET', '/api/review-trends?weeks=4')).json()
  // Of one operator, the reviews are counted; of all, the sums are kept.
  for (const filter of [
    `operator_id=${writer.id}`,
    `team_id=${writer.team_id}`,
    `siteowner_id=${siteowner.id}`,
  ]) {
    const filtered: ReviewTrends = (await coach('GET', `/api/review-trends?weeks=4&${filter}`)).json()
    expect({ filter, ...filtered }).toEqual({ filter, ...trends })
  }
  const mondays = await mondaysOf(items.map(({ at }) => at))
  const sourceOf = new Map(items.map((item) => [item.id, item]))
  for (const code of Object.keys(topScores)) {
    const counted = given.flatMap(({ item, scores }) => {
      const { source, at } = sourceOf.get(item) ?? { source: '', at: '' }
      const value = scores[code]
      return source === 'random' && value ? [{ week: mondays.get(at), value: value * 25 }] : []
    })
    const points = trends.criteria.find((each) => each.code === code)?.points ?? []
    expect(points.map(({ week, count }) => [week, count])).toEqual(
      [...Map.groupBy(counted, ({ week }) => week)]
        .map(([week, values]) => [week, values.length])
        .sort(([one], [other]) => String(one).localeCompare(String(other))),
    )
    for (const { week, mean, margin } of points) {
      const values = counted.filter((each) => each.week === week).map(({ value }) => value)
      const slowMean = values.reduce((sum, value) => sum + value, 0) / values.length
      const squares = values.reduce((sum, value) => sum + (value - slowMean) ** 2, 0)
      expect(mean).toBeCloseTo(slowMean, 9)
      if (values.length === 1) expect(margin).toBeNull()
      else expect(margin).toBeCloseTo(1.96 * Math.sqrt(squares / (values.length - 1) / values.length), 9)
    }
    const pairs = [...Map.groupBy(given, ({ item }) => item).values()].flatMap((both) =>
      both.length === 2 && both.every(({ scores }) => scores[code])
        ? [Math.abs(Number(both[0]?.scores[code]) - Number(both[1]?.scores[code]))]
        : [],
    )
    const agreed = trends.agreement.find((each) => each.code === code)
    expect([agreed?.pairs ?? 0, agreed?.far_apart ?? 0]).toEqual([
      pairs.length,
      pairs.filter((apart) => apart >= 2).length,
    ])
  }
  const sum = (of: 'praise' | 'improve') => given.reduce((all, review) => all + review[of], 0)
  expect(trends.people).toMatchObject([
    { reviewed: given.length, praise: sum('praise'), improve: sum('improve') },
  ])
})

/** Messages of the last three weeks, of which two of three were drawn at random. */
async function makeItems(itemId: number, count: number, below: (number: number) => number) {
  const items: { id: number; at: string; source: string }[] = []
  for (let n = 0; n < count; n++) {
    const at = new Date(Date.now() - below(21 * 24) * (aDay / 24)).toISOString()
    const source = below(3) === 0 ? 'reported' : 'random'
    const { rows } = await sql<{ id: number }>`
      with s as (insert into review_samples (made_by) select made_by from review_samples limit 1 returning id)
      insert into review_items (sample_id, message_id, message_created_at, conversation_id, siteowner_id, operator_id, language, type, source)
      select s.id, i.message_id, ${at}, i.conversation_id, i.siteowner_id, i.operator_id, i.language, i.type, ${source}
      from s, review_items i where i.id = ${itemId} returning id`.execute(test.db)
    items.push({ id: rows[0]?.id ?? 0, at, source })
  }
  return items
}

async function savedAt(item: number, reviewer: number) {
  const { saved_at } = await test.db
    .selectFrom('reviews')
    .where('item_id', '=', item)
    .where('reviewer_id', '=', reviewer)
    .select('saved_at')
    .executeTakeFirstOrThrow()
  return saved_at
}

async function mondaysOf(moments: string[]) {
  const { rows } = await sql<{ at: string; week: string }>`
    select at, to_char(date_trunc('week', at::timestamptz at time zone 'America/Santiago'), 'YYYY-MM-DD') as week
    from unnest(${moments}::text[]) at`.execute(test.db)
  return new Map(rows.map(({ at, week }) => [at, week]))
}
