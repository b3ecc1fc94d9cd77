import type { EmptyReason } from '@panel/contract'
import type { Insertable } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Operators } from '../../../platform/database-types.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeSkip, makeWaiting } from '../../../testing/make-conversations.ts'

/** Which conversations an operator may answer: claims, badges and the reasons of an empty claim agree. */

const test = useTestApp()

/** Each test has its own site owner, so that the tests do not claim each other's conversations. */
let siteowner: Awaited<ReturnType<typeof makeSiteowner>>
beforeEach(async () => {
  siteowner = await makeSiteowner(test.db)
})

async function operatorWith(own: Partial<Insertable<Operators>> = {}) {
  const operator = await makeOperator(test.db, { siteowner_ids: [siteowner.id], ...own })
  const call = await test.signedIn(operator)
  const requestClaim = async (
    queue: string,
  ): Promise<{ conversation: { id: number } | null; why?: EmptyReason[] }> =>
    (await call('POST', `/api/queues/${queue}/claim`, {})).json()
  return {
    ...operator,
    /** Returns what they can claim, and releases it at once; null and the reasons when there is nothing. */
    async claim(queue = 'reply') {
      const claimed = await requestClaim(queue)
      await test.db
        .updateTable('queue_items')
        .set({ expires_at: null })
        .where('operator_id', '=', operator.id)
        .execute()
      return claimed.conversation?.id ?? claimed.why
    },
    requestClaim,
    async badges() {
      const { user } = (await call('GET', '/api/user.php')).json()
      return { messages: user.open_messages, pokes: user.open_pokes }
    },
    queues: async () => (await call('GET', '/api/queues')).json(),
  }
}

const makeMaster = async () => {
  await makeLevel(test.db, { id: 175, rights: ['other_chats.handover'] })
  return operatorWith({ permissions_id: 175 })
}

const waiting = (own: Parameters<typeof makeWaiting>[1] = {}) => makeWaiting(test.db, { siteowner, ...own })
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

describe('an operator gets, and counts, only conversations', () => {
  it('of their message types', async () => {
    const reply = await waiting()
    const poke = await waiting({ item: { kind: 'poke' } })
    const replier = await operatorWith({ message_types: ['reply'] })
    expect(await replier.claim('smart')).toBe(reply.id)
    expect(await replier.claim('poke')).toEqual(['no_right'])
    expect(await replier.badges()).toEqual({ messages: 1, pokes: 0 })
    const poker = await operatorWith({ message_types: ['poke'] })
    expect(await poker.claim('smart')).toBe(poke.id)
    expect(await poker.badges()).toEqual({ messages: 0, pokes: 1 })
  })

  it('in their languages', async () => {
    await waiting({ language: 'pl', seconds: 60 })
    const italian = await waiting({ language: 'it' })
    const operator = await operatorWith({ languages: ['it', 'nl'] })
    expect(await operator.claim()).toBe(italian.id)
    expect(await operator.badges()).toEqual({ messages: 1, pokes: 0 })
    const dutch = await operatorWith({ languages: ['nl'] })
    expect(await dutch.claim()).toEqual(['none_in_your_languages'])
    expect(await dutch.badges()).toEqual({ messages: 0, pokes: 0 })
    expect(await (await operatorWith({ languages: [] })).claim()).toEqual(['no_language'])
  })

  it('of their segments, or of none', async () => {
    await waiting({ item: { segment: 'gold' }, seconds: 60 })
    const silver = await waiting({ item: { segment: 'silver' }, seconds: 30 })
    const none = await waiting()
    const operator = await operatorWith({ segments: ['silver'] })
    expect(await operator.badges()).toEqual({ messages: 2, pokes: 0 })
    expect(await operator.claim()).toBe(silver.id)
    await test.db.deleteFrom('queue_items').where('conversation_id', '=', silver.id).execute()
    expect(await operator.claim()).toBe(none.id)
    await test.db.deleteFrom('queue_items').where('conversation_id', '=', none.id).execute()
    expect(await operator.claim()).toEqual(['empty'])
  })

  it('of their site owners', async () => {
    await makeWaiting(test.db, { seconds: 60 })
    const operator = await operatorWith()
    expect(await operator.claim()).toEqual(['empty'])
    expect(await operator.badges()).toEqual({ messages: 0, pokes: 0 })
    const ours = await waiting()
    expect(await operator.claim()).toBe(ours.id)
    expect(await operator.badges()).toEqual({ messages: 1, pokes: 0 })
  })

  it('that they did not skip within a day', async () => {
    const operator = await operatorWith()
    const skipped = await waiting({ seconds: 60 })
    const other = await waiting()
    await makeSkip(test.db, { conversationId: skipped.id, operatorId: operator.id })
    expect(await operator.badges()).toEqual({ messages: 1, pokes: 0 })
    expect(await operator.claim()).toBe(other.id)
    await test.db.deleteFrom('queue_items').where('conversation_id', '=', other.id).execute()
    expect(await operator.claim()).toEqual(['all_skipped'])
    expect(await operator.badges()).toEqual({ messages: 0, pokes: 0 })
    const colleague = await operatorWith()
    expect(await colleague.claim()).toBe(skipped.id)
    expect(await colleague.badges()).toEqual({ messages: 1, pokes: 0 })
  })

  it('including those that they skipped more than a day ago', async () => {
    const operator = await operatorWith()
    const { id } = await waiting()
    await makeSkip(test.db, { conversationId: id, operatorId: operator.id, hoursAgo: 24.1 })
    expect(await operator.claim()).toBe(id)
    expect(await operator.badges()).toEqual({ messages: 1, pokes: 0 })
  })

  it('that are not for masters; masters get those before all others', async () => {
    await waiting({ seconds: 600 })
    const handedOver = await waiting({ item: { for_master: true } })
    const [operator, master] = [await operatorWith(), await makeMaster()]
    expect(await operator.badges()).toEqual({ messages: 1, pokes: 0 })
    expect((await operator.queues()).reply).toMatchObject({ waiting: 1 })
    expect(await master.badges()).toEqual({ messages: 2, pokes: 0 })
    expect((await master.queues()).reply).toMatchObject({ waiting: 2 })
    expect(await master.claim()).toBe(handedOver.id)
    await test.db.deleteFrom('queue_items').where('for_master', '=', false).execute()
    expect(await operator.claim()).toEqual(['for_master'])
  })

  it('with a poke that is due, outside of the quiet hours of its customer', async () => {
    const operator = await operatorWith()
    await waiting({ item: { kind: 'poke', due_at: inMinutes(10) } })
    await waiting({ item: { kind: 'poke', closes_at: inMinutes(-1) } })
    expect(await operator.claim('poke')).toEqual(['not_due'])
    expect(await operator.badges()).toEqual({ messages: 0, pokes: 0 })
    expect((await operator.queues()).poke).toMatchObject({
      waiting: 0,
      oldest_waiting_at: null,
      due_later: 2,
    })
    const open = await waiting({ item: { kind: 'poke', closes_at: inMinutes(1) } })
    expect(await operator.claim('poke')).toBe(open.id)
    expect(await operator.badges()).toEqual({ messages: 0, pokes: 1 })
    expect((await operator.queues()).poke).toMatchObject({ waiting: 1, due_later: 2 })
  })
})

