import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { itemOf, makePokeRule, makeSilent, pokePace } from '../../../testing/pokes.ts'
import { planPokes } from './plan-pokes.ts'

const test = useTestApp()

const rule = {
  ...pokePace,
  quiet_hours: { from: '22:00', until: '08:00' },
  timezone: 'Europe/Warsaw',
  least_credits_trial: 3,
  least_credits_premium: 0,
  starters: true,
}

let siteowner: Awaited<ReturnType<typeof makeSiteowner>>
beforeEach(async () => {
  siteowner = await makeSiteowner(test.db)
})
const admin = async () => test.signedIn(await operatorOf(test, 'admin'))
const address = () => `/api/poke-rules/${siteowner.id}`

describe('poke rules', () => {
  it('are listed for all site owners by name, also for those without one', async () => {
    const other = await makeSiteowner(test.db, { name: 'Zuiderzee Sites' })
    const call = await admin()
    expect((await call('PUT', address(), { rule })).json()).toMatchObject({
      siteowner: { id: siteowner.id },
      rule,
    })
    const { items } = (await call('GET', '/api/poke-rules')).json()
    expect(items).toContainEqual({
      siteowner: { id: siteowner.id, name: siteowner.name },
      rule,
      updated_at: expect.any(String),
    })
    expect(items.at(-1)).toEqual({
      siteowner: { id: other.id, name: 'Zuiderzee Sites' },
      rule: null,
      updated_at: null,
    })
  })

  it('that are set and removed are audited', async () => {
    const call = await admin()
    await call('PUT', address(), { rule })
    expect((await call('PUT', address(), { rule: null })).json()).toMatchObject({ rule: null })
    const trail = await test.db
      .selectFrom('audit_log')
      .where('subject_type', '=', 'siteowner')
      .where('subject_id', '=', siteowner.id)
      .select(['action', 'siteowner_id', 'details'])
      .orderBy('id')
      .execute()
    expect(trail).toEqual([
      { action: 'poke_rule.set', siteowner_id: siteowner.id, details: rule },
      { action: 'poke_rule.remove', siteowner_id: siteowner.id, details: {} },
    ])
  })

  it('name the invalid field', async () => {
    const call = await admin()
    const issueOf = async (wrong: object) =>
      (await call('PUT', address(), { rule: { ...rule, ...wrong } })).json().issues?.[0]?.path
    expect(await issueOf({ silence_minutes: 0 })).toBe('rule.silence_minutes')
    expect(await issueOf({ pokes_per_day: 21 })).toBe('rule.pokes_per_day')
    expect(await issueOf({ quiet_hours: { from: '22:00', until: '24:00' } })).toBe('rule.quiet_hours.until')
    expect(await issueOf({ quiet_hours: { from: '22:00', until: '22:00' } })).toBe('rule.quiet_hours.until')
    expect(await issueOf({ timezone: 'Middle/Earth' })).toBe('rule.timezone')
    expect((await call('GET', '/api/poke-rules')).json().items).toContainEqual({
      siteowner: { id: siteowner.id, name: siteowner.name },
      rule: null,
      updated_at: null,
    })
  })

  it('are only for admins, for the site owners they work for', async () => {
    for (const level of ['operator', 'coach', 'master'] as const) {
      const call = await test.signedIn(await operatorOf(test, level))
      expect((await call('GET', '/api/poke-rules')).json()).toMatchObject({ code: 'not_allowed' })
      expect((await call('PUT', address(), { rule })).json()).toMatchObject({ code: 'not_allowed' })
    }
    await operatorOf(test, 'admin')
    const elsewhere = await makeSiteowner(test.db)
    const call = await test.signedIn(
      await makeOperator(test.db, { permissions_id: 200, siteowner_ids: [elsewhere.id] }),
    )
    expect((await call('PUT', address(), { rule })).json()).toMatchObject({
      status: 404,
      code: 'siteowner_not_found',
    })
    const { items } = (await call('GET', '/api/poke-rules')).json()
    expect(items.map((item: { siteowner: { id: number } }) => item.siteowner.id)).toEqual([elsewhere.id])
    expect((await (await admin())('PUT', '/api/poke-rules/999999', { rule })).statusCode).toBe(404)
  })
})

describe('a changed rule', () => {
  it('reschedules waiting pokes: early ones are removed, the others stay', async () => {
    await makePokeRule(test.db, { siteowner_id: siteowner.id, silence_minutes: 10 })
    const early = await makeSilent(test.db, { siteowner, minutes: 30 })
    await test.db
      .updateTable('conversations')
      .set({ last_operator_message_at: new Date(Date.now() - 30 * 60_000).toISOString() })
      .where('id', '=', early.id)
      .execute()
    const late = await makeSilent(test.db, { siteowner, minutes: 90 })
    await test.db
      .updateTable('conversations')
      .set({ last_operator_message_at: new Date(Date.now() - 90 * 60_000).toISOString() })
      .where('id', '=', late.id)
      .execute()
    await planPokes(test.db)
    expect(await itemOf(test.db, early.id)).toMatchObject({ kind: 'poke' })
    await (await admin())('PUT', address(), { rule: { ...rule, quiet_hours: null } })
    expect(await itemOf(test.db, early.id)).toBeUndefined()
    expect(await itemOf(test.db, late.id)).toMatchObject({ kind: 'poke' })
  })

  it('that stops pokes removes them from the queue, except those in hand', async () => {
    await makePokeRule(test.db, { siteowner_id: siteowner.id })
    const [taken, left] = [
      await makeSilent(test.db, { siteowner, minutes: 200 }),
      await makeSilent(test.db, { siteowner }),
    ]
    await planPokes(test.db)
    const call = await test.signedIn(await makeOperator(test.db, { siteowner_ids: [siteowner.id] }))
    await call('POST', '/api/queues/poke/claim', {})
    await (await admin())('PUT', address(), { rule: null })
    expect([await itemOf(test.db, taken.id), await itemOf(test.db, left.id)].filter(Boolean)).toHaveLength(1)
  })
})
