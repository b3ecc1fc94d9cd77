import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makeInHand, sentIn } from '../../../testing/answering.ts'
import { startTestApp, useTestApp } from '../../../testing/app.ts'
import { makeReceived, makeWaiting } from '../../../testing/make-conversations.ts'

const test = useTestApp()

describe('a repeated key', () => {
  it('gets the first response, also after the lease has ended and the next conversation is in hand', async () => {
    const { id, send, language } = await makeInHand(test)
    const other = await makeWaiting(test.db, { language })
    const key = randomUUID()
    const first = (await send({ next: 'reply' }, key)).json()
    const again = (await send({ next: 'reply' }, key)).json()
    expect(again.message.id).toBe(first.message.id)
    expect(again.next).toMatchObject({ conversation: { id: other.id }, lease: { id: first.next.lease.id } })
    expect(await sentIn(test, id)).toHaveLength(1)
  })

  it('gets the first response also when the customer has written since then', async () => {
    const { id, send } = await makeInHand(test)
    const key = randomUUID()
    const first = (await send({}, key)).json()
    await makeReceived(test.db, { conversationId: id })
    expect((await send({}, key)).json().message.id).toBe(first.message.id)
  })

  it('with another text is refused', async () => {
    const { send } = await makeInHand(test)
    const key = randomUUID()
    await send({}, key)
    expect((await send({ text: 'Something else' }, key)).json()).toMatchObject({
      code: 'key_reused',
      status: 409,
    })
  })

  it('sent 50 times at once, over two nodes, creates one message', async () => {
    const { id, send, operator, lease, message } = await makeInHand(test)
    const other = await startTestApp(test.url)
    const elsewhere = await other.signedIn(operator)
    const key = randomUUID()
    const body = { lease_id: lease.id, epoch: lease.epoch, in_reply_to: message.id, text: 'My answer' }
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2
          ? elsewhere('POST', `/api/conversations/${id}/messages`, body, { 'idempotency-key': key })
          : send({}, key),
      ),
    )
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.json().message.id)).size).toBe(1)
    expect(await sentIn(test, id)).toHaveLength(1)
    await other.close()
  })
})
