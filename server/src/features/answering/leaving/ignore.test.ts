import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { ignoringOf } from '../../../testing/ignoring.ts'
import { makeReceived } from '../../../testing/make-conversations.ts'

const test = useTestApp()
const { itemOf, ignoresOf, statusOf, inHand } = ignoringOf(test)

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
      .orderBy('id')
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

  it('again with the same option ends the first ignore and starts a new one: the latest decision counts', async () => {
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
    ['with an unknown option', { options: ['forever'] }, 'options.0'],
    ['with an empty list of options', { options: [] }, 'options'],
    ['with an unknown option after a known one', { options: ['stop_pokes', 'forever'] }, 'options.1'],
    ['with an alert without a note', { options: ['alert'] }, 'note'],
    ['with an alert with a blank note', { options: ['alert'], note: '  ' }, 'note'],
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
    const tom = await chat.staffedSite.colleague()
    const refused = await tom.act(chat.id, 'ignore', { options: ['stop_pokes'], ...chat.lease })
    expect(refused.json()).toMatchObject({ code: 'lease_lost' })
    await chat.anna.act(chat.id, 'skip', { reason_words: 'Not mine', ...chat.lease })
    expect((await chat.ignore({ options: ['stop_pokes'] })).json()).toMatchObject({ code: 'lease_lost' })
    expect(await ignoresOf(chat.id)).toEqual([])
  })
})
