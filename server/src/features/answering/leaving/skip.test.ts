import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeStaffedSite } from '../../../testing/in-hand.ts'
import { makeReceived, makeSentMessage } from '../../../testing/make-conversations.ts'

const test = useTestApp()
const reason_words = 'She writes Turkish'

const itemOf = (id: number) =>
  test.db.selectFrom('queue_items').where('conversation_id', '=', id).selectAll().executeTakeFirst()
const skipsOf = (id: number) =>
  test.db.selectFrom('skips').where('conversation_id', '=', id).selectAll().orderBy('id').execute()
const handoversOf = (id: number) =>
  test.db.selectFrom('handovers').where('conversation_id', '=', id).selectAll().orderBy('id').execute()

describe('skipping', () => {
  it('returns the conversation to its place, stores operator and reason, and returns the next one', async () => {
    const { waiting, colleague } = await makeStaffedSite(test)
    const { id, message } = await waiting({ seconds: 60 })
    const other = await waiting({ seconds: 30 })
    const anna = await colleague()
    const before = await itemOf(id)
    const { lease } = await anna.take()
    const answer = await anna.act(id, 'skip', {
      reason_words: `  ${reason_words} `,
      ...lease,
      next: 'reply',
      exclude: [id],
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().next.conversation.id).toBe(other.id)
    expect(await itemOf(id)).toMatchObject({
      due_at: before?.due_at,
      expires_at: null,
      lease_id: null,
      operator_id: null,
      for_master: false,
    })
    expect(await skipsOf(id)).toMatchObject([
      { operator_id: anna.operator.id, message_id: message.id, reason_words, lease_id: lease.lease_id },
    ])
    const audit = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'conversation.skip')
      .where('subject_id', '=', id)
      .select(['operator_id', 'details'])
      .orderBy('id')
      .execute()
    expect(audit).toEqual([
      {
        operator_id: anna.operator.id,
        details: { message_id: message.id, for_master: false, reason_code: null },
      },
    ])
  })

  it('lets other operators get it, but not the same one again', async () => {
    const { waiting, colleague } = await makeStaffedSite(test)
    const { id } = await waiting()
    const [anna, tom] = [await colleague(), await colleague()]
    const { lease } = await anna.take()
    const answer = await anna.act(id, 'skip', { reason_words, ...lease, next: 'smart' })
    expect(answer.json().next).toMatchObject({ conversation: null })
    expect((await tom.take()).id).toBe(id)
  })

  it('can be repeated after a lost response, and acts once', async () => {
    const { waiting, colleague } = await makeStaffedSite(test)
    const { id } = await waiting({ seconds: 60 })
    const other = await waiting()
    const anna = await colleague()
    const { lease } = await anna.take()
    const body = { reason_words, ...lease, next: 'reply', exclude: [id] }
    const answers = [await anna.act(id, 'skip', body), await anna.act(id, 'skip', body)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers.map((answer) => answer.json().next.conversation.id)).toEqual([other.id, other.id])
    expect(await skipsOf(id)).toHaveLength(1)
  })

  it('twice at the same moment acts once', async () => {
    const { waiting, colleague } = await makeStaffedSite(test)
    const { id } = await waiting()
    const anna = await colleague()
    const { lease } = await anna.take()
    const answers = await Promise.all([1, 2, 3].map(() => anna.act(id, 'skip', { reason_words, ...lease })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await skipsOf(id)).toHaveLength(1)
  })

  it('is accepted with an expired lease while nobody else has claimed the conversation', async () => {
    const { waiting, colleague } = await makeStaffedSite(test)
    const { id } = await waiting()
    const anna = await colleague()
    const { lease } = await anna.take()
    await test.db
      .updateTable('queue_items')
      .set({ expires_at: null })
      .where('conversation_id', '=', id)
      .execute()
    expect((await anna.act(id, 'skip', { reason_words, ...lease })).statusCode).toBe(200)
    expect(await skipsOf(id)).toHaveLength(1)
  })

  it('also works for a poke', async () => {
    const { waiting, colleague } = await makeStaffedSite(test)
    const { id } = await waiting({ item: { kind: 'poke' } })
    const anna = await colleague()
    const { lease } = await anna.take('poke')
    expect((await anna.act(id, 'skip', { reason_words, ...lease })).statusCode).toBe(200)
    expect(await itemOf(id)).toMatchObject({ kind: 'poke', expires_at: null })
  })
})

describe('skipping is refused', () => {
  it.each([
    ['no reason', {}],
    ['an empty reason', { reason_words: '' }],
    ['a blank reason', { reason_words: ' \n' }],
    ['a reason too long', { reason_words: 'x'.repeat(501) }],
  ])('with %s, with the name of the field', async (_title, given) => {
    const { waiting, colleague } = await makeStaffedSite(test)
    const { id } = await waiting()
    const anna = await colleague()
    const { lease } = await anna.take()
    const refused = await anna.act(id, 'skip', { ...given, ...lease })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ code: 'invalid_input', issues: [{ path: 'reason_words' }] })
    expect(await itemOf(id)).toMatchObject(lease)
  })

  it('without the lease, and names the holder to those who may know', async () => {
    const { waiting, colleague } = await makeStaffedSite(test)
    const { id } = await waiting()
    const anna = await colleague()
    const tom = await colleague({ name: 'Tom B.' })
    const first = await anna.take()
    const skip = (lease: object) => anna.act(id, 'skip', { reason_words, ...lease })
    expect((await skip({ lease_id: randomUUID(), epoch: 1 })).json()).toMatchObject({ code: 'lease_lost' })
    expect((await skip({ ...first.lease, epoch: first.lease.epoch - 1 })).statusCode).toBe(409)
    // The lease expires, and Tom claims the conversation.
    await test.db
      .updateTable('queue_items')
      .set({ expires_at: sql<string>`now() - interval '1 second'` })
      .where('conversation_id', '=', id)
      .execute()
    const theirs = await tom.take()
    expect((await skip(first.lease)).json()).toMatchObject({
      code: 'lease_lost',
      by: { id: tom.operator.id, name: 'Tom B.' },
    })
    expect((await skip(theirs.lease)).statusCode).toBe(409)
    expect(await skipsOf(id)).toEqual([])
    expect((await anna.act(999_999_999, 'skip', { reason_words, ...first.lease })).statusCode).toBe(409)
  })

  it('after the answer, because nothing waits', async () => {
    const { waiting, colleague } = await makeStaffedSite(test)
    const { id } = await waiting()
    const anna = await colleague()
    const { lease, in_reply_to } = await anna.take()
    const sent = await anna.call(
      'POST',
      `/api/conversations/${id}/messages`,
      { ...lease, in_reply_to, text: 'Hello' },
      { 'idempotency-key': randomUUID() },
    )
    expect(sent.statusCode).toBe(200)
    expect((await anna.act(id, 'skip', { reason_words, ...lease })).json()).toMatchObject({
      code: 'nothing_waits',
    })
  })
})

