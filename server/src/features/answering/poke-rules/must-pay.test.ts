import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { usePokeSite } from '../../../testing/poke-site.ts'
import { makePoker } from '../../../testing/poker.ts'
import { itemOf } from '../../../testing/pokes.ts'
import { planPokes } from './plan-pokes.ts'

const test = useTestApp()
const site = usePokeSite(test)
const { setRule, makeSilent } = site

const itemsOf = async () => {
  const items = test.db.selectFrom('queue_items').where('siteowner_id', '=', site.owner.id)
  return (await items.select('conversation_id').execute()).map((row) => row.conversation_id)
}

describe('a silent customer who would have to pay for an answer', () => {
  it.each([
    ['trial', 0, {}, 0],
    ['trial', 1, {}, 1],
    ['trial', 4, { least_credits_trial: 5 }, 0],
    ['trial', 0, { least_credits_trial: 0 }, 1],
    ['trial', 90, { least_credits_trial: null }, 0],
    ['premium', 0, {}, 0],
    ['premium', 0, { least_credits_premium: 0 }, 1],
    ['premium', 4, { least_credits_trial: 5 }, 1],
  ] as const)(
    'of type %s with %i credits, under %j, gets %i pokes',
    async (member_type, credits, rule, pokes) => {
      await setRule(rule)
      await makeSilent({ customer: { member_type, credits } })
      expect(await planPokes(test.db)).toBe(pokes)
      await planPokes(test.db)
      expect(await itemsOf()).toHaveLength(pokes)
    },
  )

  it('with more credits is not poked before one with few who has been silent for longer', async () => {
    await setRule()
    await makeSilent({ minutes: 70, customer: { credits: 900 } })
    const longer = await makeSilent({ minutes: 80, customer: { credits: 1 } })
    await planPokes(test.db, { maxWaiting: 1 })
    expect(await itemsOf()).toEqual([longer.id])
  })

  it('whose credits are gone by now gets no poke that is in hand', async () => {
    await setRule()
    const { id, customer } = await makeSilent()
    await planPokes(test.db)
    const operator = await makePoker(test, site.owner)
    const claimed = await operator.claim()
    await test.db.updateTable('customers').set({ credits: 0 }).where('id', '=', customer.id).execute()
    expect(await operator.send(claimed)).toMatchObject({ status: 409, code: 'poke_limit', kind: 'credits' })
    await operator.release()
    expect(await itemOf(test.db, id)).toBeUndefined()
    expect(await planPokes(test.db)).toBe(0)
  })
})
