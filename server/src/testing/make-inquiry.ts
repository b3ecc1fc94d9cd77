import { type Insertable, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { ApprovedAnswers, Inquiries } from '../platform/database-types.ts'
import { makeInHand } from './answering.ts'
import type { TestApp } from './app.ts'

/** An open inquiry, as a recognised message opens it. */
export async function makeInquiry(
  db: Db,
  own: { conversationId: number; messageId: number } & Partial<Insertable<Inquiries>>,
) {
  const { conversationId, messageId, ...more } = own
  const { customer_id, siteowner_id } = await db
    .selectFrom('conversations')
    .where('id', '=', conversationId)
    .select(['customer_id', 'siteowner_id'])
    .executeTakeFirstOrThrow()
  const inquiry = await db
    .insertInto('inquiries')
    .values({
      conversation_id: conversationId,
      customer_id,
      siteowner_id,
      message_id: messageId,
      kind: 'real',
      ...more,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await sql`update queue_items set asked = true where conversation_id = ${conversationId}`.execute(db)
  return inquiry
}

/** An approved answer of a site owner. */
export const makeApprovedAnswer = (
  db: Db,
  own: Pick<Insertable<ApprovedAnswers>, 'siteowner_id'> & Partial<Insertable<ApprovedAnswers>>,
) =>
  db
    .insertInto('approved_answers')
    .values({
      language: 'en',
      body: '{profile_name} is a fictional profile. I am an operator, and I am paid to write.',
      ...own,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** The inquiries of a conversation, oldest first. */
export const inquiriesOf = (db: Db, conversationId: number) =>
  db.selectFrom('inquiries').where('conversation_id', '=', conversationId).selectAll().orderBy('id').execute()

/** A chat in hand in English, with an open inquiry when `asked`. `act` does something else than sending with it. */
export async function makeAskedInHand(test: TestApp, { asked = false } = {}) {
  const hand = await makeInHand(test)
  await sql`update conversations set language = 'en' where id = ${hand.id}`.execute(test.db)
  await sql`update queue_items set language = 'en' where conversation_id = ${hand.id}`.execute(test.db)
  if (asked) await makeInquiry(test.db, { conversationId: hand.id, messageId: hand.message.id })
  const { lease_id, epoch } = hand.answer
  const act = (what: string, body: object = {}) =>
    hand.call('POST', `/api/conversations/${hand.id}/${what}`, { lease_id, epoch, ...body })
  return { ...hand, act }
}