describe('the combined queue', () => {
  it('serves chats and pokes together, those that have waited longest first', async () => {
    const poke = await waiting({ item: { kind: 'poke' }, seconds: 60 })
    const reply = await waiting({ seconds: 30 })
    const operator = await operatorWith()
    expect(await operator.claim('smart')).toBe(poke.id)
    await test.db.deleteFrom('queue_items').where('conversation_id', '=', poke.id).execute()
    expect(await operator.claim('smart')).toBe(reply.id)
  })
})

describe('operators who claim at the same moment', () => {
  it('get different conversations, and none that they skipped', async () => {
    const operators = await Promise.all(Array.from({ length: 8 }, () => operatorWith()))
    const conversations = await Promise.all(
      Array.from({ length: 10 }, (_, index) => waiting({ seconds: 100 - index })),
    )
    const oldest = conversations.slice(0, 4).map(({ id }) => id)
    const skippers = operators.slice(0, 3)
    for (const { id } of skippers)
      for (const conversationId of oldest) await makeSkip(test.db, { conversationId, operatorId: id })
    const served = await Promise.all(
      operators.map(async (operator) => (await operator.requestClaim('reply')).conversation?.id ?? 0),
    )
    expect(new Set(served).size).toBe(8)
    expect(served.slice(0, 3).filter((id) => oldest.includes(id))).toEqual([])
    // The others get the oldest ones, as if nobody had skipped anything.
    expect(served.filter((id) => oldest.includes(id))).toHaveLength(4)
  })
})

describe('an empty claim', () => {
  it('has its reasons, counting only what this operator could otherwise have claimed', async () => {
    const [operator, colleague] = [await operatorWith(), await operatorWith()]
    await waiting({ item: { held: true } })
    expect(await operator.claim()).toEqual(['all_held'])
    const { id } = await waiting()
    expect((await colleague.requestClaim('reply')).conversation?.id).toBe(id)
    expect(await operator.claim()).toEqual(['all_taken', 'all_held'])
    // Another site owner and another segment are no reasons.
    const stranger = await operatorWith({ siteowner_ids: [(await makeSiteowner(test.db)).id] })
    expect(await stranger.claim()).toEqual(['empty'])
    await test.db
      .updateTable('queue_items')
      .set({ segment: 'gold' })
      .where('siteowner_id', '=', siteowner.id)
      .execute()
    expect(await (await operatorWith({ segments: ['silver'] })).claim()).toEqual(['empty'])
  })
})
