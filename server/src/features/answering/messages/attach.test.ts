import { randomUUID } from 'node:crypto'
import { sentMessageTypes } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { makeInHand } from '../../../testing/answering.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeSiteowner } from '../../../testing/make.ts'
import { makeGift, makeProfileSet, upload } from '../../../testing/make-attachments.ts'

const test = useTestApp({ PUBLIC_URL: 'https://panel.example.com' })

/** A conversation in hand whose profile has photos and gifts. */
async function inHand(
  own: Parameters<typeof makeInHand>[1] & { siteowner?: Awaited<ReturnType<typeof makeSiteowner>> } = {},
) {
  const siteowner = own.siteowner ?? (await makeSiteowner(test.db))
  const chat = await makeInHand(test, { ...own, waiting: { ...own.waiting, siteowner } })
  const { photoIds } = await makeProfileSet(test.db, {
    siteowner_id: chat.siteowner.id,
    profile_id: chat.profile.id,
    photos: 2,
  })
  const gift = await makeGift(test.db, { siteowner_id: chat.siteowner.id, icon: 'cup' })
  // The cast: two photos were created.
  return { ...chat, siteowner, photoIds: photoIds as [number, number], gift }
}

const makeRetired = (id: number) =>
  test.db.updateTable('gifts').set({ retired_at: '2026-01-01T00:00:00Z' }).where('id', '=', id).execute()

/** The queue item and the conversation that lead to each turn. */
const turns = {
  starter: {
    item: { kind: 'poke' as const, customer_message_id: null },
    conversation: { message_count: 0, last_message_id: null },
  },
  reply: { item: {}, conversation: {} },
  extra_reply: { item: { due_at: null }, conversation: {} },
  poke: { item: { kind: 'poke' as const }, conversation: {} },
  extra_poke: { item: { kind: 'poke' as const }, conversation: { poke_count: 1 } },
}
type Turn = keyof typeof turns

describe.each(Object.keys(turns) as Turn[])('a message that is a %s', (turn) => {
  it.each(['photo', 'gift'] as const)('has its own type with a %s', async (attached) => {
    const { id, send, photoIds, gift, operator } = await inHand()
    const { item, conversation } = turns[turn]
    await test.db
      .updateTable('queue_items')
      .set({ opened: true, ...item })
      .where('conversation_id', '=', id)
      .execute()
    if (Object.keys(conversation).length > 0)
      await test.db.updateTable('conversations').set(conversation).where('id', '=', id).execute()
    const answer = await send({
      attachment: { kind: attached, id: attached === 'photo' ? photoIds[0] : gift.id },
      ...(turn === 'starter' ? { in_reply_to: null } : {}),
      ...(turn === 'extra_reply' ? { extra: true } : {}),
    })
    const type = `${turn}_${attached}`
    expect(sentMessageTypes).toContain(type)
    expect(answer.json()).toMatchObject({ message: { type } })
    const stats = await test.db
      .selectFrom('message_stats_daily')
      .where('operator_id', '=', operator.id)
      .select(['type', 'sent'])
      .execute()
    expect(stats).toEqual([{ type, sent: 1 }])
  })
})

describe('a photo', () => {
  it('is sent with or without a text, counted, stored, and returned to the page with its size', async () => {
    const { id, send, photoIds, call } = await inHand()
    const sent = (await send({ attachment: { kind: 'photo', id: photoIds[0] }, text: '' })).json()
    const url = `/api/photos/${photoIds[0]}`
    const photo = { attachments: [{ kind: 'photo', url, size: { width: 64, height: 40 } }] }
    expect(sent.message).toMatchObject({ type: 'reply_photo', text: '', ...photo })
    const { items } = (await call('GET', `/api/conversations/${id}/messages`)).json()
    expect(items.at(-1)).toMatchObject({ id: sent.message.id, ...photo })
    const read = (await call('GET', `/api/conversations/${id}`)).json()
    expect(read.conversation.customer).toMatchObject({ photo_count: 1, invisible_photo_count: 0 })
    const kept = await test.db
      .selectFrom('photos')
      .where('id', '=', photoIds[0])
      .select('sent_at')
      .executeTakeFirstOrThrow()
    expect(kept.sent_at).not.toBeNull()
  })

  it('is sent with a text that has only invisible characters', async () => {
    const { id, send, photoIds } = await inHand()
    const sent = await send({ attachment: { kind: 'photo', id: photoIds[0] }, text: '\u200b \u2800' })
    expect(sent.json().message).toMatchObject({ type: 'reply_photo', text: '' })
    const stored = await test.db
      .selectFrom('messages')
      .where('conversation_id', '=', id)
      .where('direction', '=', 'out')
      .select('body')
      .execute()
    expect(stored).toEqual([{ body: '' }])
  })

  it('can be one that was uploaded for this conversation', async () => {
    const { id, call, send } = await inHand()
    const { photo } = (await upload(call, id)).json()
    expect((await send({ attachment: { kind: 'photo', id: photo.id } })).json()).toMatchObject({
      message: { type: 'reply_photo', attachments: [{ kind: 'photo', url: photo.url }] },
    })
  })

  it('is refused with the field when it is for another conversation, of another set, or unknown', async () => {
    const { send, siteowner } = await inHand()
    const other = await inHand({ siteowner })
    const uploaded = (await upload(other.call, other.id)).json()
    const elsewhere = await makeProfileSet(test.db, { siteowner_id: siteowner.id })
    for (const id of [uploaded.photo.id, other.photoIds[0], elsewhere.photoIds[0], 999_999_999])
      expect((await send({ attachment: { kind: 'photo', id } })).json()).toMatchObject({
        code: 'invalid_input',
        issues: [{ path: 'attachment.id', code: 'photo_not_available' }],
      })
    const foreign = await makeGift(test.db, { siteowner_id: (await makeSiteowner(test.db)).id })
    const retired = await makeGift(test.db, {
      siteowner_id: siteowner.id,
      retired_at: '2026-01-01T00:00:00Z',
    })
    for (const id of [foreign.id, retired.id, 999_999_999])
      expect((await send({ attachment: { kind: 'gift', id } })).json()).toMatchObject({
        code: 'invalid_input',
        issues: [{ path: 'attachment.id', code: 'not_in_catalogue' }],
      })
  })

  it('is not needed, but a message without content is refused', async () => {
    const { send } = await inHand()
    expect((await send({ text: ' \n' })).json()).toMatchObject({ status: 400, issues: [{ path: 'text' }] })
  })
})

