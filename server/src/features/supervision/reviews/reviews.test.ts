import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator } from '../../../testing/make.ts'
import { makeReceived } from '../../../testing/make-conversations.ts'
import {
  type Coach,
  drawing,
  makeAnswered,
  makeCoach,
  makeMore,
  makeReviewed,
  score,
  topScores,
} from '../../../testing/make-reviews.ts'

const test = useTestApp()

const draw = async (coach: Coach, own: Record<string, unknown> = {}) =>
  (await coach('POST', '/api/review-samples', { ...drawing, ...own })).json()
const open = async (coach: Coach, id: number) => (await coach('GET', `/api/review-items/${id}`)).json().item

describe('a sample', () => {
  it('has messages of operators, but none of the coach and none of other site owners', async () => {
    const { siteowner, writer, messageId } = await makeAnswered(test)
    await makeAnswered(test)
    const coach = await makeCoach(test, siteowner)
    await makeAnswered(test, { siteowner, writer: coach.operator })
    const { sample } = await draw(coach)
    expect(sample).toMatchObject({ size: 1, done: 0, items: [{ source: 'random', done: null }] })
    expect(await open(coach, sample.items[0].id)).toMatchObject({ message_id: messageId })
    const stored = await test.db
      .selectFrom('review_items')
      .where('sample_id', '=', sample.id)
      .select('operator_id')
      .execute()
    expect(stored).toEqual([{ operator_id: writer.id }])
  })

  it('is even over operators: who wrote more does not fill it', async () => {
    const { siteowner, writer } = await makeAnswered(test)
    for (let time = 1; time <= 12; time++) await makeAnswered(test, { siteowner, writer })
    const quiet = await makeOperator(test.db, { siteowner_ids: [siteowner.id] })
    for (let time = 1; time <= 3; time++) await makeAnswered(test, { siteowner, writer: quiet })
    const { sample } = await draw(await makeCoach(test, siteowner), { by_risk: false })
    const { operators } = await test.db
      .selectFrom('review_items')
      .where('sample_id', '=', sample.id)
      .where('operator_id', '=', quiet.id)
      .select((e) => e.fn.countAll<number>().as('operators'))
      .executeTakeFirstOrThrow()
    expect([sample.size, operators]).toEqual([6, 3])
  })

  it('has a third of risky messages, each with its reason', async () => {
    const { siteowner, writer } = await makeAnswered(test)
    await makeAnswered(test, { siteowner, writer, text: 'Yes' })
    const text = 'We can talk about that, whenever you like'
    await makeAnswered(test, { siteowner, writer, text, after: 'I want my money back' })
    for (const name of ['Ewa', 'Jan'])
      await makeAnswered(test, { siteowner, writer, text: `So nice to hear from you ${name}` })
    for (let time = 1; time <= 9; time++)
      await makeAnswered(test, { siteowner, writer, text: `${'Quite '.repeat(time)}a long and own answer` })
    const coach = await makeCoach(test, siteowner)
    const { sample } = await draw(coach, { size: 12 })
    const sources = sample.items.map(({ source }: { source: string }) => source).sort()
    expect(sources).toEqual(['complaint', ...Array(8).fill('random'), 'same_text', 'same_text', 'short'])
  })

  it('cannot be drawn when nobody has sent anything', async () => {
    const { siteowner } = await makeAnswered(test)
    const coach = await makeCoach(test, siteowner)
    expect(await draw(coach, { languages: ['fr'] })).toMatchObject({ code: 'nothing_to_review' })
    expect(await draw(coach, { team_id: 999_999 })).toMatchObject({ code: 'nothing_to_review' })
  })

  it('is of one operator and of several languages, if the coach may see the work of others', async () => {
    const { siteowner, writer } = await makeAnswered(test)
    const other = await makeAnswered(test, { siteowner })
    const coach = await makeCoach(test, siteowner)
    const writersOf = async (own: Record<string, unknown>) => {
      const { id } = (await draw(coach, own)).sample
      const items = test.db.selectFrom('review_items').where('sample_id', '=', id).select('operator_id')
      return [...new Set((await items.execute()).map((item) => item.operator_id))].sort((a, b) => a - b)
    }
    const both = [writer.id, other.writer.id].sort((one, two) => one - two)
    expect(await writersOf({})).toEqual(both)
    expect(await writersOf({ operator_id: writer.id })).toEqual([writer.id])
    expect(await writersOf({ languages: ['nl', 'fr', 'en', 'de'] })).toEqual(both)
    const nobody = { operator_id: writer.id, team_id: 999_999 }
    expect(await draw(coach, nobody)).toMatchObject({ code: 'nothing_to_review' })
  })

  it('is listed for colleagues of the site owner with their own progress, and not for others', async () => {
    const { coach, sampleId, itemId, siteowner } = await makeReviewed(test)
    await score(coach, itemId)
    const colleague = await makeCoach(test, siteowner)
    const stranger = await makeCoach(test, (await makeAnswered(test)).siteowner)
    const listed = async (call: Coach) => (await call('GET', '/api/review-samples')).json().samples
    expect(await listed(coach)).toMatchObject([{ id: sampleId, size: 1, done: 1 }])
    expect(await listed(colleague)).toMatchObject([{ id: sampleId, size: 1, done: 0 }])
    expect(await listed(stranger)).toEqual([])
    expect((await stranger('GET', `/api/review-samples/${sampleId}`)).statusCode).toBe(404)
    expect((await stranger('GET', `/api/review-items/${itemId}`)).statusCode).toBe(404)
    expect((await score(stranger, itemId)).statusCode).toBe(404)
  })
})

