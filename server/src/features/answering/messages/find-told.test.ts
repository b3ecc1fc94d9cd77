import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator } from '../../../testing/make.ts'
import { makeSentMessage, makeWaiting } from '../../../testing/make-conversations.ts'

const test = useTestApp()

/** An operator who writes in a conversation, with a message to the customer that told something. */
async function makeWriter(sentText: string, { language = 'en' } = {}) {
  const operator = await makeOperator(test.db)
  const call = await test.signedIn(operator)
  const { id, message } = await makeWaiting(test.db, { language, text: 'I have three dogs' })
  const sent = await makeSentMessage(test.db, { conversationId: id, operatorId: operator.id, text: sentText })
  const compare = async (text: string) =>
    (await call('POST', `/api/conversations/${id}/similar`, { text })).json()
  const save = async (messageId: number, text: string) =>
    expect((await call('POST', `/api/messages/${messageId}/fact`, { text })).statusCode).toBe(200)
  return { id, call, sent, received: message, compare, save }
}

describe('a told fact', () => {
  it('that a text contradicts is found, with its message and the words', async () => {
    const { sent, compare, save } = await makeWriter('Pip and Mabel send their love')
    await save(sent.id, 'Two cats, Pip and Mabel')
    expect(await compare('My only cat is asleep.')).toEqual({
      similar: null,
      contradicts: {
        text: 'Two cats, Pip and Mabel',
        message_id: sent.id,
        message_sent_at: sent.sent_at,
        words: 'only cat',
      },
    })
    expect((await compare('My two cats are asleep.')).contradicts).toBeNull()
  })

  it('about the customer, a removed one, and one of another conversation are none', async () => {
    const { call, sent, received, compare, save } = await makeWriter('Hello')
    await save(received.id, 'Three dogs')
    expect((await compare('I have one dog here.')).contradicts).toBeNull()
    await save(sent.id, 'Three dogs')
    expect((await compare('I have one dog here.')).contradicts).toMatchObject({ words: 'one dog' })
    const [fact] = await test.db
      .selectFrom('told_facts')
      .where('message_id', '=', sent.id)
      .select('id')
      .execute()
    await call('PATCH', `/api/told-facts/${fact?.id}`, { removed: true })
    expect((await compare('I have one dog here.')).contradicts).toBeNull()
  })

  it('is compared in the language of the conversation, and in no other', async () => {
    const polish = await makeWriter('Dobranoc', { language: 'pl' })
    await polish.save(polish.sent.id, 'Dwa koty')
    expect((await polish.compare('Mam trzy koty i mało czasu.')).contradicts).toMatchObject({
      words: 'trzy koty',
    })
    const german = await makeWriter('Gute Nacht', { language: 'de' })
    await german.save(german.sent.id, 'Two cats')
    expect((await german.compare('I have three cats.')).contradicts).toBeNull()
  })
})

describe('a question', () => {
  it('that was asked before in this conversation is found inside of another text', async () => {
    const { id, sent, compare } = await makeWriter('I am from York. Where did you grow up? I forget things.')
    expect((await compare('Rain all day here. So where did you grow up?')).similar).toMatchObject({
      sent_at: sent.sent_at,
      question: 'Where did you grow up?',
      where: { message_id: sent.id, conversation_id: id },
    })
    expect((await compare('Rain all day here. Where did the cat go?')).similar).toBeNull()
  })

  it('of a deleted message is none', async () => {
    const { sent, compare } = await makeWriter('Where did you grow up?')
    await test.db
      .updateTable('messages')
      .set({ deleted_at: new Date().toISOString() })
      .where('id', '=', sent.id)
      .execute()
    expect((await compare('Rain. So where did you grow up?')).similar).toBeNull()
  })
})
