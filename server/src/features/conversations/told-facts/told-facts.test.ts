import { maxToldFacts, toldFactLength } from '@panel/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator } from '../../../testing/make.ts'
import { makeSentMessage, makeWaiting } from '../../../testing/make-conversations.ts'
import { securityEventsOf } from '../../../testing/security-events.ts'

const test = useTestApp()

async function coach(own = {}) {
  await makeLevel(test.db, { id: 150, rights: ['other_chats.overview'] })
  const operator = await makeOperator(test.db, { permissions_id: 150, ...own })
  return Object.assign(await test.signedIn(operator), { operator })
}
type Caller = Awaited<ReturnType<typeof coach>>

/** A conversation with a message of each side. */
async function makeTalk() {
  const { id, message } = await makeWaiting(test.db, { text: 'I never learned to swim' })
  const ours = await makeSentMessage(test.db, { conversationId: id, text: 'My sister teaches in Whitby' })
  return { id, theirs: message.id, ours: ours.id }
}

const save = async (caller: Caller, messageId: number, text: string) =>
  caller('POST', `/api/messages/${messageId}/fact`, { text })
const list = async (caller: Caller, id: number) =>
  (await caller('GET', `/api/conversations/${id}/told-facts`)).json().items

describe('a fact', () => {
  it('of an operator’s message is about the profile, of the customer’s about the customer, each linked to it', async () => {
    const caller = await coach()
    const { id, theirs, ours } = await makeTalk()
    expect((await save(caller, ours, '  Sister Ruth, teaches in Whitby ')).json().fact).toMatchObject({
      conversation_id: id,
      message_id: ours,
      about: 'profile',
      text: 'Sister Ruth, teaches in Whitby',
      operator: { id: caller.operator.id, name: caller.operator.name },
      removed: false,
    })
    await save(caller, theirs, 'Cannot swim')
    expect(await list(caller, id)).toMatchObject([
      { message_id: ours, about: 'profile' },
      { message_id: theirs, about: 'customer', text: 'Cannot swim' },
    ])
  })

  it('is stored once when it is saved twice at once', async () => {
    const caller = await coach()
    const { id, ours } = await makeTalk()
    const answers = await Promise.all(Array.from({ length: 5 }, () => save(caller, ours, 'Has a sister')))
    expect(new Set(answers.map((answer) => answer.json().fact.id)).size).toBe(1)
    expect(await list(caller, id)).toHaveLength(1)
    await save(caller, ours, 'She teaches')
    expect(await list(caller, id)).toHaveLength(2)
  })

  it('that is removed is hidden from all, and returns when that is undone', async () => {
    const caller = await coach()
    const { id, ours } = await makeTalk()
    const { fact } = (await save(caller, ours, 'Has a sister')).json()
    const change = (removed: boolean) => caller('PATCH', `/api/told-facts/${fact.id}`, { removed })
    expect((await change(true)).json().fact).toMatchObject({ removed: true })
    expect(await list(caller, id)).toEqual([])
    await change(true)
    expect((await change(false)).json().fact).toMatchObject({ removed: false })
    expect(await list(caller, id)).toMatchObject([{ id: fact.id }])
    const audit = await test.db
      .selectFrom('audit_log')
      .where('subject_type', '=', 'told_fact')
      .where('subject_id', '=', fact.id)
      .select(['action', 'operator_id', 'details'])
      .orderBy('id')
      .execute()
    expect(audit.map((row) => row.action)).toEqual([
      'told_fact.save',
      'told_fact.remove',
      'told_fact.restore',
    ])
    // The action is audited, without the text.
    expect(JSON.stringify(audit)).not.toContain('sister')
  })

  it('that was saved again meanwhile cannot be restored as a second one', async () => {
    const caller = await coach()
    const { id, ours } = await makeTalk()
    const { fact } = (await save(caller, ours, 'Has a sister')).json()
    await caller('PATCH', `/api/told-facts/${fact.id}`, { removed: true })
    await save(caller, ours, 'Has a sister')
    const refused = await caller('PATCH', `/api/told-facts/${fact.id}`, { removed: false })
    expect(refused.json()).toMatchObject({ code: 'fact_not_found' })
    expect(await list(caller, id)).toHaveLength(1)
  })

  it('belongs to this customer and this profile only', async () => {
    const caller = await coach()
    const [one, other] = [await makeTalk(), await makeTalk()]
    await save(caller, one.ours, 'Has a sister')
    expect(await list(caller, other.id)).toEqual([])
  })

  it('is removed with its message when that is deleted, and cannot be restored', async () => {
    const caller = await coach({ permissions_id: 162 })
    await makeLevel(test.db, {
      id: 162,
      rights: ['other_chats.overview', 'other_chats.reports'],
      history_size: 'all',
    })
    const { id, ours, theirs } = await makeTalk()
    const { fact } = (await save(caller, ours, 'Her sister lives at 12 Mill Lane')).json()
    await save(caller, theirs, 'Cannot swim')
    await caller('DELETE', `/api/messages/${ours}`)
    expect(await list(caller, id)).toMatchObject([{ text: 'Cannot swim' }])
    const back = await caller('PATCH', `/api/told-facts/${fact.id}`, { removed: false })
    expect(back.json()).toMatchObject({ code: 'fact_not_found' })
    expect(await list(caller, id)).toHaveLength(1)
  })

  it('that is saved while its message is deleted never stays', async () => {
    const caller = await coach({ permissions_id: 162 })
    await makeLevel(test.db, {
      id: 162,
      rights: ['other_chats.overview', 'other_chats.reports'],
      history_size: 'all',
    })
    for (let round = 0; round < 6; round++) {
      const { id, ours } = await makeTalk()
      await Promise.all([save(caller, ours, 'Has a sister'), caller('DELETE', `/api/messages/${ours}`)])
      expect(await list(caller, id)).toEqual([])
    }
  })

  it('causes a hint to those who show the conversation', async () => {
    const caller = await coach()
    const { id, ours } = await makeTalk()
    const hints: unknown[] = []
    const stop = test.live.listen((hint) => hints.push(hint))
    await save(caller, ours, 'Has a sister')
    await expect.poll(() => hints).toContainEqual({ topic: 'conversation', id, operatorId: null })
    stop()
  })
})

