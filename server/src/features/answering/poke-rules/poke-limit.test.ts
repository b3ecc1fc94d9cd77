import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { makeCustomer } from '../../../testing/make.ts'
import { usePokeSite } from '../../../testing/poke-site.ts'
import { countedToday, endSilence, makePoker } from '../../../testing/poker.ts'
import { itemOf } from '../../../testing/pokes.ts'
import { planPokes } from './plan-pokes.ts'

const test = useTestApp()
const site = usePokeSite(test)
const { setRule, makeSilent } = site

describe('a poke beyond the limit', () => {
  it('of the day is refused, waits until tomorrow, and changes nothing else', async () => {
    await setRule({ pokes_per_day: 1 })
    const customer = await makeCustomer(test.db, { siteowner_id: site.owner.id, timezone: 'UTC' })
    const one = await makeSilent({ of: customer, minutes: 100 })
    const two = await makeSilent({ of: customer, minutes: 90 })
    for (const { id } of [one, two])
      await sql`insert into queue_items (conversation_id, kind, language, siteowner_id, due_at, customer_message_id)
        select id, 'poke', 'en', siteowner_id, now(), last_customer_message_id from conversations where id = ${id}`.execute(
        test.db,
      )
    const [anna, bram] = [await makePoker(test, site.owner), await makePoker(test, site.owner)]
    const [hers, his] = [await anna.claim(), await bram.claim()]
    const answers = await Promise.all([anna.send(hers, { next: 'poke' }), bram.send(his, { next: 'poke' })])
    const codes = answers.map((answer) => answer.code ?? answer.message.type).sort()
    expect(codes).toEqual(['poke', 'poke_limit'])
    expect(answers.find((answer) => answer.code)).toMatchObject({ status: 409, kind: 'per_day' })
    expect(await countedToday(test, customer.id)).toEqual([1])
    await anna.release()
    await bram.release()
    expect(await itemOf(test.db, one.id)).toBeUndefined()
    expect(await itemOf(test.db, two.id)).toBeUndefined()
    expect(await planPokes(test.db)).toBe(0)
    expect(await anna.badge()).toBe(0)
  })

  it('of the day postpones other pokes of the customer', async () => {
    await setRule({ pokes_per_day: 2 })
    const customer = await makeCustomer(test.db, { siteowner_id: site.owner.id, timezone: 'UTC' })
    await makeSilent({ of: customer, minutes: 100 })
    await makeSilent({ of: customer, minutes: 90 })
    await planPokes(test.db)
    const operator = await makePoker(test, site.owner)
    expect(await operator.badge()).toBe(2)
    const claimed = await operator.claim()
    const poke = (await operator.send(claimed)).message
    await operator.send(claimed, { extra: true, last_seen_id: poke.id })
    expect(await operator.badge()).toBe(0)
    await operator.release()
    expect(await operator.claim()).toEqual({ conversation: null, why: ['not_due'] })
  })

  it('in a row is refused, also if the rule became stricter while it was in hand', async () => {
    await setRule()
    const { id } = await makeSilent({ pokes: 2, minutes: 200 })
    await planPokes(test.db)
    const operator = await makePoker(test, site.owner)
    const claimed = await operator.claim()
    await test.db
      .updateTable('poke_rules')
      .set({ most_in_a_row: 2 })
      .where('siteowner_id', '=', site.owner.id)
      .execute()
    expect(await operator.send(claimed)).toMatchObject({ status: 409, code: 'poke_limit', kind: 'in_a_row' })
    expect(await operator.send(claimed)).toMatchObject({ code: 'poke_limit' })
    await operator.release()
    expect(await itemOf(test.db, id)).toBeUndefined()
    await endSilence(test, id)
    expect(await planPokes(test.db)).toBe(0)
    expect(await operator.sent()).toEqual({})
  })

  it.each([
    ['in a row', { most_in_a_row: 1 }, 'in_a_row'],
    ['for the day', { pokes_per_day: 1 }, 'per_day'],
  ])('%s ends its handover when it is refused to a master', async (_what, limit, kind) => {
    await setRule()
    const { id, customer } = await makeSilent({ pokes: 1, minutes: 200 })
    await planPokes(test.db)
    const operator = await makePoker(test, site.owner)
    const claimed = await operator.claim()
    await operator.handOver(claimed)
    await test.db.updateTable('poke_rules').set(limit).where('siteowner_id', '=', site.owner.id).execute()
    await sql`insert into poke_days (customer_id, day, sent) select ${customer.id}, (now() at time zone 'Europe/Amsterdam')::date + n, 1
      from generate_series(-1, 1) n`.execute(test.db)
    // This also creates the account level of masters.
    await operatorOf(test, 'master')
    const master = await makePoker(test, site.owner, { permissions_id: 175 })
    expect(await master.send(await master.claim())).toMatchObject({ code: 'poke_limit', kind })
    await master.release()
    expect(await itemOf(test.db, id)).toBeUndefined()
    const open = test.db
      .selectFrom('handovers')
      .where('conversation_id', '=', id)
      .where('ended_at', 'is', null)
    expect(await open.select('id').execute()).toEqual([])
  })

  it('is not a repeated request: a repeated key gets the first response', async () => {
    await setRule({ pokes_per_day: 1 })
    const { customer } = await makeSilent()
    await planPokes(test.db)
    const operator = await makePoker(test, site.owner)
    const claimed = await operator.claim()
    const first = await operator.send(claimed, {}, 'key-of-a-poke')
    const again = await operator.send(claimed, {}, 'key-of-a-poke')
    expect(again.message.id).toBe(first.message.id)
    expect(await countedToday(test, customer.id)).toEqual([1])
  })

  it('is refused when its lease expired and the quiet hours have postponed it', async () => {
    await setRule()
    const { id } = await makeSilent()
    await planPokes(test.db)
    const operator = await makePoker(test, site.owner)
    const claimed = await operator.claim()
    await sql`update queue_items set expires_at = null, due_at = now() + interval '8 hours' where conversation_id = ${id}`.execute(
      test.db,
    )
    expect(await operator.send(claimed)).toMatchObject({ code: 'poke_limit', kind: 'quiet_hours' })
    expect(await itemOf(test.db, id)).toMatchObject({ kind: 'poke' })
  })
})
