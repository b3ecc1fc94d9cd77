import { escalationKinds } from '@panel/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeEscalating } from '../../../testing/escalating.ts'

const test = useTestApp()

const auditOf = async (id: number) => {
  const rows = await test.db
    .selectFrom('audit_log')
    .where('subject_type', '=', 'conversation')
    .where('subject_id', '=', id)
    .where('action', 'like', 'escalation.%')
    .select(['action', 'operator_id', 'details'])
    .orderBy('id')
    .execute()
  return rows
}

describe('escalating', () => {
  it.each(escalationKinds)('%s: the customer is on hold, and nobody has the conversation', async (kind) => {
    const world = await makeEscalating(test)
    const { escalation } = (await world.escalate(kind)).json()
    expect(escalation).toEqual({
      id: expect.any(Number),
      kind,
      opened_at: expect.stringMatching(/Z$/),
      can_undo: true,
    })
    expect(await world.holds()).toMatchObject([
      { kind, created_by: world.operator.operator.id, released_at: null, until: null },
    ])
    expect(await world.item()).toMatchObject({
      held: true,
      lease_id: null,
      operator_id: null,
      expires_at: null,
    })
    expect(await auditOf(world.id)).toMatchObject([
      {
        action: 'escalation.open',
        operator_id: world.operator.operator.id,
        details: { escalation_id: escalation.id, kind, message_id: world.message.id, leases: 1 },
      },
    ])
  })

  it('ends the leases of colleagues who have another conversation of the customer, and keeps their drafts', async () => {
    const world = await makeEscalating(test)
    const { db } = test
    const second = await world.site.colleague({ name: 'Tom B.' })
    await sql`insert into queue_items (conversation_id, kind, language, siteowner_id, due_at)
      select id, 'reply', language, siteowner_id, now() from conversations where id = ${world.other.id}`.execute(
      db,
    )
    await db
      .updateTable('operators')
      .set({ languages: [world.other.customer.language] })
      .where('id', '=', second.operator.id)
      .execute()
    const taken = await second.take()
    expect(taken.id).toBe(world.other.id)
    await second.call('PUT', `/api/conversations/${taken.id}/draft`, { text: 'Half' })
    expect((await world.escalate()).statusCode).toBe(200)
    expect(await world.item(taken.id)).toMatchObject({ held: true, lease_id: null })
    const read = (await second.call('GET', `/api/conversations/${taken.id}`)).json()
    expect(read.lease).toBeNull()
    expect(read.conversation).toMatchObject({
      draft: { text: 'Half' },
      customer: { holds: [{ kind: 'possible_minor' }] },
    })
  })

  it('keeps the draft, and its operator can still read the conversation', async () => {
    const world = await makeEscalating(test)
    expect((await world.escalate()).statusCode).toBe(200)
    const read = await world.operator.call('GET', `/api/conversations/${world.id}`)
    expect(read.statusCode).toBe(200)
    expect(read.json().conversation.customer.holds).toMatchObject([{ kind: 'possible_minor' }])
  })

  it('an answer under the lease from before does not leave', async () => {
    const world = await makeEscalating(test)
    await world.escalate()
    const answer = await world.send()
    expect(answer.statusCode).toBe(409)
    const { rows } =
      await sql`select from messages where conversation_id = ${world.id} and direction = 'out'`.execute(
        test.db,
      )
    expect(rows).toEqual([])
  })

  it('a repeated call returns the same escalation, also for a colleague, who cannot undo it', async () => {
    const world = await makeEscalating(test)
    const { escalation } = (await world.escalate()).json()
    expect((await world.escalate()).json().escalation.id).toBe(escalation.id)
    const again = await (await world.joining())()
    expect(again.json().escalation).toMatchObject({ id: escalation.id, can_undo: false })
    expect(await world.holds()).toHaveLength(1)
  })

  it('names the message and the words that suggested it', async () => {
    const world = await makeEscalating(test)
    const suggested_words = 'I turn 16 in March'
    const { escalation } = (
      await world.escalate('possible_minor', { message_id: world.message.id, suggested_words })
    ).json()
    const [row] = await test.db
      .selectFrom('escalations')
      .where('id', '=', escalation.id)
      .selectAll()
      .execute()
    expect(row).toMatchObject({
      message_id: world.message.id,
      suggested_words,
      lease_id: world.lease.lease_id,
    })
  })

  it('refuses a message of another conversation, and a conversation that the operator may not read', async () => {
    const world = await makeEscalating(test)
    const elsewhere = await makeEscalating(test)
    const wrong = await world.escalate('threat', { message_id: elsewhere.message.id })
    expect(wrong.json()).toMatchObject({ status: 404, code: 'message_not_found' })
    const stranger = await world.operator.act(elsewhere.id, 'escalate', { kind: 'threat' })
    expect(stranger.json()).toMatchObject({ status: 404, code: 'conversation_not_found' })
    expect(await world.holds()).toEqual([])
    expect(await elsewhere.holds()).toEqual([])
  })

  it('two operators who escalate at the same moment open one hold and one escalation of each kind', async () => {
    const world = await makeEscalating(test)
    const colleague = await world.site.colleague()
    await sql`insert into conversation_operators values (${world.id}, ${colleague.operator.id})`.execute(
      test.db,
    )
    const answers = await Promise.all(
      [world.operator, colleague, world.operator, colleague].map((who) =>
        who.act(world.id, 'escalate', { kind: 'distress' }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map((answer) => answer.json().escalation.id)).size).toBe(1)
    expect(await world.holds()).toHaveLength(1)
  })
})

describe('undoing an escalation', () => {
  const undo = (world: Awaited<ReturnType<typeof makeEscalating>>, id: number) =>
    world.operator.call('POST', `/api/escalations/${id}/undo`)

  it('releases its hold and gives the operator the conversation again, under a new lease', async () => {
    const world = await makeEscalating(test)
    const { escalation } = (await world.escalate()).json()
    expect((await undo(world, escalation.id)).json()).toEqual({ conversation_id: world.id, in_hand: true })
    expect(await world.holds()).toMatchObject([{ released_by: world.operator.operator.id }])
    expect(await world.item()).toMatchObject({ held: false, operator_id: world.operator.operator.id })
    // What was sent under the lease from before does not count.
    expect((await world.send()).json().code).toBe('lease_lost')
    expect((await world.operator.take()).id).toBe(world.id)
    expect((await auditOf(world.id)).map(({ action }) => action)).toEqual([
      'escalation.open',
      'escalation.undo',
    ])
    expect((await undo(world, escalation.id)).json().code).toBe('undo_too_late')
  })

  it('does not give it back to an operator who has another conversation by now', async () => {
    const world = await makeEscalating(test)
    const { escalation } = (await world.escalate()).json()
    await world.site.waiting()
    await world.operator.take()
    expect((await undo(world, escalation.id)).json()).toEqual({ conversation_id: world.id, in_hand: false })
    expect(await world.item()).toMatchObject({ held: false, lease_id: null })
  })

  it('keeps a hold that the customer had before', async () => {
    const world = await makeEscalating(test)
    await test.db.insertInto('holds').values({ customer_id: world.customer.id, kind: 'threat' }).execute()
    const { escalation } = (await world.escalate('threat')).json()
    expect((await undo(world, escalation.id)).json()).toMatchObject({ in_hand: false })
    expect(await world.holds()).toMatchObject([{ kind: 'threat', released_at: null }])
    expect(await world.item()).toMatchObject({ held: true })
  })

  it('is refused when a colleague has escalated the same meanwhile: nothing leaves until a master decides', async () => {
    const world = await makeEscalating(test)
    const { escalation } = (await world.escalate()).json()
    const join = await world.joining()
    for (const answer of [await join(), await join()])
      expect(answer.json().escalation).toMatchObject({ id: escalation.id, can_undo: false })
    expect((await undo(world, escalation.id)).json()).toMatchObject({ status: 409, code: 'undo_too_late' })
    expect(await world.holds()).toMatchObject([{ released_at: null }])
    expect(await world.item()).toMatchObject({ held: true })
    expect((await auditOf(world.other.id)).map(({ action }) => action)).toEqual(['escalation.join'])
  })

  it('is refused after ten seconds, and for a colleague', async () => {
    const world = await makeEscalating(test)
    const { escalation } = (await world.escalate()).json()
    const colleague = await world.site.colleague()
    const other = await colleague.call('POST', `/api/escalations/${escalation.id}/undo`)
    expect(other.json()).toMatchObject({ status: 409, code: 'undo_too_late' })
    await sql`update escalations set opened_at = now() - interval '14 seconds' where id = ${escalation.id}`.execute(
      test.db,
    )
    expect((await undo(world, escalation.id)).json()).toMatchObject({ status: 409, code: 'undo_too_late' })
    expect(await world.holds()).toMatchObject([{ released_at: null }])
  })
})