describe('a fact is refused', () => {
  it('for operators who may not read the conversation, as if the message did not exist, and that is recorded', async () => {
    const { id, ours } = await makeTalk()
    const operator = await makeOperator(test.db)
    const stranger = Object.assign(await test.signedIn(operator), { operator })
    expect((await save(stranger, ours, 'Has a sister')).json()).toMatchObject({ code: 'message_not_found' })
    expect((await stranger('GET', `/api/conversations/${id}/told-facts`)).statusCode).toBe(404)
    const { fact } = (await save(await coach(), ours, 'Has a sister')).json()
    const refused = await stranger('PATCH', `/api/told-facts/${fact.id}`, { removed: true })
    expect(refused.json()).toMatchObject({ code: 'fact_not_found' })
    const events = await securityEventsOf(test, operator)
    expect(events.map(({ kind }) => kind)).toEqual(Array(3).fill('foreign_id'))
    expect(events.flatMap(({ subjects }) => subjects).sort()).toEqual([
      `conversation ${id}`,
      `conversation ${id}`,
      `message ${ours}`,
    ])
  })

  it('of a message that is older than the history of the level', async () => {
    await makeLevel(test.db, { id: 160, rights: ['other_chats.overview'], history_size: 'short' })
    const caller = await coach({ permissions_id: 160 })
    const { id, ours } = await makeTalk()
    const { fact } = (await save(await coach(), ours, 'Teaches in Whitby')).json()
    expect(await list(caller, id)).toMatchObject([{ id: fact.id }])
    await sql`insert into messages (conversation_id, siteowner_id, direction, type, body)
      select ${id}, siteowner_id, 'in', 'chat', n::text from conversations, generate_series(1, 50) n
      where id = ${id}`.execute(test.db)
    await sql`update conversations set last_operator_message_id = (select max(id) from messages where conversation_id = ${id})
      where id = ${id}`.execute(test.db)
    expect((await save(caller, ours, 'Has a sister')).json()).toMatchObject({ code: 'message_not_found' })
    // Its facts cannot be read or removed either.
    expect(await list(caller, id)).toEqual([])
    const removed = await caller('PATCH', `/api/told-facts/${fact.id}`, { removed: true })
    expect(removed.json()).toMatchObject({ code: 'fact_not_found' })
    expect(await list(await coach(), id)).toMatchObject([{ id: fact.id }])
  })

  it('when it is empty, too long, or of a message that is deleted or unknown', async () => {
    const caller = await coach()
    const { ours } = await makeTalk()
    for (const text of ['', '  ', 'x'.repeat(toldFactLength + 1)])
      expect((await save(caller, ours, text)).json()).toMatchObject({ issues: [{ path: 'text' }] })
    expect((await save(caller, 999_999, 'Is not there')).json()).toMatchObject({ code: 'message_not_found' })
    await test.db
      .updateTable('messages')
      .set({ deleted_at: '2026-01-01T00:00:00Z', deleted_by: caller.operator.id })
      .where('id', '=', ours)
      .execute()
    expect((await save(caller, ours, 'Was deleted')).json()).toMatchObject({ code: 'message_not_found' })
  })

  it('when the conversation has the maximum number', async () => {
    const caller = await coach()
    const { id, ours } = await makeTalk()
    await test.db
      .insertInto('told_facts')
      .values(
        Array.from({ length: maxToldFacts }, (_, number) => ({
          conversation_id: id,
          message_id: ours,
          message_sent_at: '2026-01-01T00:00:00Z',
          about: 'profile',
          body: `Fact ${number}`,
          operator_id: caller.operator.id,
        })),
      )
      .execute()
    expect((await save(caller, ours, 'One more')).json()).toMatchObject({ issues: [{ path: 'text' }] })
    expect((await save(caller, ours, 'Fact 7')).statusCode).toBe(200)
  })
})
