import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeOperator } from '../../testing/make.ts'
import { makeSentMessage } from '../../testing/make-conversations.ts'
import { makeSite, storedOf } from '../../testing/site.ts'

const test = useTestApp()
const stored = storedOf(test)

describe('a queue item', () => {
  async function waitingSince(siteownerId: number, seconds: number, own = {}) {
    await test.db
      .updateTable('queue_items')
      .set({ due_at: sql<string>`now() - make_interval(secs => ${seconds})`, ...own })
      .where('siteowner_id', '=', siteownerId)
      .execute()
    return (await stored.items(siteownerId))[0]?.due_at
  }

  it('keeps its place in the queue when the customer writes again, and is unread again', async () => {
    const { siteowner, message, post } = await makeSite(test)
    await post(message())
    const since = await waitingSince(siteowner.id, 600, { opened: true })
    await post(message())
    expect(await stored.items(siteowner.id)).toMatchObject([{ due_at: since, opened: false }])
  })

  it('that waited for a poke waits for a reply from now on', async () => {
    const { siteowner, message, post } = await makeSite(test)
    await post(message())
    const since = await waitingSince(siteowner.id, 600, { kind: 'poke' })
    await test.db
      .updateTable('conversations')
      .set({ poke_count: 2 })
      .where('siteowner_id', '=', siteowner.id)
      .execute()
    await post(message())
    const [item] = await stored.items(siteowner.id)
    expect(item?.kind).toBe('reply')
    expect((item?.due_at ?? '') > (since ?? '')).toBe(true)
    expect(await stored.conversations(siteowner.id)).toMatchObject([{ poke_count: 0, status: 'open' }])
  })

  it('that is in hand and answered becomes due again, with its lease', async () => {
    const { siteowner, message, post } = await makeSite(test)
    await post(message())
    const operator = await makeOperator(test.db)
    await test.db
      .updateTable('queue_items')
      .set({
        due_at: null,
        lease_id: sql<string>`gen_random_uuid()`,
        operator_id: operator.id,
        expires_at: sql<string>`now() + interval '1 minute'`,
      })
      .where('siteowner_id', '=', siteowner.id)
      .execute()
    const hints: unknown[] = []
    const stop = test.live.listen((hint) => hints.push(hint))
    const { results } = (await post(message())).json()
    expect(await stored.items(siteowner.id)).toMatchObject([
      { due_at: expect.any(String), operator_id: operator.id, customer_message_id: results[0].id },
    ])
    const [conversation] = await stored.conversations(siteowner.id)
    await expect
      .poll(() => hints)
      .toEqual(
        expect.arrayContaining([
          { topic: 'queue' },
          { topic: 'conversation', id: conversation?.id, operatorId: operator.id },
        ]),
      )
    stop()
  })
})

describe('an earlier message of an operator', () => {
  it('is answered when the customer writes, and counted on the day it was sent', async () => {
    const { siteowner, message, post } = await makeSite(test)
    await post(message())
    const [conversation] = await stored.conversations(siteowner.id)
    const conversationId = conversation?.id ?? 0
    const operator = await makeOperator(test.db)
    const reply = await makeSentMessage(test.db, { conversationId, operatorId: operator.id })
    const extra = await makeSentMessage(test.db, {
      conversationId,
      operatorId: operator.id,
      turn: 'extra_reply',
    })
    // The reply was sent late last night, in UTC.
    const moved = await sql<{ day: string }>`
      with message as (
        update messages set created_at = date_trunc('day', now()) - interval '1 minute' where id = ${reply.id}
        returning (created_at at time zone 'utc')::date as day
      )
      update message_stats_daily s set day = message.day from message
      where s.operator_id = ${operator.id} and s.type = 'reply' returning s.day`.execute(test.db)
    await post(message(), message())
    await post(message())
    const answered = await test.db
      .selectFrom('messages')
      .where('id', 'in', [reply.id, extra.id])
      .where('answered_at', 'is not', null)
      .select('id')
      .execute()
    expect(answered).toHaveLength(2)
    const stats = await test.db
      .selectFrom('message_stats_daily')
      .where('operator_id', '=', operator.id)
      .selectAll()
      .orderBy('day')
      .execute()
    expect(stats).toMatchObject([
      { day: moved.rows[0]?.day, type: 'reply', sent: 1, answered: 1 },
      { type: 'extra_reply', sent: 1, answered: 1 },
    ])
  })

  it('in another conversation stays unanswered', async () => {
    const [one, other] = [await makeSite(test), await makeSite(test)]
    await one.post(one.message())
    await other.post(other.message())
    const [conversation] = await stored.conversations(one.siteowner.id)
    const sent = await makeSentMessage(test.db, { conversationId: conversation?.id ?? 0 })
    await other.post(other.message())
    const row = await test.db.selectFrom('messages').where('id', '=', sent.id).selectAll().executeTakeFirst()
    expect(row?.answered_at).toBeNull()
  })
})
