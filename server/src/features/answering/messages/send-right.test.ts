import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makeInHand } from '../../../testing/answering.ts'
import { useTestApp } from '../../../testing/app.ts'
import { securityEventsOf } from '../../../testing/security-events.ts'

const test = useTestApp()

describe('work that an operator may no longer do', () => {
  it.each([
    ['reply', 'poke'],
    ['poke', 'reply'],
  ] as const)('%s is refused when it is sent, recorded, and the lease stays', async (work, remaining) => {
    const { id, send, operator } = await makeInHand(test, { waiting: { item: { kind: work } } })
    await test.db
      .updateTable('operators')
      .set({ message_types: [remaining] })
      .where('id', '=', operator.id)
      .execute()
    expect((await send()).json()).toMatchObject({
      code: 'not_allowed',
      status: 403,
      kind: work,
    })
    expect(await securityEventsOf(test, operator)).toMatchObject([
      { kind: 'access_refused', subjects: [`conversation ${id}`] },
    ])
    const item = await test.db
      .selectFrom('queue_items')
      .where('conversation_id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(item).toMatchObject({ operator_id: operator.id, expires_at: expect.any(String) })
  })

  it('does not matter for a message that was sent before: the repeated key gets its response', async () => {
    const { send, operator } = await makeInHand(test)
    const key = randomUUID()
    const first = (await send({}, key)).json()
    await test.db.updateTable('operators').set({ message_types: [] }).where('id', '=', operator.id).execute()
    expect((await send({}, key)).json()).toEqual(first)
  })
})
