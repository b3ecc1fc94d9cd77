import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeAnswered, makeCoach, makeReviewed, score, topScores } from '../../../testing/make-reviews.ts'

const test = useTestApp()

type Call = Awaited<ReturnType<typeof test.signedIn>>
const read = async (call: Call, query = '') =>
  (await call('GET', `/api/review-trends?weeks=4${query}`)).json()

describe('the trends of reviews', () => {
  it('are empty without reviews', async () => {
    const { coach } = await makeReviewed(test)
    expect(await read(coach)).toMatchObject({
      weeks: [expect.any(String), expect.any(String), expect.any(String), expect.any(String)],
      criteria: [{ code: null, points: [] }],
      agreement: [],
      people: [],
      teams: [],
    })
  })

  it('have the mean of each criterion by week, without those that do not apply', async () => {
    const { coach, itemId, siteowner } = await makeReviewed(test)
    const second = await makeCoach(test, siteowner)
    await score(coach, itemId)
    await score(second, itemId, { scores: { ...topScores, honest: 2 } })
    const { criteria, weeks } = await read(coach)
    const points = (code: string | null) =>
      criteria.find((each: { code: string | null }) => each.code === code)?.points
    expect(points('honest')).toEqual([{ week: weeks.at(-1), count: 2, mean: 75, margin: expect.closeTo(49) }])
    expect(points('spelling')).toBeUndefined()
    expect(points(null)).toMatchObject([{ count: 2 }])
  })

  it('count only what was drawn at random, and people also by risk', async () => {
    const { coach, itemId, writer, messageId } = await makeReviewed(test)
    await test.db.updateTable('review_items').set({ source: 'reported' }).where('id', '=', itemId).execute()
    await score(coach, itemId, { comments: [{ message_id: messageId, kind: 'praise', text: 'Warm' }] })
    const trends = await read(coach)
    expect(trends.criteria).toMatchObject([{ code: null, points: [] }])
    expect(trends.people).toEqual([
      { operator: { id: writer.id, name: writer.name }, reviewed: 1, praise: 1, improve: 0, read: 0 },
    ])
  })

  it('have the agreement of two coaches on one message', async () => {
    const { coach, itemId, siteowner } = await makeReviewed(test)
    await score(coach, itemId)
    await score(await makeCoach(test, siteowner), itemId, { scores: { ...topScores, honest: 2 } })
    const { agreement } = await read(coach)
    expect(agreement).toHaveLength(4)
    expect(agreement[0]).toEqual({
      code: 'honest',
      name: null,
      pairs: 1,
      kappa: 0,
      interval: null,
      far_apart: 1,
    })
  })

  it('are exported with the numbers of the page', async () => {
    const { coach, itemId, writer } = await makeReviewed(test)
    await score(coach, itemId)
    const { weeks } = await read(coach)
    const { body } = await coach('GET', '/api/review-trends.csv?weeks=4')
    expect(body).toContain(`"score","honest",,"${weeks.at(-1)}",1,100,`)
    expect(body).toContain(`"operator",,"${writer.name}",,1,`)
  })

  it('show only messages of the own site owners, and of the team or operator that is asked for', async () => {
    const { coach, itemId, writer } = await makeReviewed(test)
    await score(coach, itemId)
    const stranger = await makeCoach(test, (await makeAnswered(test)).siteowner)
    const counts = async (call: Call, query?: string) => (await read(call, query)).people.length
    expect(await counts(stranger)).toBe(0)
    expect(await counts(coach, `&operator_id=${writer.id}`)).toBe(1)
    expect(await counts(coach, `&operator_id=${coach.operator.id}`)).toBe(0)
    expect(await counts(coach, `&team_id=${writer.team_id}`)).toBe(1)
    expect(await counts(coach, '&team_id=999999')).toBe(0)
    expect(await counts(coach, '&siteowner_id=999999')).toBe(0)
  })
})
