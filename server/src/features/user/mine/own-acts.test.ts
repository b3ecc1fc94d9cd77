import type { OwnAct } from '@panel/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeMaster } from '../../../testing/escalating.ts'
import { makeStaffedSite } from '../../../testing/in-hand.ts'
import { makeReceived, makeSentMessage } from '../../../testing/make-conversations.ts'
import { denial, makeStopped } from '../../../testing/make-stopped.ts'

const test = useTestApp()

/** An operator of a site, who can take what waits, and their list. */
async function makeWorld() {
  const site = await makeStaffedSite(test)
  const anna = await site.colleague({ name: 'Anna V.' })
  const list = async (query = '', call = anna.call): Promise<OwnAct[]> =>
    (await call('GET', `/api/own-acts${query}`)).json().items
  const send = async (text = 'Hello to you', undoFor = 0) => {
    const { id, in_reply_to, lease } = await anna.take()
    const body = { ...lease, in_reply_to, text, undo_for: undoFor }
    const answer = await anna.call('POST', `/api/conversations/${id}/messages`, body, {
      'idempotency-key': crypto.randomUUID(),
    })
    await anna.call('POST', `/api/leases/${lease.lease_id}/release`)
    return { id, messageId: answer.json().message.id as number }
  }
  const states = async (query = '') => (await list(query)).map(({ kind, became }) => [kind, became.state])
  return { ...site, anna, list, send, states }
}

