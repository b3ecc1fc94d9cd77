import type { Message } from '@panel/contract'
import { expect, it } from 'vitest'
import { makeInHand } from '../../testing/answering.ts'
import { useTestApp } from '../../testing/app.ts'
import { makeLevel, makeOperator } from '../../testing/make.ts'
import { makeReceived, makeSentMessage, makeWaiting } from '../../testing/make-conversations.ts'
import { makeSite } from '../../testing/site.ts'

const test = useTestApp()

/** A conversation in Italian, and a master who may read it. */
async function makeChat(text: string) {
  await makeLevel(test.db, { id: 170, rights: ['other_chats.overview', 'other_chats.reports'] })
  const master = await test.signedIn(await makeOperator(test.db, { permissions_id: 170 }))
  const { id, message } = await makeWaiting(test.db, { language: 'it', text })
  const receive = (received: string) => makeReceived(test.db, { conversationId: id, text: received })
  const thread = async (): Promise<Message[]> =>
    (await master('GET', `/api/conversations/${id}/with-thread`)).json().messages
  const suggested = async () => (await thread()).map(({ suggests }) => suggests)
  return { id, master, message, receive, suggested }
}

const minor = { kind: 'possible_minor', words: 'Sono minorenne' }

it('a message of the customer says which escalation its words suggest, and one of an operator does not', async () => {
  const chat = await makeChat('Ciao! Sono minorenne, va bene?')
  await makeSentMessage(test.db, { conversationId: chat.id, text: 'Sono minorenne' })
  await chat.receive('Buongiorno')
  await chat.receive('ti ammazzo')
  expect(await chat.suggested()).toEqual([minor, null, null, { kind: 'threat', words: 'ti ammazzo' }])
})

it('words of the language of the conversation and English ones suggest it, those of another language do not', async () => {
  const chat = await makeChat('jestem niepełnoletnia')
  await chat.receive('I am 15')
  expect(await chat.suggested()).toEqual([null, { kind: 'possible_minor', words: 'I am 15' }])
})

it('a deleted message suggests nothing; one that was highlighted or hidden suggests the same as before', async () => {
  const { id, master, message, suggested } = await makeChat('Sono minorenne')
  const changed = await master('PATCH', `/api/messages/${message.id}`, { highlighted: true })
  expect(changed.json().message.suggests).toEqual(minor)
  const hidden = await master('PATCH', `/api/messages/${message.id}`, { hidden: true, reason: 'Rude' })
  expect(hidden.json().message.suggests).toEqual(minor)
  expect(await suggested()).toEqual([minor])
  expect((await master('DELETE', `/api/messages/${message.id}`)).json().message.suggests).toBeNull()
  const changes = await master('GET', `/api/conversations/${id}/messages?changed_after=0`)
  expect(changes.json().items).toMatchObject([{ id: message.id, text: '', suggests: null }])
  expect(await suggested()).toEqual([null])
})

it('a claim, what arrives later and a refused answer have it too', async () => {
  const text = 'I am 15'
  const suggests = { kind: 'possible_minor', words: text }
  const { id, call, message, send } = await makeInHand(test, { waiting: { text } })
  const claimed = (await call('POST', '/api/queues/smart/claim', {})).json()
  expect(claimed.messages).toMatchObject([{ id: message.id, suggests }])
  const later = await makeReceived(test.db, { conversationId: id, text })
  const arrived = await call('GET', `/api/conversations/${id}/messages?after=${message.id}`)
  expect(arrived.json().items).toMatchObject([{ id: later.id, suggests }])
  expect((await send()).json()).toMatchObject({
    code: 'newer_message',
    messages: [{ id: later.id, suggests }],
  })
})

it('a message of a site is stored with it, and most are not', async () => {
  const site = await makeSite(test)
  const ids: number[] = (
    await site.post(...['Hoi!', 'ik ben pas 15 jaar', 'Lekker weer'].map((text) => site.message({ text })))
  )
    .json()
    .results.map(({ id }: { id: number }) => id)
  const stored = await test.db
    .selectFrom('suggestions')
    .where('message_id', 'in', ids)
    .select('message_id')
    .execute()
  expect(stored).toEqual([{ message_id: ids[1] }])
})