describe('the list of samples', () => {
  it('has pages, and states with their numbers', async () => {
    const { coach, itemId, siteowner, writer, sampleId } = await makeReviewed(test)
    await makeMore(test, { itemId, writer, coach }, 30)
    const colleague = await makeCoach(test, siteowner)
    const page = async (call: Coach, query: string) =>
      (await call('GET', `/api/review-samples?${query}`)).json()
    const first = await page(coach, 'limit=20')
    const rest = await page(coach, `limit=20&cursor=${first.next_cursor}`)
    expect([first.samples.length, rest.samples.length, rest.next_cursor]).toEqual([20, 11, null])
    const ids = [...first.samples, ...rest.samples].map(({ id }: { id: number }) => id)
    expect(new Set(ids).size).toBe(31)
    const count = async (call: Coach, query: string) =>
      (await call('GET', `/api/review-samples/count?${query}`)).json().count
    // The coach has scored all but the first, and is not asked for a second look at an own score.
    expect([
      await count(coach, ''),
      await count(coach, 'state=open'),
      await count(coach, 'state=second'),
    ]).toEqual([31, 1, 0])
    expect((await page(coach, 'state=open')).samples).toMatchObject([{ id: sampleId, done: 0 }])
    expect([
      await count(colleague, ''),
      await count(colleague, 'state=open'),
      await count(colleague, 'state=second'),
    ]).toEqual([31, 31, 5])
    expect((await page(colleague, 'state=second')).samples).toHaveLength(5)
    const stranger = await makeCoach(test, (await makeAnswered(test)).siteowner)
    expect([await count(stranger, ''), await count(stranger, 'state=second')]).toEqual([0, 0])
  })
})