describe('own acts', () => {
  it('are none before any work, and nobody reads them signed out', async () => {
    const { anna } = await makeWorld()
    expect((await anna.call('GET', '/api/own-acts')).json()).toEqual({ items: [], next_cursor: null })
    expect((await test.anonymous('GET', '/api/own-acts')).statusCode).toBe(401)
  })

  it('have a sent message with its names, its text and that it was not delivered yet', async () => {
    const { list, send, waiting } = await makeWorld()
    const { customer, profile } = await waiting()
    const { id, messageId } = await send('Hello\r\nto you')
    expect(await list()).toEqual([
      {
        id: messageId * 8,
        kind: 'reply',
        at: expect.any(String),
        conversation: { id },
        customer: { name: customer.name },
        profile: { name: profile.name },
        is_readable: true,
        message_id: messageId,
        text: 'Hello\nto you',
        reason_code: null,
        reason_words: null,
        escalation: null,
        ignore: null,
        became: { state: expect.any(String), at: null, by: null, outcome: null, note: null },
      },
    ])
  })

  it('say what became of a message: leaves, not delivered yet, delivered, refused, answered back, deleted', async () => {
    const { list, send, waiting, siteowner } = await makeWorld()
    await sql`update siteowners set webhook_url = 'http://127.0.0.1:1/' where id = ${siteowner.id}`.execute(
      test.db,
    )
    await waiting()
    const { id, messageId } = await send('Hi', 10)
    const became = async () => (await list())[0]?.became
    expect(await became()).toMatchObject({ state: 'leaves', at: expect.any(String) })
    const deliver = (status: string) =>
      sql`update deliveries set status = ${status}, deliver_at = now(), attempts = 1,
        delivered_at = case when ${status} = 'delivered' then now() end where message_id = ${messageId}`.execute(
        test.db,
      )
    await deliver('pending')
    expect(await became()).toMatchObject({ state: 'not_delivered' })
    await deliver('dead')
    expect(await became()).toMatchObject({ state: 'refused' })
    await deliver('delivered')
    expect(await became()).toMatchObject({ state: 'delivered', at: expect.any(String) })
    await sql`update messages set answered_at = now() where id = ${messageId}`.execute(test.db)
    expect(await became()).toMatchObject({ state: 'answered_back', at: expect.any(String) })
    await sql`update messages set deleted_at = now(), deleted_by = operator_id where id = ${messageId}`.execute(
      test.db,
    )
    expect(await list()).toMatchObject([
      { conversation: { id }, text: null, became: { state: 'deleted', by: null } },
    ])
  })

  it('are forgotten when they are undone', async () => {
    const { list, send, waiting, anna } = await makeWorld()
    await waiting()
    const { messageId } = await send('Oops', 10)
    expect((await anna.call('POST', `/api/messages/${messageId}/undo`)).statusCode).toBe(200)
    expect(await list()).toEqual([])
  })

  it('have skips, ignores, handovers and escalations with what became of the chat', async () => {
    const { states, waiting, anna, list, siteowner } = await makeWorld()
    for (let chat = 0; chat < 4; chat++) await waiting({ seconds: 100 - chat })
    const skipped = await anna.take()
    await anna.act(skipped.id, 'skip', { ...skipped.lease, reason_code: 'topic' })
    const ignored = await anna.take()
    await anna.act(ignored.id, 'ignore', {
      ...ignored.lease,
      options: ['until_next_message', 'stop_pokes'],
      in_reply_to: ignored.in_reply_to,
    })
    const handed = await anna.take()
    await anna.act(handed.id, 'handover', { ...handed.lease, reason_words: 'Asks for my boss' })
    const escalated = await anna.take()
    await anna.act(escalated.id, 'escalate', { kind: 'distress' })
    expect(await states()).toEqual([
      ['escalation', 'with_master'],
      ['handover', 'with_master'],
      ['ignore', 'still_ignored'],
      ['skip', 'waiting'],
    ])
    expect(await list('?kind=masters')).toMatchObject([
      { escalation: 'distress', conversation: { id: escalated.id } },
      { reason_words: 'Asks for my boss', conversation: { id: handed.id }, is_readable: false },
    ])

    const master = await makeMaster(test, siteowner)
    const taken = (await master('POST', `/api/conversations/${handed.id}/lease`, {})).json()
    expect(await list('?kind=handover')).toMatchObject([
      { became: { state: 'answering', by: { id: expect.any(Number) } } },
    ])
    const given = { lease_id: taken.lease.id, epoch: taken.lease.epoch }
    await master('POST', `/api/conversations/${handed.id}/give-back`, given)
    await sql`update ignores set ended_at = now() where conversation_id = ${ignored.id}`.execute(test.db)
    expect(await states()).toEqual([
      ['escalation', 'with_master'],
      ['handover', 'given_back'],
      ['ignore', 'wrote_again'],
      ['skip', 'waiting'],
    ])
  })

  it('have an appeal with its text, and the note with which a master returns it', async () => {
    const { call, giveBack, master } = await makeStopped(test)
    const acts = async () => (await call('GET', '/api/own-acts?kind=masters')).json().items
    expect(await acts()).toMatchObject([{ kind: 'handover', text: denial, became: { state: 'with_master' } }])
    await giveBack('Say it as it is')
    expect(await acts()).toMatchObject([{ became: { state: 'returned', note: 'Say it as it is' } }])
    expect((await master('GET', '/api/own-acts')).json().items).toEqual([])
  })

  it('list reports and true answers when they are asked for', async () => {
    const { anna, waiting, list, siteowner } = await makeWorld()
    const { id, message } = await waiting()
    await anna.take()
    const reported = await anna.call('POST', `/api/messages/${message.id}/report`, {
      reason_id: 1,
      notes: 'Look',
    })
    expect(reported.statusCode).toBe(200)
    const sent = await makeSentMessage(test.db, {
      conversationId: id,
      operatorId: anna.operator.id,
      text: 'I am not real',
    })
    await sql`insert into inquiries (conversation_id, customer_id, siteowner_id, message_id, kind, closed_at, closed_by, answer_id)
      select c.id, c.customer_id, ${siteowner.id}, ${message.id}, 'real', now(), ${anna.operator.id}, ${sent.id}
      from conversations c where c.id = ${id}`.execute(test.db)
    expect(await list('?kind=report')).toMatchObject([
      { message_id: message.id, became: { state: 'reported' } },
    ])
    expect(await list('?kind=true_answer')).toMatchObject([{ text: 'I am not real', message_id: sent.id }])
    expect((await list()).map(({ kind }) => kind)).toEqual(['reply'])
  })

  it('are the own ones only, latest first, in pages without gaps also when times are equal', async () => {
    const { anna, colleague, waiting, list } = await makeWorld()
    const other = await colleague()
    const { id } = await waiting()
    for (let number = 0; number < 3; number++) {
      await makeSentMessage(test.db, {
        conversationId: id,
        operatorId: anna.operator.id,
        turn: 'extra_reply',
        inReplyTo: null,
      })
      await makeReceived(test.db, { conversationId: id })
    }
    await makeSentMessage(test.db, {
      conversationId: id,
      operatorId: other.operator.id,
      turn: 'extra_reply',
      inReplyTo: null,
    })
    await sql`insert into skips (conversation_id, operator_id, siteowner_id, language, reason_words, created_at)
      select m.conversation_id, m.operator_id, m.siteowner_id, 'en', 'Tea', m.created_at
      from messages m where m.operator_id = ${anna.operator.id}`.execute(test.db)
    const all = (await list()).map(({ id }) => id)
    expect(all).toHaveLength(6)
    const found: number[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { items: OwnAct[]; next_cursor: string | null } = (
        await anna.call('GET', `/api/own-acts?limit=1${cursor && `&cursor=${cursor}`}`)
      ).json()
      found.push(...page.items.map(({ id }) => id))
      cursor = page.next_cursor
    }
    expect(found).toEqual(all)
    expect(await list('', other.call)).toHaveLength(1)
  })
})
