import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { ignoringOf } from '../../../testing/ignoring.ts'
import { makeStaffedSite } from '../../../testing/in-hand.ts'
import { makeIgnored, makeTaker } from '../../../testing/taker.ts'

const test = useTestApp()
const { itemOf, ignoresOf, statusOf, inHand, masterOf } = ignoringOf(test)

describe('an ignored conversation', () => {
  it('shows the option and the operator, and returns to its place when a master stops it', async () => {
    const chat = await inHand({ seconds: 300 })
    await chat.ignore({ options: ['until_next_message', 'alert'], note: 'Spam' })
    const master = await masterOf(chat)
    const { conversation } = (await master.call('GET', `/api/conversations/${chat.id}`)).json()
    expect(conversation).toMatchObject({ status: 'ignored', customer: { alert: 'Spam' } })
    const by = { id: chat.anna.operator.id, name: 'Anna V.' }
    expect(conversation.ignores).toMatchObject([
      { option: 'until_next_message', by, at: expect.stringMatching(/Z$/) },
      { option: 'alert', note: 'Spam', by },
    ])
    const stop = () => master.call('DELETE', `/api/conversations/${chat.id}/ignore`)
    expect((await stop()).json()).toEqual({ stopped: true })
    expect((await stop()).json()).toEqual({ stopped: false })
    expect(await statusOf(chat.id)).toBe('open')
    const message = await test.db
      .selectFrom('messages')
      .where('id', '=', chat.message.id)
      .select('created_at')
      .executeTakeFirstOrThrow()
    expect(await itemOf(chat.id)).toMatchObject({
      due_at: message.created_at,
      customer_message_id: chat.message.id,
      expires_at: null,
    })
    expect(await ignoresOf(chat.id)).toMatchObject([
      { ended_by: master.operator.id },
      { ended_by: master.operator.id },
    ])
  })

  it('in which no customer waits becomes answered again when a master stops it', async () => {
    const chat = await inHand()
    const sent = await chat.anna.call(
      'POST',
      `/api/conversations/${chat.id}/messages`,
      { ...chat.lease, in_reply_to: chat.in_reply_to, text: 'That will do' },
      { 'idempotency-key': randomUUID() },
    )
    expect(sent.statusCode).toBe(200)
    await chat.ignore({ options: ['until_next_message', 'stop_pokes'] })
    expect(await statusOf(chat.id)).toBe('ignored')
    const master = await masterOf(chat)
    expect((await master.call('DELETE', `/api/conversations/${chat.id}/ignore`)).json()).toEqual({
      stopped: true,
    })
    expect(await statusOf(chat.id)).toBe('answered')
    expect(await itemOf(chat.id)).toBeUndefined()
  })

  it('can be stopped only by operators who may take chats, at their own site owners', async () => {
    const chat = await inHand()
    await chat.ignore({ options: ['until_next_message'] })
    const stop = (call: typeof chat.anna.call) => call('DELETE', `/api/conversations/${chat.id}/ignore`)
    expect((await stop(chat.anna.call)).json().code).toBe('not_allowed')
    const elsewhere = await masterOf({ staffedSite: await makeStaffedSite(test) })
    expect((await stop(elsewhere.call)).json().code).toBe('conversation_not_found')
    expect(await statusOf(chat.id)).toBe('ignored')
  })

  it('is no longer ignored when a master takes and answers it', async () => {
    const chat = await inHand()
    await chat.ignore({ options: ['until_next_message', 'stop_pokes'] })
    const master = await masterOf(chat)
    const taken = (await master.act(chat.id, 'lease', {})).json()
    const lease = { lease_id: taken.lease.id, epoch: taken.lease.epoch }
    // It is in no queue, so it cannot be skipped.
    expect((await master.act(chat.id, 'skip', { reason_words: 'Not mine', ...lease })).json().code).toBe(
      'nothing_waits',
    )
    const sent = await master.call(
      'POST',
      `/api/conversations/${chat.id}/messages`,
      { ...lease, in_reply_to: chat.in_reply_to, text: 'Please be polite' },
      { 'idempotency-key': randomUUID() },
    )
    expect(sent.json().message.type).toBe('reply')
    expect(await statusOf(chat.id)).toBe('answered')
    expect((await ignoresOf(chat.id)).map(({ option, ended_by }) => [option, ended_by])).toEqual([
      ['until_next_message', master.operator.id],
      ['stop_pokes', null],
    ])
  })

  it('that was handed over is no longer only for masters', async () => {
    const chat = await inHand()
    await chat.anna.act(chat.id, 'handover', { reason_words: 'Abuse', ...chat.lease })
    const master = await masterOf(chat)
    const { lease } = await master.take()
    await master.act(chat.id, 'ignore', { options: ['until_next_message'], ...lease })
    await chat.write()
    expect(await itemOf(chat.id)).toMatchObject({ for_master: false })
    const { conversation } = (await master.call('GET', `/api/conversations/${chat.id}`)).json()
    expect(conversation.handover).toBeNull()
  })
})

it('an ignored conversation does not become unanswered when it is answered and stopped at the same moment', async () => {
  for (let round = 0; round < 16; round++) {
    const { id } = await makeIgnored(test.db)
    const master = await makeTaker(test)
    const taken = (await master.take(id)).json()
    const stops = master.call('DELETE', `/api/conversations/${id}/ignore`)
    for (let turn = 0; turn < round; turn++) await new Promise(setImmediate)
    const [, sent] = await Promise.all([stops, master.send(id, taken)])
    expect(sent.statusCode, sent.body).toBe(200)
    const due = await test.db
      .selectFrom('queue_items')
      .where('conversation_id', '=', id)
      .where('due_at', 'is not', null)
      .select('due_at')
      .execute()
    expect(due).toEqual([])
  }
})
