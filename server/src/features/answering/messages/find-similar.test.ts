import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator } from '../../../testing/make.ts'
import { makeConversation, makeSentMessage, makeWaiting } from '../../../testing/make-conversations.ts'

const test = useTestApp()
const earlierText = 'What a lovely evening it was. I hope that we talk again about your garden soon!'

/** An operator who has begun to write in a conversation. */
async function makeWriter(own: Parameters<typeof makeOperator>[1] = {}) {
  const operator = await makeOperator(test.db, own)
  const send = await test.signedIn(operator)
  const conversation = await makeWaiting(test.db)
  await test.db
    .insertInto('drafts')
    .values({ conversation_id: conversation.id, operator_id: operator.id, body: 'What a' })
    .execute()
  const similarTo = async (text: string) =>
    (await send('POST', `/api/conversations/${conversation.id}/similar`, { text })).json()
  return { operator, send, conversation, similarTo }
}

/** The same customer's conversation with another profile, answered by another operator. */
async function otherChat({ siteowner, customer }: Awaited<ReturnType<typeof makeWaiting>>, text: string) {
  const conversation = await makeConversation(test.db, { siteowner, customer })
  const message = await makeSentMessage(test.db, { conversationId: conversation.id, text, turn: 'starter' })
  return { ...conversation, message }
}

describe('a text with an open placeholder', () => {
  it('is not sent, even if a page sends it', async () => {
    const { send, conversation } = await makeWriter()
    const answer = await send(
      'POST',
      `/api/conversations/${conversation.id}/messages`,
      { lease_id: crypto.randomUUID(), epoch: 1, in_reply_to: null, text: 'How is {customer_city}?' },
      { 'idempotency-key': crypto.randomUUID() },
    )
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'text', code: 'open_placeholder' }],
    })
  })
})

describe('an earlier message to this customer', () => {
  it('is found in this conversation, with its time and profile', async () => {
    const { operator, conversation, similarTo } = await makeWriter()
    const sent = await makeSentMessage(test.db, {
      conversationId: conversation.id,
      operatorId: operator.id,
      text: earlierText,
    })
    expect(await similarTo(`  ${earlierText.toUpperCase().replace('!', ' :)')}`)).toEqual({
      similar: {
        sent_at: sent.sent_at,
        is_same: true,
        question: null,
        where: {
          message_id: sent.id,
          conversation_id: conversation.id,
          profile_name: conversation.profile.name,
        },
      },
      contradicts: null,
    })
  })

  it('is found when it is similar, and not when it is different', async () => {
    const { conversation, similarTo } = await makeWriter()
    await makeSentMessage(test.db, { conversationId: conversation.id, text: earlierText })
    expect((await similarTo(earlierText.replace('garden', 'kitchen garden'))).similar).toMatchObject({
      is_same: false,
    })
    expect(
      await similarTo('Proper soup weather. Did you try the leeks that I told you about yesterday?'),
    ).toEqual({ similar: null, contradicts: null })
  })

  it('is found in a conversation with another profile, which is named only to those who may read it', async () => {
    const anna = await makeWriter()
    const elsewhere = await otherChat(anna.conversation, earlierText)
    expect((await anna.similarTo(earlierText)).similar).toEqual({
      sent_at: elsewhere.message.sent_at,
      is_same: true,
      question: null,
      where: null,
    })
    await makeLevel(test.db, { id: 150, rights: ['other_chats.overview'] })
    const coach = await makeWriter({ permissions_id: 150 })
    const chat = await otherChat(coach.conversation, earlierText)
    expect((await coach.similarTo(earlierText)).similar.where).toEqual({
      message_id: chat.message.id,
      conversation_id: chat.id,
      profile_name: chat.profile.name,
    })
  })

  it('is the most similar one, and the newest of equal ones', async () => {
    const { conversation, similarTo } = await makeWriter()
    await makeSentMessage(test.db, { conversationId: conversation.id, text: earlierText })
    const nearly = `${earlierText} Truly.`
    await makeSentMessage(test.db, { conversationId: conversation.id, text: nearly, turn: 'extra_reply' })
    const again = await makeSentMessage(test.db, {
      conversationId: conversation.id,
      text: earlierText,
      turn: 'extra_reply',
    })
    await makeSentMessage(test.db, { conversationId: conversation.id, text: nearly, turn: 'extra_reply' })
    expect((await similarTo(earlierText)).similar.where.message_id).toBe(again.id)
  })

  it("is one that an operator wrote and that was not deleted: not the customer's own, and not to another customer", async () => {
    const { conversation, similarTo } = await makeWriter()
    await makeWaiting(test.db, { siteowner: conversation.siteowner, text: earlierText })
    const strangers = await makeConversation(test.db, { siteowner: conversation.siteowner })
    await makeSentMessage(test.db, { conversationId: strangers.id, text: earlierText, turn: 'starter' })
    const deleted = await makeSentMessage(test.db, { conversationId: conversation.id, text: earlierText })
    await test.db
      .updateTable('messages')
      .set({ deleted_at: sql<string>`now()` })
      .where('id', '=', deleted.id)
      .execute()
    expect(await similarTo(earlierText)).toEqual({ similar: null, contradicts: null })
    expect(await similarTo('Hello there, hello there')).toEqual({ similar: null, contradicts: null })
  })

  it('is searched in a limited number of characters, newest first: thousands of long messages delay nobody', async () => {
    const { operator, conversation, similarTo } = await makeWriter()
    const long = earlierText.repeat(20)
    await makeSentMessage(test.db, { conversationId: conversation.id, text: long })
    const write = (id: number, count: number) =>
      sql`with written as (
          insert into messages (conversation_id, siteowner_id, operator_id, direction, type, body)
          select ${id}, ${conversation.siteowner.id}, ${operator.id}, 'out', 'reply', repeat(md5(n::text) || ' ', 50)
          from generate_series(1, ${count}::int) n
        )
        update conversations set last_operator_message_at = now() where id = ${id}`.execute(test.db)
    await write(conversation.id, 150)
    expect((await similarTo(long)).similar).toMatchObject({ is_same: true })
    // 1,650 characters each: with these, the equal message is beyond 400,000 characters.
    for (let chat = 0; chat < 2; chat++) {
      const other = await otherChat(conversation, 'Hello')
      await write(other.id, 120)
    }
    expect(await similarTo(long)).toEqual({ similar: null, contradicts: null })
  })

  it('is not searched for a short text: "Haha yes" may be repeated', async () => {
    const { conversation, similarTo } = await makeWriter()
    await makeSentMessage(test.db, { conversationId: conversation.id, text: 'Haha yes, of course' })
    expect(await similarTo('Haha yes, of course')).toEqual({ similar: null, contradicts: null })
    expect(await similarTo('Haha yes, of course!!!!!!!! 😀')).toEqual({ similar: null, contradicts: null })
  })

  it('is returned only to those who may read the conversation', async () => {
    const { conversation } = await makeWriter()
    const stranger = await test.signedIn(await makeOperator(test.db))
    const answer = await stranger('POST', `/api/conversations/${conversation.id}/similar`, {
      text: earlierText,
    })
    expect(answer.json().code).toBe('conversation_not_found')
  })
})
