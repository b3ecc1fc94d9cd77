import type { UnsentChat } from '@panel/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { claimingOf } from '../../../testing/claiming.ts'
import { makeOperator } from '../../../testing/make.ts'
import { makeSentMessage, makeWaiting } from '../../../testing/make-conversations.ts'
import { makeIgnored } from '../../../testing/taker.ts'

const test = useTestApp()
const { operatorIn, claim } = claimingOf(test)

type Caller = { id: number; call: Awaited<ReturnType<typeof test.signedIn>> }

const list = async ({ call }: Caller, ids: number[] = []): Promise<UnsentChat[]> =>
  (await call('GET', `/api/unsent-chats${ids.length > 0 ? `?ids=${ids.join(',')}` : ''}`)).json().items

const makeDraft = ({ id }: Caller, conversationId: number, body = 'Half an answer') =>
  test.db.insertInto('drafts').values({ conversation_id: conversationId, operator_id: id, body }).execute()

async function makeCaller(own: Parameters<typeof makeOperator>[1] = {}): Promise<Caller> {
  const operator = await makeOperator(test.db, own)
  return { id: operator.id, call: await test.signedIn(operator) }
}

describe('the chats with unsent words', () => {
  it('are none for somebody who has typed nothing', async () => {
    await makeDraft(await makeCaller(), (await makeWaiting(test.db)).id)
    expect(await list(await makeCaller())).toEqual([])
  })

  it('have the own draft only, with the names and what became of the chat', async () => {
    const { id, customer, profile } = await makeWaiting(test.db)
    const [operator, other] = [await makeCaller(), await makeCaller()]
    await makeDraft(operator, id, 'Mine')
    await makeDraft(other, id, 'Theirs')
    expect(await list(operator)).toEqual([
      {
        id,
        customer: { name: customer.name },
        profile: { name: profile.name },
        state: 'waiting',
        by: null,
        can_take_back: false,
        is_stopped: false,
        draft: { text: 'Mine', updated_at: expect.any(String) },
      },
    ])
  })

  it('that are named are listed if they may be read, without a draft', async () => {
    const { id } = await makeWaiting(test.db, { language: 'za' })
    const operator = await operatorIn('za')
    await claim(operator)
    expect(await list(operator, [id, 999_999])).toMatchObject([{ id, state: 'in_hand', draft: null }])
    expect(await list(await makeCaller(), [id])).toEqual([])
  })

  it('tell of a lost chat that it can be taken back, until somebody else has it', async () => {
    const { id } = await makeWaiting(test.db, { language: 'zb' })
    const operator = await operatorIn('zb')
    await claim(operator)
    await makeDraft(operator, id)
    await test.db
      .updateTable('queue_items')
      .set({ expires_at: sql<string>`now() - interval '1 second'` })
      .where('conversation_id', '=', id)
      .execute()
    expect(await list(operator)).toMatchObject([{ state: 'waiting', can_take_back: true }])
    await test.db
      .updateTable('queue_items')
      .set({ expires_at: null })
      .where('conversation_id', '=', id)
      .execute()
    expect(await list(operator)).toMatchObject([{ state: 'waiting', can_take_back: true }])
    const other = await operatorIn('zb')
    await claim(other)
    expect(await list(operator)).toMatchObject([
      { state: 'answering', can_take_back: false, by: { id: other.id } },
    ])
  })

  it('tell that a master has it, the customer is on hold, or it is ignored or answered', async () => {
    const operator = await makeCaller()
    const master = await makeWaiting(test.db, { item: { for_master: true } })
    const held = await makeWaiting(test.db)
    await test.db
      .insertInto('holds')
      .values({ customer_id: held.customer.id, kind: 'possible_minor' })
      .execute()
    const ignored = await makeIgnored(test.db)
    const answered = await makeWaiting(test.db)
    const answerer = await makeOperator(test.db)
    await makeSentMessage(test.db, { conversationId: answered.id, operatorId: answerer.id })
    await test.db.deleteFrom('queue_items').where('conversation_id', '=', answered.id).execute()
    for (const { id } of [master, held, ignored, answered]) await makeDraft(operator, id)
    const stateOf = new Map((await list(operator)).map((chat) => [chat.id, chat]))
    expect(stateOf.get(master.id)).toMatchObject({ state: 'with_master', can_take_back: false })
    expect(stateOf.get(held.id)).toMatchObject({ state: 'held', can_take_back: false })
    expect(stateOf.get(ignored.id)).toMatchObject({ state: 'ignored' })
    expect(stateOf.get(answered.id)).toMatchObject({ state: 'answered', by: { id: answerer.id } })
  })

  it('tell that a check has stopped the text', async () => {
    const { id, siteowner } = await makeWaiting(test.db)
    const operator = await makeCaller()
    await makeDraft(operator, id)
    await test.db
      .insertInto('raised_checks')
      .values({
        siteowner_id: siteowner.id,
        operator_id: operator.id,
        conversation_id: id,
        kind: 'contact',
        outcome: 'stopped',
        key: 'k',
      })
      .execute()
    expect(await list(operator)).toMatchObject([{ id, is_stopped: true }])
  })

  it('are asked for with at most 200 ids', async () => {
    const { call } = await makeCaller()
    const status = async (ids: string) => (await call('GET', `/api/unsent-chats?ids=${ids}`)).statusCode
    expect(await status(Array.from({ length: 200 }, (_, index) => index + 1).join(','))).toBe(200)
    expect(await status(Array.from({ length: 201 }, (_, index) => index + 1).join(','))).toBe(400)
    expect(await status('1,x')).toBe(400)
  })
})
