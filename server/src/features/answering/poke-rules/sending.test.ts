import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeCustomer, makeProfile } from '../../../testing/make.ts'
import { usePokeSite } from '../../../testing/poke-site.ts'
import { countedToday, endSilence, makePoker } from '../../../testing/poker.ts'
import { itemOf } from '../../../testing/pokes.ts'
import { planPokes } from './plan-pokes.ts'
import { planStarters } from './plan-starters.ts'

/** Messages from the poke queue through the API: types, counts and limits. */

const test = useTestApp()
const site = usePokeSite(test)
const { setRule, makeSilent } = site

describe('from the poke queue', () => {
  it('a silent customer gets a poke, then an extra poke; a further message is an extra reply; all are counted', async () => {
    await setRule()
    const { id, customer } = await makeSilent()
    await planPokes(test.db)
    const operator = await makePoker(test, site.owner)
    const first = await operator.claim()
    expect(first.conversation).toMatchObject({ id, queue: 'poke' })
    const poke = (await operator.send(first)).message
    expect(poke).toMatchObject({ type: 'poke' })
    const extra = { extra: true, last_seen_id: poke.id }
    expect((await operator.send(first, extra)).message).toMatchObject({ type: 'extra_reply' })
    await operator.release()
    await endSilence(test, id)
    expect(await planPokes(test.db)).toBe(1)
    expect((await operator.send(await operator.claim(), { next: 'poke' })).message).toMatchObject({
      type: 'extra_poke',
    })
    expect(await operator.sent()).toEqual({ poke: [1, 0], extra_poke: [1, 0], extra_reply: [1, 0] })
    expect(await countedToday(test, customer.id)).toEqual([3])
    const conversation = await test.db
      .selectFrom('conversations')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(conversation).toMatchObject({ poke_count: 2, status: 'answered' })
    expect(Date.now() - Date.parse(conversation.silence_from ?? '')).toBeLessThan(60_000)
  })

  it('a customer without a conversation gets a starter; when they write, a reply is due and the starter is answered', async () => {
    await setRule({ starters: true })
    const customer = await makeCustomer(test.db, {
      siteowner_id: site.owner.id,
      starter_from: new Date(0).toISOString(),
    })
    const profile = await makeProfile(test.db, { siteowner_id: site.owner.id })
    await planStarters(test.db)
    const operator = await makePoker(test, site.owner)
    const hand = await operator.claim()
    expect(hand).toMatchObject({ conversation: { queue: 'poke', in_reply_to: null }, messages: [] })
    expect((await operator.send(hand, { next: 'poke' })).message).toMatchObject({ type: 'starter' })
    expect(await countedToday(test, customer.id)).toEqual([1])
    await test.site(site.owner.key)('POST', '/site/v1/messages', {
      messages: [
        {
          external_id: 'm-1',
          customer_external_id: customer.external_id,
          profile_external_id: profile.external_id,
          text: 'Hello to you',
          sent_at: '2026-11-20T10:00:00Z',
        },
      ],
    })
    expect(await operator.sent()).toEqual({ starter: [1, 1] })
    const replied = await operator.claim('reply')
    expect((await operator.send(replied, { next: 'reply' })).message).toMatchObject({ type: 'reply' })
  })

  it('a poke becomes a reply when the customer writes, and can then be sent at any time', async () => {
    await setRule({ most_in_a_row: 1, pokes_per_day: 1 })
    const { id, customer, profile } = await makeSilent()
    await planPokes(test.db)
    await sql`update queue_items set closes_at = now() - interval '1 minute' where conversation_id = ${id}`.execute(
      test.db,
    )
    const answer = await test.site(site.owner.key)('POST', '/site/v1/messages', {
      messages: [
        {
          external_id: 'm-2',
          customer_external_id: customer.external_id,
          profile_external_id: profile.external_id,
          text: 'Here I am',
          sent_at: '2026-11-20T10:00:00Z',
        },
      ],
    })
    expect(answer.statusCode).toBe(200)
    expect(await itemOf(test.db, id)).toMatchObject({ kind: 'reply', closes_at: null })
    const operator = await makePoker(test, site.owner)
    expect((await operator.send(await operator.claim('reply'))).message).toMatchObject({ type: 'reply' })
    expect(await countedToday(test, customer.id)).toEqual([])
  })
})

describe('who may send what', () => {
  it('a starter needs the message type poke', async () => {
    await setRule({ starters: true })
    await makeCustomer(test.db, { siteowner_id: site.owner.id, starter_from: new Date(0).toISOString() })
    await makeProfile(test.db, { siteowner_id: site.owner.id })
    await planStarters(test.db)
    const operator = await makePoker(test, site.owner, { message_types: ['poke'] })
    expect((await operator.send(await operator.claim())).message).toMatchObject({ type: 'starter' })
  })
})
