import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makeInHand } from '../../../testing/answering.ts'
import { startTestApp, useTestApp } from '../../../testing/app.ts'
import { makeReceived } from '../../../testing/make-conversations.ts'

const test = useTestApp()

const sentIn = (conversationId: number) =>
  test.db
    .selectFrom('messages')
    .where('conversation_id', '=', conversationId)
    .where('direction', '=', 'out')
    .select(['id', 'type', 'body'])
    .orderBy('id')
    .execute()

/** A conversation that is answered and still in hand. */
async function makeAnsweredInHand() {
  const chat = await makeInHand(test)
  const reply: { id: number } = (await chat.send()).json().message
  const sendExtra = (own = {}, key: string = randomUUID()) =>
    chat.send({ extra: true, last_seen_id: reply.id, text: 'One more thing', ...own }, key)
  return { ...chat, reply, sendExtra }
}

describe('two tabs with one lease and the same answer', () => {
  it('store it once in each of 140 rounds; the other request is refused with the stored message', async () => {
    const other = await startTestApp(test.url)
    for (let round = 0; round < 140; round++) {
      const { id, operator, send, answer } = await makeInHand(test)
      const elsewhere = await other.signedIn(operator)
      const answers = await Promise.all([
        send(),
        elsewhere('POST', `/api/conversations/${id}/messages`, answer, { 'idempotency-key': randomUUID() }),
      ])
      const stored = await sentIn(id)
      expect(stored).toMatchObject([{ type: 'reply' }])
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
        code: 'newer_message',
        messages: [{ id: stored[0]?.id, direction: 'out', text: 'My answer' }],
      })
    }
    await other.close()
  })

  it('store an extra reply once, too', async () => {
    const { id, sendExtra } = await makeAnsweredInHand()
    const answers = await Promise.all([sendExtra(), sendExtra(), sendExtra()])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    const stored = await sentIn(id)
    expect(stored).toMatchObject([{ type: 'reply' }, { type: 'extra_reply' }])
    for (const refused of answers.filter(({ statusCode }) => statusCode === 409))
      expect(refused.json()).toMatchObject({ code: 'newer_message', messages: [{ id: stored[1]?.id }] })
  })
})

describe('an extra reply', () => {
  it('is stored when it is requested and the operator has seen the newest message', async () => {
    const { id, sendExtra } = await makeAnsweredInHand()
    expect((await sendExtra()).json().message).toMatchObject({ type: 'extra_reply', text: 'One more thing' })
    expect(await sentIn(id)).toHaveLength(2)
  })

  it('is refused with the newer messages of both sides when it is not requested', async () => {
    const { id, send, reply, message } = await makeAnsweredInHand()
    for (const seen of [{}, { last_seen_id: message.id }, { last_seen_id: reply.id }])
      expect((await send({ text: 'Another', ...seen })).json()).toMatchObject({
        status: 409,
        code: 'newer_message',
        messages: [{ id: reply.id, direction: 'out' }],
      })
    expect(await sentIn(id)).toHaveLength(1)
  })

  it('is refused without the last seen message: then `in_reply_to` counts as seen', async () => {
    const { sendExtra, reply } = await makeAnsweredInHand()
    expect((await sendExtra({ last_seen_id: undefined })).json()).toMatchObject({
      code: 'newer_message',
      messages: [{ id: reply.id }],
    })
  })

  it('is refused when the customer wrote meanwhile, and is a reply when that message was seen', async () => {
    const { id, sendExtra } = await makeAnsweredInHand()
    const newer = await makeReceived(test.db, { conversationId: id })
    expect((await sendExtra()).json()).toMatchObject({ code: 'newer_message', messages: [{ id: newer.id }] })
    const seen = { in_reply_to: newer.id, last_seen_id: newer.id }
    expect((await sendExtra(seen)).json().message).toMatchObject({ type: 'reply', in_reply_to: newer.id })
  })

  it('needs a last seen message of the same conversation', async () => {
    const { sendExtra, reply } = await makeAnsweredInHand()
    expect((await sendExtra({ last_seen_id: reply.id + 1_000 })).json()).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'last_seen_id' }],
    })
  })

  it('gets the first response when its key is repeated, but the same text with another key does not', async () => {
    const { id, sendExtra } = await makeAnsweredInHand()
    const first = (await sendExtra({}, 'key-of-the-extra')).json()
    expect((await sendExtra({}, 'key-of-the-extra')).json().message.id).toBe(first.message.id)
    expect((await sendExtra()).json().code).toBe('newer_message')
    expect(await sentIn(id)).toHaveLength(2)
  })

  it('is refused with the key of a reply', async () => {
    const { id, send } = await makeInHand(test)
    await send({}, 'key-of-the-reply')
    expect((await send({ extra: true }, 'key-of-the-reply')).json().code).toBe('key_reused')
    expect(await sentIn(id)).toHaveLength(1)
  })
})

