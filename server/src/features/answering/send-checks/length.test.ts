import type { Updateable } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Siteowners } from '../../../platform/database-types.ts'
import { makeInHand, sentIn } from '../../../testing/answering.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator } from '../../../testing/make.ts'
import { makeInquiry } from '../../../testing/make-inquiry.ts'

const test = useTestApp()

/** A conversation whose site owner stops answers of another length; the customer has written 100 characters. */
async function makeMeasured(
  wish: Updateable<Siteowners> = { length_min: 75 },
  own: Parameters<typeof makeInHand>[1] = {},
) {
  const hand = await makeInHand(test, own)
  await test.db
    .updateTable('siteowners')
    .set({ length_stops: true, ...wish })
    .where('id', '=', hand.siteowner.id)
    .execute()
  await test.db
    .updateTable('messages')
    .set({ body: 'x'.repeat(100) })
    .where('conversation_id', '=', hand.id)
    .where('direction', '=', 'in')
    .execute()
  return hand
}

const short = 'Tea.'
const long = `${'A'.repeat(300)}.`

describe('an answer of another length than the site owner takes', () => {
  it.each([
    ['shorter than the shortest', { length_min: 75 }, short, { kind: 'short', limit: 75 }],
    ['longer than the longest', { length_max: 300 }, long, { kind: 'long', limit: 300 }],
    ['shorter than its share', { length_share: 75 }, 'A'.repeat(74), { kind: 'short', limit: 75 }],
    ['shorter than the larger of both', { length_min: 90, length_share: 75 }, 'A'.repeat(89), { limit: 90 }],
  ])('is not sent: %s', async (_name, wish, text, refusal) => {
    const { id, send } = await makeMeasured(wish)
    const answer = await send({ text })
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'text_length', ...refusal }])
    expect(await sentIn(test, id)).toEqual([])
  })

  it.each([
    ['exactly the shortest', { length_min: 75 }, 'A'.repeat(75)],
    ['exactly its share', { length_share: 75 }, 'A'.repeat(75)],
    ['as long as the longest, counted as people count', { length_max: 4 }, 'cafe\u0301'],
    ['short, and only shown', { length_min: 75, length_stops: false }, short],
  ])('is sent: %s', async (_name, wish, text) => {
    const { send } = await makeMeasured(wish)
    expect((await send({ text })).statusCode).toBe(200)
  })

  it('is sent when the message that it answers was deleted: then a share of it is nothing', async () => {
    const { id, send } = await makeMeasured({ length_share: 75 })
    const { id: deleted_by } = await makeOperator(test.db)
    await test.db
      .updateTable('messages')
      .set({ deleted_at: '2026-01-01T00:00:00Z', deleted_by })
      .where('conversation_id', '=', id)
      .execute()
    expect((await send({ text: short })).statusCode).toBe(200)
  })
})

describe('any length', () => {
  it('has a poke', async () => {
    const { id, send } = await makeMeasured()
    await test.db.updateTable('queue_items').set({ kind: 'poke' }).where('conversation_id', '=', id).execute()
    expect((await send({ text: short })).json()).toMatchObject({ message: { type: 'poke' } })
  })

  it('has an honest answer', async () => {
    const { id, send, message } = await makeMeasured()
    await makeInquiry(test.db, { conversationId: id, messageId: message.id })
    expect((await send({ text: 'Yes, I am paid.', is_true_answer: true })).statusCode).toBe(200)
  })

  it('has what a master writes in a chat that was handed over', async () => {
    const { id, send } = await makeMeasured()
    await test.db
      .updateTable('queue_items')
      .set({ for_master: true })
      .where('conversation_id', '=', id)
      .execute()
    expect((await send({ text: short })).json().code).not.toBe('text_length')
  })
})