describe('scoring a message', () => {
  it('weighs the criteria that apply, and can be repeated', async () => {
    const { coach, itemId } = await makeReviewed(test)
    expect((await score(coach, itemId)).json().item).toMatchObject({ done: { passed: false, total: 85 } })
    const again = await score(coach, itemId, { scores: { ...topScores, spelling: 1 }, words: ' Good ' })
    expect(again.json().item.own).toMatchObject({
      total: 79,
      words: 'Good',
      scores: { ...topScores, spelling: 1 },
    })
    const none = { honest: null, asked: null, voice: null, facts: null, spelling: null }
    expect((await score(coach, itemId, { scores: none })).json().item.own).toMatchObject({ total: null })
  })

  it('hides who wrote it, and the reviews of others, until it is scored', async () => {
    const { coach, itemId, siteowner, writer, messageId } = await makeReviewed(test)
    const colleague = await makeCoach(test, siteowner)
    await score(colleague, itemId, { words: 'Mine' })
    const before = await open(coach, itemId)
    expect(before).toMatchObject({ writer: null, others: [], other_count: 1 })
    expect(JSON.stringify(before)).not.toContain(`"${writer.name}"`)
    await score(coach, itemId)
    const after = await open(coach, itemId)
    expect(after).toMatchObject({ writer: { id: writer.id }, others: [{ words: 'Mine', total: 85 }] })
    expect(after.context.find(({ id }: { id: number }) => id === messageId).operator.id).toBe(writer.id)
  })

  it('keeps comments at messages of its conversation only', async () => {
    const { coach, itemId, messageId, conversationId } = await makeReviewed(test)
    const { id: next } = await makeReceived(test.db, { conversationId })
    const comments = [
      { message_id: messageId, kind: 'praise', text: 'Warm' },
      { message_id: next, kind: 'remark', text: 'See?' },
    ]
    expect((await score(coach, itemId, { comments })).json().item.own.comments).toEqual(comments)
    const foreign = await makeAnswered(test)
    const wrong = [{ message_id: foreign.messageId, kind: 'improve', text: 'No' }]
    expect((await score(coach, itemId, { comments: wrong })).statusCode).toBe(404)
    expect((await open(coach, itemId)).own.comments).toEqual(comments)
  })

  it('needs a score of each criterion of the card', async () => {
    const { coach, itemId } = await makeReviewed(test)
    const { spelling: _, ...missing } = topScores
    expect((await score(coach, itemId, { scores: missing })).json()).toMatchObject({
      code: 'review_card_changed',
    })
    expect((await score(coach, itemId, { scores: { ...missing, other: 1 } })).statusCode).toBe(409)
    expect((await score(coach, itemId, { scores: { ...topScores, honest: 5 } })).statusCode).toBe(400)
  })

  it('uses the newest card of the site owner, and a review keeps its own', async () => {
    const { coach, itemId, siteowner } = await makeReviewed(test)
    const card = (version: number, names: string[]) =>
      test.db
        .insertInto('review_cards')
        .values({
          siteowner_id: siteowner.id,
          version,
          made_by: coach.operator.id,
          criteria: JSON.stringify(names.map((name) => ({ code: name, name, weight: 50 }))),
        })
        .execute()
    await card(1, ['Warm'])
    await score(coach, itemId, { scores: { Warm: 3 } })
    await card(2, ['Warm', 'True'])
    expect(await open(coach, itemId)).toMatchObject({
      card: { version: 2 },
      own: { total: 75, card: { version: 1, criteria: [{ code: 'Warm', name: 'Warm', weight: 50 }] } },
    })
  })

  it('is refused when the operator has read it, and passing it leaves nothing to read', async () => {
    const { coach, itemId } = await makeReviewed(test)
    await score(coach, itemId, { words: 'Well' })
    expect((await coach('POST', `/api/review-items/${itemId}/pass`)).json().item).toMatchObject({
      done: { passed: true, total: null },
      own: { words: null, scores: {} },
    })
    await score(coach, itemId)
    await test.db
      .updateTable('reviews')
      .set({ read_at: '2026-01-01T00:00:00Z' })
      .where('item_id', '=', itemId)
      .execute()
    expect((await score(coach, itemId)).json()).toMatchObject({ code: 'review_read' })
    expect((await coach('POST', `/api/review-items/${itemId}/pass`)).statusCode).toBe(409)
  })

  it('happens once when it is sent twice at the same time', async () => {
    const { coach, itemId } = await makeReviewed(test)
    const answers = await Promise.all([score(coach, itemId), score(coach, itemId)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(
      await test.db.selectFrom('reviews').where('item_id', '=', itemId).select('scores').execute(),
    ).toEqual([{ scores: topScores }])
  })

  it('shows a message that was deleted since without its text', async () => {
    const { coach, itemId, conversationId, messageId } = await makeReviewed(test)
    await makeReceived(test.db, { conversationId, text: 'Later' })
    await test.db
      .updateTable('messages')
      .set({ deleted_at: '2026-01-01T00:00:00Z', deleted_by: coach.operator.id })
      .where('id', '=', messageId)
      .execute()
    const { context } = await open(coach, itemId)
    expect(context.map(({ text }: { text: string }) => text)).toEqual(['How was your day?', '', 'Later'])
  })
})
