import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { operatorOf } from '../../testing/endpoints/callers.ts'
import { makeStaffedSite } from '../../testing/in-hand.ts'
import { makeReceived, type makeWaiting } from '../../testing/make.ts'
import { makeIgnored, makeTaker } from '../../testing/taker.ts'

const test = useTestApp()

const itemOf = (id: number) =>
  test.db.selectFrom('queue_items').where('conversation_id', '=', id).selectAll().executeTakeFirst()
const ignoresOf = (id: number) =>
  test.db.selectFrom('ignores').where('conversation_id', '=', id).selectAll().orderBy('id').execute()
const statusOf = async (id: number) =>
  (await test.db.selectFrom('conversations').where('id', '=', id).select('status').executeTakeFirstOrThrow())
    .status

type Waiting = NonNullable<Parameters<typeof makeWaiting>[1]>

/** A waiting conversation that Anna has in hand; `write` sends its customer's next message. */
async function inHand(own: Omit<Waiting, 'siteowner'> = {}) {
  const desk = await makeStaffedSite(test)
  const made = await desk.waiting(own)
  const anna = await desk.colleague({ name: 'Anna V.' })
  const { lease, in_reply_to } = await anna.take(own.item?.kind ?? 'reply')
  const ignore = (body: object) => anna.act(made.id, 'ignore', { ...lease, ...body })
  const write = () =>
    test.site(desk.siteowner.key)('POST', '/site/v1/messages', {
      messages: [
        {
          external_id: randomUUID(),
          customer_external_id: made.customer.external_id,
          profile_external_id: made.profile.external_id,
          text: 'Why don’t you answer?',
          sent_at: '2026-11-20T10:00:00Z',
        },
      ],
    })
  return { ...made, desk, anna, lease, in_reply_to, ignore, write }
}

async function masterOf({ desk }: Pick<Awaited<ReturnType<typeof inHand>>, 'desk'>) {
  await operatorOf(test, 'master')
  return desk.colleague({ permissions_id: 175 })
}

describe('ignoring', () => {
  it('until the next message: it leaves the queue without a reply, until the customer writes again', async () => {
    const chat = await inHand()
    const answer = await chat.ignore({ options: ['until_next_message'], next: 'reply' })
    expect(answer.json().next).toMatchObject({ conversation: null })
    expect(await itemOf(chat.id)).toBeUndefined()
    expect(await statusOf(chat.id)).toBe('ignored')
    expect(await ignoresOf(chat.id)).toMatchObject([
      { option: 'until_next_message', operator_id: chat.anna.operator.id, ended_at: null },
    ])
    expect((await chat.write()).statusCode).toBe(200)
    expect(await statusOf(chat.id)).toBe('open')
    expect(await itemOf(chat.id)).toMatchObject({ kind: 'reply', due_at: expect.any(String) })
    expect(await ignoresOf(chat.id)).toMatchObject([{ ended_at: expect.any(String), ended_by: null }])
    expect((await chat.anna.take()).id).toBe(chat.id)
  })

  it('with stopped pokes: it is also ignored until the customer writes, and the pokes stay stopped after that', async () => {
    const chat = await inHand()
    await chat.ignore({ options: ['stop_pokes'] })
    expect(await statusOf(chat.id)).toBe('ignored')
    expect(await itemOf(chat.id)).toBeUndefined()
    await chat.write()
    expect(await statusOf(chat.id)).toBe('open')
    expect(await ignoresOf(chat.id)).toMatchObject([{ option: 'stop_pokes', ended_at: null }])
  })

  it('with an alert: the note becomes the alert of the customer', async () => {
    const chat = await inHand()
    await chat.ignore({ options: ['alert'], note: ' Swears at everybody ' })
    expect(await statusOf(chat.id)).toBe('ignored')
    await chat.write()
    const { id } = await chat.anna.take()
    const { conversation } = (await chat.anna.call('GET', `/api/conversations/${id}`)).json()
    expect(conversation.customer.alert).toBe('Swears at everybody')
    expect(conversation.ignores).toEqual([])
  })

  it('with several options at once: each has its effect, with one audit entry', async () => {
    const chat = await inHand()
    const options = ['until_next_message', 'stop_pokes', 'alert']
    const { statusCode } = await chat.ignore({ options, note: 'Spam', in_reply_to: chat.in_reply_to })
    expect(statusCode).toBe(200)
    expect((await ignoresOf(chat.id)).map(({ option }) => option)).toEqual(options)
    const audit = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'conversation.ignore')
      .where('subject_id', '=', chat.id)
      .select(['operator_id', 'details'])
      .execute()
    expect(audit).toEqual([
      { operator_id: chat.anna.operator.id, details: { message_id: chat.message.id, options } },
    ])
  })

  it('of a poke removes it from the poke queue; an answered conversation stays answered, unless it is ignored until the next message', async () => {
    for (const [option, status] of [
      ['stop_pokes', 'answered'],
      ['until_next_message', 'ignored'],
    ] as const) {
      const chat = await inHand({ item: { kind: 'poke' } })
      await test.db
        .updateTable('conversations')
        .set({ status: 'answered' })
        .where('id', '=', chat.id)
        .execute()
      expect((await chat.ignore({ options: [option] })).statusCode).toBe(200)
      expect(await itemOf(chat.id)).toBeUndefined()
      expect(await statusOf(chat.id)).toBe(status)
    }
  })

  it('can be repeated after a lost response, and acts once', async () => {
    const chat = await inHand()
    const answers = [
      await chat.ignore({ options: ['until_next_message'] }),
      await chat.ignore({ options: ['until_next_message'] }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await ignoresOf(chat.id)).toHaveLength(1)
    await chat.write()
    expect((await chat.ignore({ options: ['until_next_message'] })).statusCode).toBe(200)
    expect(await statusOf(chat.id)).toBe('open')
  })

  it('again with the same option starts it again: the latest decision counts', async () => {
    const chat = await inHand()
    await chat.ignore({ options: ['stop_pokes'] })
    await chat.write()
    const { lease } = await chat.anna.take()
    expect((await chat.anna.act(chat.id, 'ignore', { options: ['stop_pokes'], ...lease })).statusCode).toBe(
      200,
    )
    expect((await ignoresOf(chat.id)).map(({ ended_at }) => ended_at === null)).toEqual([false, true])
  })
})

