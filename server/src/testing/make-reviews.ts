import { sql } from 'kysely'
import type { TestApp } from './app.ts'
import { makeLevel, makeOperator } from './make.ts'
import { makeConversation, makeReceived, makeSentMessage } from './make-conversations.ts'

export type Coach = Awaited<ReturnType<typeof makeCoach>>

/** A coach of this site owner who reviews quality. */
export async function makeCoach(test: TestApp, siteowner: { id: number }) {
  await makeLevel(test.db, {
    id: 158,
    rights: ['other_chats.overview', 'reviews.view', 'reviews.score'],
    history_size: 'all',
  })
  const operator = await makeOperator(test.db, { permissions_id: 158, siteowner_ids: [siteowner.id] })
  return Object.assign(await test.signedIn(operator), { operator })
}

/** A conversation in which an operator has answered once. */
export async function makeAnswered(
  test: TestApp,
  own: {
    siteowner?: { id: number }
    writer?: Awaited<ReturnType<typeof makeOperator>>
    text?: string
    after?: string
  } = {},
) {
  const { id, siteowner } = await makeConversation(test.db, own.siteowner ? { siteowner: own.siteowner } : {})
  await makeReceived(test.db, { conversationId: id, text: 'How was your day?' })
  const writer = own.writer ?? (await makeOperator(test.db, { siteowner_ids: [siteowner.id] }))
  const { id: messageId } = await makeSentMessage(test.db, {
    conversationId: id,
    operatorId: writer.id,
    text: own.text ?? 'Long, and then the cat ran away. And yours?',
  })
  if (own.after !== undefined) await makeReceived(test.db, { conversationId: id, text: own.after })
  return { conversationId: id, siteowner, writer, messageId }
}

export const drawing = { size: 6, by_risk: true, days: 1 } as const

/** A sample with the one message of an operator, and the coach who drew it. */
export async function makeReviewed(test: TestApp) {
  const answered = await makeAnswered(test)
  const coach = await makeCoach(test, answered.siteowner)
  const { sample } = (await coach('POST', '/api/review-samples', { ...drawing, by_risk: false })).json()
  const itemId: number = sample.items[0].id
  return { ...answered, coach, sampleId: sample.id as number, itemId }
}

export const topScores = { honest: 4, asked: 3, voice: 4, facts: 2, spelling: null }

/** Saves a review with these scores. */
export const score = (coach: Coach, itemId: number, own: Record<string, unknown> = {}) =>
  coach('PUT', `/api/review-items/${itemId}/review`, { scores: topScores, comments: [], ...own })

/** Further reviews of the message, each of a sample of its own and an hour older: every third is read, every sixth seen differently. */
export const makeMore = (
  { db }: Pick<TestApp, 'db'>,
  { itemId, writer, coach }: { itemId: number; writer: { id: number }; coach: { operator: { id: number } } },
  count: number,
) =>
  sql`
    with s as (
      insert into review_samples (made_by, made_at)
      select ${coach.operator.id}, now() - n * interval '1 hour' from generate_series(1, ${count}::int) n returning id, made_at
    ), i as (
      insert into review_items (sample_id, message_id, message_created_at, conversation_id, siteowner_id, operator_id, language, type, source)
      select s.id, r.message_id, r.message_created_at, r.conversation_id, r.siteowner_id, r.operator_id, r.language, r.type, r.source
      from s, review_items r where r.id = ${itemId} returning *
    )
    insert into reviews (item_id, message_created_at, siteowner_id, source, reviewer_id, operator_id, passed, total, saved_at, read_at, differs)
    select id, message_created_at, siteowner_id, source, ${coach.operator.id}, ${writer.id}, false, 80, now() - n * interval '1 hour', case when n % 3 = 0 then now() end, n % 6 = 0
    from (select *, row_number() over (order by sample_id) as n from i) numbered`.execute(db)
