import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeHolder as makeHolderOf } from '../../../testing/holder.ts'
import { makeStaffedSite } from '../../../testing/in-hand.ts'
import { makeTaker } from '../../../testing/taker.ts'

const test = useTestApp()
const makeHolder = (own?: Parameters<typeof makeHolderOf>[1]) => makeHolderOf(test, own)

describe('taking over', () => {
  const reason = 'The customer has waited for an hour'
  const auditOf = (id: number) =>
    test.db
      .selectFrom('audit_log')
      .where('subject_type', '=', 'conversation')
      .where('subject_id', '=', id)
      .where('action', 'like', 'conversation.take%')
      .select(['operator_id', 'action', 'details'])
      .orderBy('id')
      .execute()

  it('from an idle operator works with a reason, is audited, and tells the previous holder who has it now', async () => {
    const { id, renew, holder } = await makeHolder({ idle: 90 })
    const hints: unknown[] = []
    const stop = test.live.listen((hint) => hints.push(hint))
    const taker = await makeTaker(test, { name: 'Eva' })
    const taken = (await taker.take(id, { reason })).json()
    expect(taken).toMatchObject({ conversation: { id, answering: { id: taker.id, idle_since: null } } })
    await expect
      .poll(() => hints)
      .toContainEqual({ topic: 'conversation', id, operatorId: holder.operator.id })
    stop()
    expect(await renew({ since_input: 0 })).toMatchObject({ code: 'lease_lost', by: { name: 'Eva' } })
    expect(await auditOf(id)).toEqual([
      {
        operator_id: taker.id,
        action: 'conversation.take_over',
        details: { from: holder.operator.id, reason },
      },
    ])
    expect((await taker.send(id, taken)).json()).toMatchObject({ message: { type: 'reply' } })
  })

  it('keeps the draft of the previous holder, and refuses their late answer', async () => {
    const { id, holder, lease } = await makeHolder({ idle: 90 })
    await holder.call('PUT', `/api/conversations/${id}/draft`, { text: 'Half a thought' })
    await (await makeTaker(test)).take(id, { reason })
    const late = await holder.act(id, 'messages', { ...lease, in_reply_to: null, text: 'Late' })
    expect(late.statusCode).toBeGreaterThanOrEqual(400)
    const kept = (await holder.call('GET', `/api/conversations/${id}`)).json()
    expect(kept).toMatchObject({ lease: null, conversation: { draft: { text: 'Half a thought' } } })
  })

  it('is refused without a reason, and while the holder is active', async () => {
    const taker = await makeTaker(test)
    const idle = await makeHolder({ idle: 90 })
    expect((await taker.take(idle.id)).json()).toMatchObject({ code: 'taken', by: { name: 'Tom B.' } })
    expect((await taker.take(idle.id, { reason: ' ' })).json()).toMatchObject({
      status: 400,
      issues: [{ path: expect.stringContaining('reason') }],
    })
    const busy = await makeHolder({ idle: 59 })
    expect((await taker.take(busy.id, { reason })).json()).toMatchObject({ code: 'taken' })
    expect(await busy.renew({ since_input: 0 })).toMatchObject({ lease: { id: busy.lease.lease_id } })
    expect(await auditOf(idle.id)).toEqual([])
  })

  it('needs the right', async () => {
    const { id, colleague } = await makeHolder({ idle: 90 })
    const { call } = await colleague()
    expect((await call('POST', `/api/conversations/${id}/lease`, { reason })).json()).toMatchObject({
      code: 'not_allowed',
    })
  })

  it('with a reason, when nobody holds it, is an ordinary take with that reason', async () => {
    const { waiting } = await makeStaffedSite(test)
    const { id } = await waiting()
    const taker = await makeTaker(test)
    expect((await taker.take(id, { reason })).statusCode).toBe(200)
    expect(await auditOf(id)).toMatchObject([{ action: 'conversation.take', details: { reason } }])
  })

  it('by two masters at once succeeds for one of them', async () => {
    const { id } = await makeHolder({ idle: 90 })
    const takers = await Promise.all([makeTaker(test), makeTaker(test)])
    const answers = await Promise.all(takers.map((taker) => taker.take(id, { reason })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})
