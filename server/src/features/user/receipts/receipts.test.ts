import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeStaffedSite } from '../../../testing/in-hand.ts'
import { makeOperator } from '../../../testing/make.ts'

const test = useTestApp()

/** An operator of a site, who can take what waits and end their shift. */
async function makeShift() {
  const site = await makeStaffedSite(test)
  const anna = await site.colleague()
  const { call } = anna
  const last = async (isLast = true) => (await call('PUT', '/api/last-chat', { is_last: isLast })).json()
  const end = () => call('POST', '/api/shift-receipts', {})
  const receipt = async (number = 1) => (await call('GET', `/api/shift-receipts/${number}`)).json()
  const claim = async () => (await call('POST', '/api/queues/reply/claim', {})).json()
  const send = async ({ next, undoFor = 0 }: { next?: string; undoFor?: number } = {}) => {
    const { id, in_reply_to, lease } = await anna.take()
    const body = {
      ...lease,
      in_reply_to,
      text: 'Hello',
      undo_for: undoFor,
      ...(next && { next, exclude: [] }),
    }
    const answer = await call('POST', `/api/conversations/${id}/messages`, body, {
      'idempotency-key': crypto.randomUUID(),
    })
    if (!next) await call('POST', `/api/leases/${lease.lease_id}/release`)
    return { id, answer: answer.json() }
  }
  const isLast = async () => (await call('GET', '/api/user.php')).json().user.last_chat
  return { ...site, anna, call, last, end, receipt, claim, send, isLast }
}

const countsOf = ({ receipt }: { receipt: { counts: { kind: string; count: number }[] } }) =>
  Object.fromEntries(receipt.counts.filter(({ count }) => count > 0).map(({ kind, count }) => [kind, count]))

describe('the last chat', () => {
  it('is followed by no other: neither with the answer nor by a claim', async () => {
    const { waiting, last, send, claim, isLast } = await makeShift()
    await waiting({ seconds: 20 })
    await waiting()
    expect(await last()).toEqual({ in_hand: false })
    expect(await claim()).toMatchObject({ conversation: null, why: ['last_chat'] })
    await last(false)
    await claim()
    expect(await last()).toEqual({ in_hand: true })
    const { answer } = await send({ next: 'reply' })
    expect(answer.next).toMatchObject({ conversation: null, why: ['last_chat'] })
    await expect.poll(isLast).toBe(true)
  })

  it('is over when the operator takes further ones, and with a new shift', async () => {
    const { waiting, last, claim, anna } = await makeShift()
    await waiting()
    await last()
    await sql`update last_chats set asked_at = now() - interval '1 day' where operator_id = ${anna.operator.id}`.execute(
      test.db,
    )
    expect((await claim()).conversation).not.toBeNull()
  })

  it('concerns nobody else', async () => {
    const { waiting, last, colleague } = await makeShift()
    await waiting()
    await last()
    expect(await (await colleague()).take()).toMatchObject({ id: expect.any(Number) })
  })
})

describe('a shift receipt', () => {
  it('counts what was done in the shift, under the next number, and is in the audit log', async () => {
    const { waiting, send, last, end, receipt, anna, call, isLast } = await makeShift()
    for (let chat = 0; chat < 3; chat++) await waiting({ seconds: 100 - chat })
    await send()
    const skipped = await anna.take()
    await anna.act(skipped.id, 'skip', { ...skipped.lease, reason_code: 'topic' })
    const handed = await anna.take()
    await anna.act(handed.id, 'handover', { ...handed.lease, reason_words: 'Asks for my boss' })
    await sql`update undo_offers set created_at = now() - interval '1 hour' where operator_id = ${anna.operator.id}`.execute(
      test.db,
    )
    await last()
    const made = await end()
    expect(made.statusCode).toBe(200)
    expect(made.json().receipt).toMatchObject({ number: 1, with_masters: 1 })
    expect(countsOf(await receipt())).toEqual({ reply: 1, skip: 1, handover: 1 })
    expect(await receipt()).toMatchObject({ breaks: { times: 0, seconds: 0 } })
    await expect.poll(isLast).toBe(false)
    const entries = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'shift_receipt.make')
      .where('operator_id', '=', anna.operator.id)
      .select('details')
      .execute()
    expect(entries).toMatchObject([{ details: { number: 1, counts: { reply: 1, skip: 1, handover: 1 } } }])
    const listed = async (query: string) => (await call('GET', `/api/own-acts?${query}`)).json().items
    expect(await listed('receipt=1')).toHaveLength(3)
    expect(await listed('receipt=1&kind=reply')).toMatchObject([{ kind: 'reply' }])
  })

  it('follows where the one before ended', async () => {
    const { waiting, send, last, end, receipt, call } = await makeShift()
    await waiting({ seconds: 20 })
    await waiting()
    for (const number of [1, 2]) {
      await send()
      await last()
      expect((await end()).json().receipt.number).toBe(number)
    }
    expect(countsOf(await receipt(2))).toEqual({ reply: 1 })
    expect((await receipt(2)).receipt.since).toBe((await receipt(1)).receipt.until)
    const { items } = (await call('GET', '/api/shift-receipts')).json()
    expect(items.map(({ number }: { number: number }) => number)).toEqual([2, 1])
  })

  it('is refused while the shift goes on, a chat is in hand, or the last act can be undone', async () => {
    const { waiting, last, end, send, claim } = await makeShift()
    await waiting()
    expect((await end()).json()).toMatchObject({ status: 409, code: 'shift_goes_on' })
    await claim()
    await last()
    expect((await end()).json()).toMatchObject({ code: 'chat_in_hand' })
    await send({ undoFor: 10 })
    const early = await end()
    expect(early.json()).toMatchObject({ code: 'undo_open' })
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(0)
    await sql`update deliveries set deliver_at = now() where conversation_id in (
      select conversation_id from undo_offers)`.execute(test.db)
    expect((await end()).statusCode).toBe(200)
  })

  it('has the breaks of the operator, which are stored in no receipt', async () => {
    const { last, end, receipt, anna } = await makeShift()
    await sql`insert into away_times (operator_id, reason_words, started_at, ends_at, ended_at, is_pause)
      values (${anna.operator.id}, 'Tea', now(), now() + interval '5 minutes', now() + interval '3 minutes', true)`.execute(
      test.db,
    )
    await last()
    await end()
    expect((await receipt()).breaks).toEqual({ times: 1, seconds: 180 })
    await test.db.deleteFrom('away_times').where('operator_id', '=', anna.operator.id).execute()
    expect((await receipt()).breaks).toEqual({ times: 0, seconds: 0 })
  })

  it('is never changed, and is the own one only', async () => {
    const { last, end, anna } = await makeShift()
    await last()
    await end()
    const own = sql`operator_id = ${anna.operator.id}`
    await expect(
      sql`update shift_receipts set with_masters = 9 where ${own}`.execute(test.db),
    ).rejects.toThrow('append-only')
    await expect(sql`delete from shift_receipts where ${own}`.execute(test.db)).rejects.toThrow('append-only')
    const stranger = await test.signedIn(await makeOperator(test.db))
    for (const path of ['/api/shift-receipts/1', '/api/own-acts?receipt=1'])
      expect((await stranger('GET', path)).json()).toMatchObject({ status: 404, code: 'receipt_not_found' })
  })
})
