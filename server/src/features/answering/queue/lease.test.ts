import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newLanguage } from '../../../testing/answering.ts'
import { useTestApp } from '../../../testing/app.ts'
import { claimingOf } from '../../../testing/claiming.ts'
import { makeWaiting } from '../../../testing/make-conversations.ts'
import { sweepExpired } from '../../conversations/leases/sweep.ts'

const test = useTestApp()
const { operatorIn, claim } = claimingOf(test)

describe('a lease', () => {
  const expire = (leaseId: string) =>
    test.db
      .updateTable('queue_items')
      .set({ expires_at: sql<string>`now() - interval '1 second'` })
      .where('lease_id', '=', leaseId)
      .execute()

  it('is renewed only by its holder', async () => {
    const language = newLanguage()
    const [operator, stranger] = [await operatorIn(language), await operatorIn(language)]
    await makeWaiting(test.db, { language })
    const { lease } = await claim(operator)
    expect((await operator.call('POST', `/api/leases/${lease.id}/renew`)).json().lease).toMatchObject({
      id: lease.id,
      epoch: lease.epoch,
    })
    expect((await stranger.call('POST', `/api/leases/${lease.id}/renew`)).json()).toMatchObject({
      code: 'lease_lost',
      status: 409,
    })
    expect((await operator.call('POST', `/api/leases/${randomUUID()}/renew`)).statusCode).toBe(409)
  })

  it('that has expired returns the conversation to its place, and is restored if nobody claimed it', async () => {
    const language = newLanguage()
    const operator = await operatorIn(language)
    await makeWaiting(test.db, { language })
    const { lease } = await claim(operator)
    await expire(lease.id)
    expect(await sweepExpired(test.db)).toBe(1)
    expect((await operator.call('POST', `/api/leases/${lease.id}/renew`)).statusCode).toBe(200)
  })

  it('that has expired and was claimed by another is lost, with the name of the new holder', async () => {
    const language = newLanguage()
    const operator = await operatorIn(language, { team_id: 22 })
    const taker = await operatorIn(language, { name: 'Tom B.' })
    await makeWaiting(test.db, { language })
    const first = await claim(operator)
    await expire(first.lease.id)
    const second = await claim(taker)
    expect(second.conversation.id).toBe(first.conversation.id)
    const refused = await operator.call('POST', `/api/leases/${first.lease.id}/renew`)
    expect(refused.json()).toMatchObject({ code: 'lease_lost', by: { id: taker.id, name: 'Tom B.' } })
    const seen = (await operator.call('GET', `/api/conversations/${first.conversation.id}`)).json()
    expect(seen).toMatchObject({ conversation: { answering: { name: 'Tom B.' } }, lease: null })
  })

  it('hides the name of the new holder from team 21 below level 150', async () => {
    const language = newLanguage()
    const operator = await operatorIn(language, { team_id: 21 })
    const taker = await operatorIn(language, { name: 'Tom B.' })
    await makeWaiting(test.db, { language })
    const { lease } = await claim(operator)
    await expire(lease.id)
    await claim(taker)
    expect((await operator.call('POST', `/api/leases/${lease.id}/renew`)).json()).toMatchObject({
      by: { id: taker.id, name: null },
    })
  })

  it('of a page that is reloaded with unsent text comes back, also if the chat is answered and another one has waited longer', async () => {
    const language = newLanguage()
    const operator = await operatorIn(language)
    await makeWaiting(test.db, { language })
    const { lease, conversation } = await claim(operator)
    await makeWaiting(test.db, { language, seconds: 86_400 })
    await test.db
      .updateTable('queue_items')
      .set({ due_at: null })
      .where('conversation_id', '=', conversation.id)
      .execute()
    const leave = () =>
      operator
        .call('POST', `/api/leases/${lease.id}/release`, { may_return: true })
        .then((sent) => sent.json())
    const resume = async (from: typeof operator) =>
      (await from.call('POST', '/api/queues/reply/claim', { resume: lease.id })).json()
    expect(await leave()).toEqual({ released: true })
    const stranger = await operatorIn(newLanguage())
    expect((await resume(stranger)).conversation).toBe(null)
    const again = await resume(operator)
    expect(again.conversation.id).toBe(conversation.id)
    // The release of the page before arrives late, and its lease is not resumed twice.
    expect(await leave()).toEqual({ released: false })
    expect((await operator.call('POST', `/api/leases/${again.lease.id}/renew`)).statusCode).toBe(200)
    expect((await resume(operator)).conversation.id).not.toBe(conversation.id)
  })

  it('of a page that was left with unsent text ends after some seconds', async () => {
    const language = newLanguage()
    const operator = await operatorIn(language)
    await makeWaiting(test.db, { language })
    const { lease, conversation } = await claim(operator)
    await operator.call('POST', `/api/leases/${lease.id}/release`, { may_return: true })
    const { expires_at } = await test.db
      .selectFrom('queue_items')
      .where('conversation_id', '=', conversation.id)
      .select('expires_at')
      .executeTakeFirstOrThrow()
    const left = Date.parse(expires_at ?? '') - Date.parse(lease.expires_at)
    expect(left).toBeLessThan(-60_000)
    await expire(lease.id)
    expect((await claim(await operatorIn(language))).conversation.id).toBe(conversation.id)
  })

  it('that was released is free at once, and stays released when a late renewal arrives', async () => {
    const language = newLanguage()
    const operator = await operatorIn(language)
    await makeWaiting(test.db, { language })
    const { lease, conversation } = await claim(operator)
    expect((await operator.call('POST', `/api/leases/${lease.id}/release`)).json()).toEqual({
      released: true,
    })
    expect((await operator.call('POST', `/api/leases/${lease.id}/release`)).json()).toEqual({
      released: false,
    })
    expect((await operator.call('POST', `/api/leases/${lease.id}/renew`)).statusCode).toBe(409)
    expect((await claim(await operatorIn(language))).conversation.id).toBe(conversation.id)
  })
})
