import { randomUUID } from 'node:crypto'
import type { TestApp } from './app.ts'
import { makeLevel, makeOperator } from './make.ts'
import { makeSentMessage, makeWaiting } from './make-conversations.ts'

type Taken = {
  conversation: { in_reply_to: number | null }
  messages: { id: number }[]
  lease: { id: string; epoch: number }
}

/** A master who takes conversations and answers them. @param node the node on which they are signed in */
export async function makeTaker(
  node: Pick<TestApp, 'db' | 'signedIn'>,
  own: Parameters<typeof makeOperator>[1] = {},
) {
  await makeLevel(node.db, { id: 175, rights: ['other_chats.overview', 'other_chats.take'] })
  const operator = await makeOperator(node.db, { permissions_id: 175, languages: ['en'], ...own })
  const call = await node.signedIn(operator)
  const take = async (id: number, body?: { reason: string }) =>
    call('POST', `/api/conversations/${id}/lease`, body)
  const send = (id: number, taken: Taken, own: object = {}) =>
    call(
      'POST',
      `/api/conversations/${id}/messages`,
      {
        lease_id: taken.lease.id,
        epoch: taken.lease.epoch,
        in_reply_to: taken.conversation.in_reply_to,
        last_seen_id: taken.messages.at(-1)?.id,
        text: 'From the master',
        ...own,
      },
      { 'idempotency-key': randomUUID() },
    )
  return { ...operator, call, take, send }
}

/** An answered conversation that is in no queue. */
export async function makeAnswered(db: TestApp['db']) {
  const waiting = await makeWaiting(db)
  await makeSentMessage(db, { conversationId: waiting.id })
  return waiting
}

/** An ignored conversation that is in no queue; its customer wrote last. */
export async function makeIgnored(db: TestApp['db']) {
  const waiting = await makeWaiting(db)
  await db.deleteFrom('queue_items').where('conversation_id', '=', waiting.id).execute()
  await db.updateTable('conversations').set({ status: 'ignored' }).where('id', '=', waiting.id).execute()
  return waiting
}