describe('an answer', () => {
  it('is refused when a message is newer than the last seen one', async () => {
    const { id, send, message } = await makeInHand(test)
    const newer = await makeReceived(test.db, { conversationId: id })
    const stale = { in_reply_to: newer.id, last_seen_id: message.id }
    expect((await send(stale)).json()).toMatchObject({ code: 'newer_message', messages: [{ id: newer.id }] })
    expect((await send({ ...stale, last_seen_id: newer.id })).statusCode).toBe(200)
  })
})

describe('extra replies in a row', () => {
  /** Sends until it is refused, always with the newest message seen. @returns the number of stored ones, and the refusal */
  async function sendUntilRefused({ sendExtra, reply }: Awaited<ReturnType<typeof makeAnsweredInHand>>) {
    let last_seen_id = reply.id
    for (let stored = 0; stored < 10; stored++) {
      const answer = (await sendExtra({ last_seen_id })).json()
      if (!answer.message) return { stored, refusal: answer, last_seen_id }
      last_seen_id = answer.message.id
    }
    throw new Error('Never refused')
  }

  it('are limited to three, unless one more is confirmed', async () => {
    const chat = await makeAnsweredInHand()
    const { stored, refusal, last_seen_id } = await sendUntilRefused(chat)
    expect(stored).toBe(3)
    expect(refusal).toMatchObject({ status: 409, code: 'extra_limit', limit: 3 })
    const confirmed = await chat.sendExtra({ last_seen_id, confirmed: true })
    expect(confirmed.json().message).toMatchObject({ type: 'extra_reply' })
    expect(await sentIn(chat.id)).toHaveLength(5)
  })

  it('are counted from zero when the customer has written', async () => {
    const chat = await makeAnsweredInHand()
    const { last_seen_id } = await sendUntilRefused(chat)
    const newer = await makeReceived(test.db, { conversationId: chat.id })
    const seen = { in_reply_to: newer.id }
    const reply = (await chat.send({ ...seen, last_seen_id: newer.id })).json().message
    expect(reply).toMatchObject({ type: 'reply' })
    expect(reply.id).toBeGreaterThan(last_seen_id)
    expect((await chat.sendExtra({ ...seen, last_seen_id: reply.id })).statusCode).toBe(200)
  })

  it('have the limit of the setting', async () => {
    const setting = { key: 'extra_replies_at_most', value: '1' }
    await test.db.insertInto('settings').values(setting).execute()
    const { stored, refusal } = await sendUntilRefused(await makeAnsweredInHand())
    expect([stored, refusal.limit]).toEqual([1, 1])
    await test.db.deleteFrom('settings').where('key', '=', setting.key).execute()
  })

  it('are sent once if two tabs confirm the same one', async () => {
    const chat = await makeAnsweredInHand()
    const { last_seen_id } = await sendUntilRefused(chat)
    const confirmed = { last_seen_id, confirmed: true }
    const answers = await Promise.all([chat.sendExtra(confirmed), chat.sendExtra(confirmed)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await sentIn(chat.id)).toHaveLength(5)
  })
})