describe('ignoring is refused', () => {
  it.each([
    ['without options', {}, 'options'],
    ['with a way there is not', { options: ['forever'] }, 'options.0'],
    ['with no way at all', { options: [] }, 'options'],
    ['with a way there is not among others', { options: ['stop_pokes', 'forever'] }, 'options.1'],
    ['with an alert that says nothing', { options: ['alert'] }, 'note'],
    ['with an alert that is blank', { options: ['alert'], note: '  ' }, 'note'],
  ])('%s, with the name of the field', async (_title, body, path) => {
    const chat = await inHand()
    const refused = await chat.ignore(body)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ code: 'invalid_input', issues: [{ path }] })
    expect(await statusOf(chat.id)).toBe('open')
    expect(await itemOf(chat.id)).toMatchObject(chat.lease)
  })

  it('with a message that the operator has not seen', async () => {
    const chat = await inHand()
    const newer = await makeReceived(test.db, { conversationId: chat.id, text: 'I am sorry' })
    const refused = await chat.ignore({ options: ['until_next_message'], in_reply_to: chat.in_reply_to })
    expect(refused.json()).toMatchObject({
      code: 'newer_message',
      messages: [{ id: newer.id, text: 'I am sorry' }],
    })
    expect(await statusOf(chat.id)).toBe('open')
  })

  it('without the lease', async () => {
    const chat = await inHand()
    const tom = await chat.desk.colleague()
    const refused = await tom.act(chat.id, 'ignore', { options: ['stop_pokes'], ...chat.lease })
    expect(refused.json()).toMatchObject({ code: 'lease_lost' })
    await chat.anna.act(chat.id, 'skip', { reason_words: 'Not mine', ...chat.lease })
    expect((await chat.ignore({ options: ['stop_pokes'] })).json()).toMatchObject({ code: 'lease_lost' })
    expect(await ignoresOf(chat.id)).toEqual([])
  })
})

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

  it('without a waiting customer is answered again; stopped pokes alone are removed too', async () => {
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
    const elsewhere = await masterOf({ desk: await makeStaffedSite(test) })
    expect((await stop(elsewhere.call)).json().code).toBe('conversation_not_found')
    expect(await statusOf(chat.id)).toBe('ignored')
  })

  it('is no longer ignored when a master takes and answers it', async () => {
    const chat = await inHand()
    await chat.ignore({ options: ['until_next_message', 'stop_pokes'] })
    const master = await masterOf(chat)
    const { lease } = (await master.act(chat.id, 'lease', {})).json()
    const hand = { lease_id: lease.id, epoch: lease.epoch }
    // It is in no queue, so it cannot be skipped.
    expect((await master.act(chat.id, 'skip', { reason_words: 'Not mine', ...hand })).json().code).toBe(
      'nothing_waits',
    )
    const sent = await master.call(
      'POST',
      `/api/conversations/${chat.id}/messages`,
      { ...hand, in_reply_to: chat.in_reply_to, text: 'Please be polite' },
      { 'idempotency-key': randomUUID() },
    )
    expect(sent.json().message.type).toBe('reply')
    expect(await statusOf(chat.id)).toBe('answered')
    expect((await ignoresOf(chat.id)).map(({ option, ended_by }) => [option, ended_by])).toEqual([
      ['until_next_message', master.operator.id],
      ['stop_pokes', null],
    ])
  })

  it('that was handed over is no longer with the masters', async () => {
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

it('does not become unanswered when it is answered and stopped at the same moment', async () => {
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
