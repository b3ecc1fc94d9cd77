import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeInquiry } from '../../../testing/make-inquiry.ts'
import { usePokeSite } from '../../../testing/poke-site.ts'
import { endSilence, makePoker } from '../../../testing/poker.ts'
import { itemOf } from '../../../testing/pokes.ts'
import { planPokes } from '../poke-rules/plan-pokes.ts'

/** A customer who asks in one conversation who writes, and has another one with a different profile. */

const test = useTestApp()
const site = usePokeSite(test)

let silent: Awaited<ReturnType<typeof site.makeSilent>>
let ask: () => Promise<unknown>
beforeEach(async () => {
  await site.setRule()
  silent = await site.makeSilent()
  const other = await site.makeSilent({ minutes: 0 })
  await test.db
    .updateTable('conversations')
    .set({ customer_id: silent.customer.id })
    .where('id', '=', other.id)
    .execute()
  ask = () => makeInquiry(test.db, { conversationId: other.id, messageId: other.received.id })
})

describe('while a customer asks in another conversation who writes', () => {
  it('no poke is planned; it is planned after the inquiry and another silence', async () => {
    await ask()
    expect(await planPokes(test.db)).toBe(0)
    expect(await itemOf(test.db, silent.id)).toBeUndefined()
    const operator = await makePoker(test, site.owner)
    await test.db
      .updateTable('inquiries')
      .set({ closed_at: '2026-11-24T00:00:00Z', closed_by: operator.id, lift_reason: 'A song' })
      .where('customer_id', '=', silent.customer.id)
      .execute()
    expect(await planPokes(test.db)).toBe(0)
    await endSilence(test, silent.id)
    expect(await planPokes(test.db)).toBe(1)
  })

  it('a poke that waits is not handed out', async () => {
    expect(await planPokes(test.db)).toBe(1)
    const { external_id } = silent.customer
    const { profile } = await site.makeSilent({ minutes: 0 })
    await test.site(site.owner.key)('POST', '/site/v1/messages', {
      messages: [
        {
          external_id: `asks${silent.id}`,
          customer_external_id: external_id,
          profile_external_id: profile.external_id,
          text: 'Are you real?',
          sent_at: '2026-11-20T10:00:00Z',
        },
      ],
    })
    expect(await itemOf(test.db, silent.id)).toBeUndefined()
  })

  it('a poke in hand, from a lease before, is refused and leaves the queue', async () => {
    await planPokes(test.db)
    const operator = await makePoker(test, site.owner)
    const hand = await operator.claim()
    await ask()
    expect(await operator.send(hand)).toMatchObject({ code: 'true_answer_due', kind: 'elsewhere' })
    expect(await operator.sent()).toEqual({})
    expect(await itemOf(test.db, silent.id)).toMatchObject({ due_at: null })
    await operator.release()
    expect(await itemOf(test.db, silent.id)).toBeUndefined()
  })

  it('no extra reply is sent, but a reply is', async () => {
    await test.site(site.owner.key)('POST', '/site/v1/messages', {
      messages: [
        {
          external_id: `m${silent.id}`,
          customer_external_id: silent.customer.external_id,
          profile_external_id: silent.profile.external_id,
          text: 'Good morning',
          sent_at: '2026-11-20T10:00:00Z',
        },
      ],
    })
    const operator = await makePoker(test, site.owner)
    const hand = await operator.claim('reply')
    await ask()
    const { message } = await operator.send(hand)
    expect(message).toMatchObject({ type: 'reply' })
    expect(await operator.send(hand, { extra: true, last_seen_id: message.id })).toMatchObject({
      code: 'true_answer_due',
      kind: 'elsewhere',
    })
  })
})