describe('a repeated key', () => {
  it('gets the first response, with its photo or its gift', async () => {
    for (const attach of ['photo', 'gift'] as const) {
      const { send, photoIds, gift } = await inHand()
      const key = randomUUID()
      const own = {
        text: '',
        attachment: { kind: attach, id: attach === 'photo' ? photoIds[0] : gift.id },
      }
      const first = (await send(own, key)).json()
      expect((await send(own, key)).json()).toEqual(first)
      expect(first.message.attachments).toMatchObject([
        attach === 'photo'
          ? { kind: 'photo', size: { width: 64 } }
          : { kind: 'gift', name: 'A pot of tea', icon: 'cup' },
      ])
    }
  })

  it('still gets it when the gift was retired since then', async () => {
    const { send, gift } = await inHand()
    const key = randomUUID()
    const first = (await send({ attachment: { kind: 'gift', id: gift.id } }, key)).json()
    await makeRetired(gift.id)
    expect((await send({ attachment: { kind: 'gift', id: gift.id } }, key)).json()).toEqual(first)
    expect((await send({ attachment: { kind: 'gift', id: gift.id } })).json().issues).toMatchObject([
      { path: 'attachment.id' },
    ])
  })

  it('with another photo, another gift, or without it, is refused', async () => {
    const { send, photoIds, gift } = await inHand()
    const key = randomUUID()
    expect((await send({ attachment: { kind: 'photo', id: photoIds[0] } }, key)).statusCode).toBe(200)
    for (const own of [
      { attachment: { kind: 'photo', id: photoIds[1] } },
      { attachment: { kind: 'gift', id: gift.id } },
      { attachment: { kind: 'gift', id: photoIds[0] } },
      {},
    ])
      expect((await send(own, key)).json()).toMatchObject({ code: 'key_reused', status: 409 })
  })
})

describe('the site', () => {
  it('gets the photo and the gift with the message, and can fetch the photo', async () => {
    const { send, photoIds, gift, siteowner } = await inHand()
    const site = test.site(siteowner.key)
    expect((await site('GET', `/site/v1/photos/${photoIds[0]}`)).statusCode).toBe(404)
    const { message } = (await send({ attachment: { kind: 'photo', id: photoIds[0] }, text: 'Look' })).json()
    await send({ attachment: { kind: 'gift', id: gift.id }, text: '', extra: true, last_seen_id: message.id })
    await test.db
      .updateTable('gifts')
      .set({ name: 'Renamed', credits: 9 })
      .where('id', '=', gift.id)
      .execute()
    // The outbox ends before the oldest open transaction, and other tests have open ones on the same server.
    const outbox = async () => (await site('GET', '/site/v1/outbox')).json().items
    await expect.poll(outbox).toMatchObject([
      {
        type: 'reply_photo',
        text: 'Look',
        photo_url: `https://panel.example.com/site/v1/photos/${photoIds[0]}`,
      },
      { type: 'extra_reply_gift', gift: { external_id: gift.external_id, name: 'A pot of tea', credits: 5 } },
    ])
    const items = await outbox()
    expect(items[0]).not.toHaveProperty('gift')
    expect(items[1]).not.toHaveProperty('photo_url')
    const photo = await site('GET', new URL(items[0].photo_url).pathname)
    expect(photo.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
    const stranger = test.site((await makeSiteowner(test.db)).key)
    expect((await stranger('GET', `/site/v1/photos/${photoIds[0]}`)).json()).toMatchObject({
      code: 'photo_not_found',
    })
    expect((await site('GET', `/site/v1/photos/${photoIds[1]}`)).statusCode).toBe(404)
  })
})
