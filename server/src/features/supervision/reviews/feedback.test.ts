import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator } from '../../../testing/make.ts'
import { makeReceived, makeWaiting } from '../../../testing/make-conversations.ts'
import { makeAnswered, makeCoach, makeMore, makeReviewed, score } from '../../../testing/make-reviews.ts'

const test = useTestApp()

type Call = Awaited<ReturnType<typeof test.signedIn>>
const listed = async (call: Call) => (await call('GET', '/api/feedback')).json().items
const unread = async (call: Call) =>
  (await call('GET', '/api/user.php')).json().user.unread_feedback as number

async function makeScored(own: Record<string, unknown> = { words: 'Warm' }) {
  const made = await makeReviewed(test)
  await score(made.coach, made.itemId, own)
  const writer = await test.signedIn(made.writer)
  const [item] = await listed(writer)
  return { ...made, call: writer, item, id: item?.id as number }
}

describe('feedback of a coach', () => {
  it('is listed for who wrote the message, and counted until they have read it', async () => {
    const { call, coach, id } = await makeScored()
    expect(await listed(call)).toMatchObject([{ id, by: { id: coach.operator.id }, total: 85, answer: null }])
    expect(await unread(call)).toBe(1)
    const answered = await call('POST', `/api/feedback/${id}/answer`, { differs: false, text: ' Thanks ' })
    expect(answered.json().feedback).toMatchObject({ answer: { differs: false, text: 'Thanks' } })
    expect(await unread(call)).toBe(0)
  })

  it('is answered in the bell of the coach, who sees the words once as new; that it was read is not told', async () => {
    const { call, coach, id, itemId, sampleId } = await makeScored()
    const bell = async (of: Call = coach) => (await of('GET', '/api/user.php')).json().user.exports
    const answers = async () => (await coach('GET', '/api/feedback-answers')).json().items
    expect([await bell(), await answers()]).toEqual([null, []])
    await call('POST', `/api/feedback/${id}/answer`, { differs: true, text: 'It was late.' })
    expect(await answers()).toMatchObject([
      { id, sample_id: sampleId, item_id: itemId, differs: true, text: 'It was late.', is_seen: false },
    ])
    expect(await bell()).toEqual({ under_way: 0, unseen: 1 })
    const other = await makeScored()
    await other.call('POST', `/api/feedback/${other.id}/answer`, { differs: false })
    expect(await bell(other.coach)).toBeNull()
    await coach('POST', '/api/feedback-answers/seen', {})
    expect(await bell()).toEqual({ under_way: 0, unseen: 0 })
    expect(await answers()).toMatchObject([{ id, is_seen: true }])
    expect((await call('GET', '/api/feedback-answers')).statusCode).toBe(403)
  })

  it('is listed in pages and by state, with numbers, and the oldest that is not read is named', async () => {
    const { call, itemId, writer, coach } = await makeScored()
    await makeMore(test, { itemId, writer, coach }, 60)
    const page = async (query: string) => (await call('GET', `/api/feedback?${query}`)).json()
    const all: { id: number; answer: unknown }[] = []
    let cursor = ''
    do {
      const { items, next_cursor } = await page(`limit=25${cursor && `&cursor=${cursor}`}`)
      all.push(...items)
      cursor = next_cursor
    } while (cursor)
    expect(all).toHaveLength(61)
    expect(new Set(all.map(({ id }) => id)).size).toBe(61)
    expect((await page('')).items).toHaveLength(50)
    const unread = all.filter(({ answer }) => answer === null)
    expect((await page('limit=1')).oldest_unread).toBe(unread.at(-1)?.id)
    const count = async (query: string) => (await call('GET', `/api/feedback/count?${query}`)).json()
    expect(await count('')).toEqual({ count: 61, more: false })
    for (const state of ['unread', 'read', 'differs']) {
      const { items } = await page(`state=${state}&limit=200`)
      expect({ state, count: items.length, more: false }).toEqual({
        state,
        ...(await count(`state=${state}`)),
      })
      expect(items.length).toBeGreaterThan(5)
    }
    const colleague = await test.signedIn(await makeOperator(test.db))
    expect((await colleague('GET', '/api/feedback/count')).json()).toEqual({ count: 0, more: false })
  })

  it('has words, scores and comments, and the message between those that the operator may read', async () => {
    const { call, id, messageId, conversationId, itemId, coach } = await makeScored()
    await score(coach, itemId, {
      words: 'Ask more',
      comments: [{ message_id: messageId, kind: 'improve', text: 'A question?' }],
    })
    await makeReceived(test.db, { conversationId, text: 'Later' })
    const read = async () => (await call('GET', `/api/feedback/${id}`)).json().feedback
    expect(await read()).toMatchObject({
      review: { words: 'Ask more', total: 85, scores: { honest: 4 }, comments: [{ text: 'A question?' }] },
      comments: { praise: 0, improve: 1, remark: 0 },
    })
    expect((await read()).context.map(({ id: each }: { id: number }) => each)).toContain(messageId)
  })

  it('is read only by who wrote the message', async () => {
    const { id, coach, siteowner } = await makeScored()
    const colleague = await test.signedIn(await makeOperator(test.db, { siteowner_ids: [siteowner.id] }))
    for (const call of [colleague, coach]) {
      expect(await listed(call)).toEqual([])
      expect((await call('GET', `/api/feedback/${id}`)).statusCode).toBe(404)
      expect((await call('POST', `/api/feedback/${id}/answer`, { differs: false })).statusCode).toBe(404)
    }
  })

  it('is not there for a message that was passed', async () => {
    const { coach, itemId, writer } = await makeReviewed(test)
    await coach('POST', `/api/review-items/${itemId}/pass`)
    const call = await test.signedIn(writer)
    expect([await listed(call), await unread(call)]).toEqual([[], 0])
  })

  it('keeps the first answer, and then no longer changes', async () => {
    const { call, id, coach, itemId } = await makeScored()
    const answers = await Promise.all(
      ['One', 'Two'].map((text) => call('POST', `/api/feedback/${id}/answer`, { differs: true, text })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(new Set(answers.map((each) => each.json().feedback.answer.text)).size).toBe(1)
    expect((await score(coach, itemId)).json()).toMatchObject({ code: 'review_read' })
    const audited = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'review.answer')
      .where('subject_id', '=', id)
      .select('details')
      .execute()
    expect(audited).toHaveLength(1)
    expect(JSON.stringify(audited)).not.toContain('One')
  })

  it('asks another coach for a score when the operator sees it differently', async () => {
    const { call, id, coach, sampleId, itemId, siteowner } = await makeScored()
    const other = await makeCoach(test, siteowner)
    const asked = async (of: Call) =>
      (await of('GET', `/api/review-samples/${sampleId}`)).json().sample.items[0].second_asked
    expect(await asked(other)).toBe(false)
    await call('POST', `/api/feedback/${id}/answer`, { differs: true, text: 'The customer had said so' })
    expect([await asked(other), await asked(coach)]).toEqual([true, false])
    await score(other, itemId, { words: 'Me too' })
    expect(await asked(other)).toBe(false)
    expect(await listed(call)).toHaveLength(2)
  })

  it('hides the name of the coach from team 21', async () => {
    await makeLevel(test.db, { id: 100, rights: [] })
    const writer = await makeOperator(test.db, { team_id: 21, permissions_id: 100 })
    const { siteowner } = await makeAnswered(test, { writer })
    const coach = await makeCoach(test, siteowner)
    const drawn = await coach('POST', '/api/review-samples', { size: 6, by_risk: false, days: 1 })
    await score(coach, drawn.json().sample.items[0].id)
    expect(await listed(await test.signedIn(writer))).toMatchObject([{ by: { name: null } }])
  })
})

describe('feedback that a coach asks to be read before the next chat', () => {
  async function makeAsked() {
    const made = await makeScored({ words: 'Warm', asked: true })
    await makeWaiting(test.db, { siteowner: made.siteowner, language: made.writer.languages[0] ?? 'en' })
    const claim = async () => (await made.call('POST', '/api/queues/reply/claim', { exclude: [] })).json()
    return { ...made, claim }
  }

  it('keeps the operator from further chats until they have read it', async () => {
    const { call, claim, coach, itemId, id } = await makeAsked()
    expect((await coach('GET', `/api/review-items/${itemId}`)).json().item.own.asked).toBe(true)
    expect(await claim()).toEqual({ conversation: null, why: ['feedback'] })
    await call('POST', `/api/feedback/${id}/answer`, { differs: false })
    expect((await claim()).conversation).not.toBeNull()
  })

  it('can be put off once, for a quarter of an hour, which is recorded', async () => {
    const { call, claim, id, writer } = await makeAsked()
    expect((await call('POST', '/api/feedback/put-off', {})).statusCode).toBe(200)
    expect((await call('POST', '/api/feedback/put-off', {})).json()).toMatchObject({ code: 'already_so' })
    const entries = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'review.put_off')
      .where('operator_id', '=', writer.id)
      .select('subject_id')
      .execute()
    expect(entries).toEqual([{ subject_id: id }])
    await test.db
      .updateTable('reviews')
      .set({ put_off_at: sql<string>`now() - interval '16 minutes'` })
      .where('id', '=', id)
      .execute()
    expect(await claim()).toEqual({ conversation: null, why: ['feedback_again'] })
    await test.db
      .updateTable('reviews')
      .set({ put_off_at: sql<string>`now()` })
      .where('id', '=', id)
      .execute()
    expect((await claim()).conversation).not.toBeNull()
  })

  it('is no longer asked when the coach takes that back, nor of others', async () => {
    const { claim, coach, itemId } = await makeAsked()
    await score(coach, itemId, { words: 'Warm', asked: false, seen: undefined })
    expect((await claim()).conversation).not.toBeNull()
  })
})