describe('three skips', () => {
  async function skipAsColleague(
    staffedSite: Awaited<ReturnType<typeof makeStaffedSite>>,
    id: number,
    why: string,
  ) {
    const colleague = await staffedSite.colleague()
    const { lease } = await colleague.take()
    expect((await colleague.act(id, 'skip', { reason_words: why, ...lease })).statusCode).toBe(200)
    return colleague
  }

  it('by different operators hand the conversation over to the masters, with all three reasons', async () => {
    const staffedSite = await makeStaffedSite(test)
    const { id } = await staffedSite.waiting()
    await skipAsColleague(staffedSite, id, 'Turkish')
    // Further messages of the customer do not reset the skips.
    await makeReceived(test.db, { conversationId: id })
    await skipAsColleague(staffedSite, id, 'I can’t read it')
    expect(await itemOf(id)).toMatchObject({ for_master: false })
    await skipAsColleague(staffedSite, id, 'Not a language of ours')
    expect(await itemOf(id)).toMatchObject({ for_master: true, expires_at: null })
    expect(await handoversOf(id)).toMatchObject([
      { operator_id: null, reason_code: 'skipped', reason_words: null, ended_at: null },
    ])
  })

  it('by one operator count as one', async () => {
    const staffedSite = await makeStaffedSite(test)
    const { id } = await staffedSite.waiting()
    const anna = await skipAsColleague(staffedSite, id, 'Turkish')
    await skipAsColleague(staffedSite, id, 'Turkish, I think')
    // Two days ago: an operator does not get a conversation again within a day after skipping it.
    await sql`update skips set created_at = now() - interval '2 days' where operator_id = ${anna.operator.id}`.execute(
      test.db,
    )
    const { lease } = await anna.take()
    await anna.act(id, 'skip', { reason_words: 'Still Turkish', ...lease })
    expect(await handoversOf(id)).toEqual([])
  })

  it('count only since the last answer', async () => {
    const staffedSite = await makeStaffedSite(test)
    const { id } = await staffedSite.waiting()
    await skipAsColleague(staffedSite, id, 'Turkish')
    await skipAsColleague(staffedSite, id, 'Turkish')
    await makeSentMessage(test.db, { conversationId: id })
    const site = test.site(staffedSite.siteowner.key)
    const { customer, profile } = await peopleOf(id)
    await site('POST', '/site/v1/messages', {
      messages: [
        {
          external_id: randomUUID(),
          customer_external_id: customer,
          profile_external_id: profile,
          text: 'Merhaba',
          sent_at: '2026-11-20T10:00:00Z',
        },
      ],
    })
    await skipAsColleague(staffedSite, id, 'Turkish')
    expect(await handoversOf(id)).toEqual([])
    expect(await itemOf(id)).toMatchObject({ for_master: false })
  })
})

const peopleOf = (id: number) =>
  test.db
    .selectFrom('conversations as c')
    .innerJoin('customers as cu', 'cu.id', 'c.customer_id')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .where('c.id', '=', id)
    .select(['cu.external_id as customer', 'p.external_id as profile'])
    .executeTakeFirstOrThrow()
