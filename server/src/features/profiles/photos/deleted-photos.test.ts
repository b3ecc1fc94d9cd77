import type { HistorySize } from '@panel/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { makeInHand } from '../../../testing/answering.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator } from '../../../testing/make.ts'
import { makeProfileSet, upload } from '../../../testing/make-attachments.ts'
import { makeConversation, makeReceived, makeSentMessage } from '../../../testing/make-conversations.ts'
import { openingsOf } from '../../../testing/threads.ts'

const test = useTestApp()

async function makeReader(id: number, history_size: HistorySize) {
  await makeLevel(test.db, { id, rights: ['other_chats.overview', 'other_chats.reports'], history_size })
  return test.signedIn(await makeOperator(test.db, { permissions_id: id }))
}

/** A conversation in hand, with an uploaded photo that was sent. */
async function makeSent() {
  const made = await makeInHand(test)
  const { photo } = (await upload(made.call, made.id)).json()
  const { message } = (await made.send({ attachment: { kind: 'photo', id: photo.id } })).json()
  return { ...made, photo, message }
}

/** Adds newer messages of the customer. */
const addMessages = ({ id, siteowner }: { id: number; siteowner: { id: number } }, count: number) =>
  sql`insert into messages (conversation_id, siteowner_id, direction, type, body)
    select ${id}, ${siteowner.id}, 'in', 'chat', n::text from generate_series(1, ${count}::int) n`.execute(
    test.db,
  )

const notFound = { code: 'photo_not_found', status: 404 }

describe('a sent photo', () => {
  it('is deleted with its message, also for the operator who uploaded it', async () => {
    const { call, photo, message } = await makeSent()
    const coach = await makeReader(162, 'all')
    expect((await coach('GET', photo.url)).statusCode).toBe(200)
    expect((await coach('DELETE', `/api/messages/${message.id}`)).statusCode).toBe(200)
    expect((await coach('GET', photo.url)).json()).toMatchObject(notFound)
    expect((await call('GET', photo.url)).json()).toMatchObject(notFound)
  })

  it('stays while another message has it', async () => {
    const { call, id, photo, message, send } = await makeSent()
    const extra = { extra: true, last_seen_id: message.id }
    const again = await send({
      attachment: { kind: 'photo', id: photo.id },
      in_reply_to: message.in_reply_to,
      ...extra,
    })
    expect(again.statusCode, again.body).toBe(200)
    const coach = await makeReader(162, 'all')
    await coach('DELETE', `/api/messages/${message.id}`)
    expect((await call('GET', photo.url)).statusCode).toBe(200)
    expect(id).toBeGreaterThan(0)
  })

  it('of a profile set stays with the set', async () => {
    const { call, send, siteowner, profile } = await makeInHand(test)
    const { photoIds } = await makeProfileSet(test.db, { siteowner_id: siteowner.id, profile_id: profile.id })
    const { message } = (await send({ attachment: { kind: 'photo', id: photoIds[0] } })).json()
    const coach = await makeReader(162, 'all')
    await coach('DELETE', `/api/messages/${message.id}`)
    expect((await call('GET', `/api/photos/${photoIds[0]}`)).statusCode).toBe(200)
  })

  it('cannot be read when it is older than the history of the level', async () => {
    const made = await makeSent()
    const [short, all] = [await makeReader(160, 'short'), await makeReader(162, 'all')]
    await addMessages(made, 49)
    expect((await short('GET', made.photo.url)).statusCode).toBe(200)
    await addMessages(made, 1)
    expect((await short('GET', made.photo.url)).json()).toMatchObject(notFound)
    expect((await all('GET', made.photo.url)).statusCode).toBe(200)
  })
})

describe("a customer's photo", () => {
  it('cannot be read when it is older than the history of the level, and the request is audited', async () => {
    const conversation = await makeConversation(test.db)
    const { id } = await makeReceived(test.db, { conversationId: conversation.id })
    await test.db
      .updateTable('messages')
      .set({ photo_url: 'http://192.168.0.1/photo.jpg' })
      .where('id', '=', id)
      .execute()
    const short = await makeReader(160, 'short')
    const path = `/api/conversations/${conversation.id}/messages/${id}/photo`
    // The host is refused; the test only needs the request.
    expect((await short('GET', path)).json()).toMatchObject({ code: 'photo_unavailable' })
    expect(await openingsOf(test.db, conversation.id)).toHaveLength(1)
    await makeSentMessage(test.db, { conversationId: conversation.id })
    await addMessages(conversation, 50)
    expect((await short('GET', path)).json()).toMatchObject(notFound)
  })
})
