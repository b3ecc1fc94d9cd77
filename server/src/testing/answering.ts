import { randomUUID } from 'node:crypto'
import type { TestApp } from './app.ts'
import { makeOperator } from './make.ts'
import { makeWaiting } from './make-conversations.ts'

let languages = 0
/** A language that no other conversation of the test file has. */
export const newLanguage = () =>
  `${String.fromCharCode(97 + Math.floor(languages / 26))}${String.fromCharCode(97 + (languages++ % 26))}`

/** An operator with a conversation in hand, the only one in its language, and functions to answer it. */
export async function makeInHand(
  test: TestApp,
  own: {
    language?: string
    waiting?: Parameters<typeof makeWaiting>[1]
    operator?: Parameters<typeof makeOperator>[1]
  } = {},
) {
  const language = own.language ?? newLanguage()
  const operator = await makeOperator(test.db, { languages: [language], ...own.operator })
  const call = await test.signedIn(operator)
  const waiting = await makeWaiting(test.db, { language, ...own.waiting })
  const claimed = (await call('POST', '/api/queues/smart/claim', {})).json()
  const answer = {
    lease_id: claimed.lease.id,
    epoch: claimed.lease.epoch,
    in_reply_to: claimed.conversation.in_reply_to,
    text: 'My answer',
  }
  const send = (own = {}, key: string = randomUUID()) =>
    call(
      'POST',
      `/api/conversations/${waiting.id}/messages`,
      { ...answer, ...own },
      { 'idempotency-key': key },
    )
  return { operator, call, language, ...waiting, lease: claimed.lease, answer, send }
}

/** The messages that operators sent in a conversation. */
export const sentIn = (test: TestApp, conversationId: number) =>
  test.db
    .selectFrom('messages')
    .where('conversation_id', '=', conversationId)
    .where('direction', '=', 'out')
    .selectAll()
    .orderBy('id')
    .execute()
