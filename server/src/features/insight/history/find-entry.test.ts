import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeHistoryWorld } from '../../../testing/history-world.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeSkip } from '../../../testing/make-conversations.ts'

const test = useTestApp()

type Context = { message: { text: string }; text: { part: string; hit: boolean }[] }[]
const textsOf = ({ context }: { context: Context }) => context.map(({ message }) => message.text)

/** A thread of nine messages, of which the writer has sent the fifth. */
async function makeThread(level: 140 | 151 = 151) {
  const world = await makeHistoryWorld(test, level)
  const { id, receive, send } = await world.talk()
  for (const number of [1, 2, 3, 4]) await receive(`Question ${number}`)
  const sent = await send('We walk the dog')
  for (const number of [6, 7, 8, 9]) await receive(`The dogs, question ${number}`)
  const [entry] = await world.entries()
  return { ...world, id, sent, entry, send }
}

describe('an entry of the message history', () => {
  it('is read with its message between three neighbours on each side, for those who may read the conversation', async () => {
    const { siteowner, entry, sent } = await makeThread()
    const level = await makeLevel(test.db, {
      id: 153,
      rights: ['reviews.view', 'other_chats.overview'],
      history_size: 'all',
    })
    const coach = await test.signedIn(
      await makeOperator(test.db, { siteowner_ids: [siteowner.id], permissions_id: level.id }),
    )
    const read = (await coach('GET', `/api/history/${entry?.id}?q=dog`)).json()
    expect(read.entry).toMatchObject({ id: entry?.id, message_id: sent.id })
    expect(textsOf(read)).toEqual([
      'Question 2',
      'Question 3',
      'Question 4',
      'We walk the dog',
      'The dogs, question 6',
      'The dogs, question 7',
      'The dogs, question 8',
    ])
    const hits = (read.context as Context).map(({ text }) =>
      text.filter(({ hit }) => hit).map(({ part }) => part),
    )
    expect(hits).toEqual([[], [], [], ['dog'], ['dogs'], ['dogs'], ['dogs']])
  })

  it('is marked where it has the phrase of the search, and nowhere for an excluded word', async () => {
    const { entry, get } = await makeThread()
    const read = await get(`q=${encodeURIComponent('"walk the dog" -question')}`, `/api/history/${entry?.id}`)
    const texts = (read.context as Context).map(({ text }) => text)
    expect(
      texts
        .flat()
        .filter(({ hit }) => hit)
        .map(({ part }) => part),
    ).toEqual(['walk', 'dog'])
  })

  it('has only its own message for those who may not read the conversation', async () => {
    const { entry, get } = await makeThread()
    expect(textsOf(await get('', `/api/history/${entry?.id}`))).toEqual(['We walk the dog'])
  })

  it('has only those neighbours that the account level may read back', async () => {
    const { entry, writer, send } = await makeThread()
    await makeLevel(test.db, { id: 141, rights: ['reviews.view'], history_size: 'short' })
    await test.db.updateTable('operators').set({ permissions_id: 141 }).where('id', '=', writer.id).execute()
    const call = await test.signedIn(writer)
    const read = async () => textsOf((await call('GET', `/api/history/${entry?.id}`)).json())
    expect(await read()).toContain('Question 2')
    for (let number = 0; number < 60; number++) await send(`Later ${number}`)
    expect(await read()).toEqual(['We walk the dog'])
  })

  it('is shown to nobody who does not see it in the list', async () => {
    const { entry, id, reader, get, entries } = await makeThread(140)
    // Below account level 150, operators see only their own.
    expect(entry).toBeUndefined()
    const { id: hidden } = await test.db
      .selectFrom('history_entries')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(await get('', `/api/history/${hidden}`)).toMatchObject({ code: 'message_not_found' })
    expect(await get('', '/api/history/999999999')).toMatchObject({ code: 'message_not_found' })
    const stranger = await test.signedIn(
      await makeOperator(test.db, {
        siteowner_ids: [(await makeSiteowner(test.db)).id],
        permissions_id: 151,
      }),
    )
    expect((await stranger('GET', `/api/history/${hidden}`)).statusCode).toBe(404)
    const { id: messageId } = await test.db
      .selectFrom('messages')
      .where('conversation_id', '=', id)
      .where('body', '=', 'Question 3')
      .select('id')
      .executeTakeFirstOrThrow()
    await makeSkip(test.db, { conversationId: id, operatorId: reader.id, messageId })
    const [own] = await entries()
    expect(textsOf(await get('', `/api/history/${own?.id}`))).toEqual(['Question 3'])
  })
})
