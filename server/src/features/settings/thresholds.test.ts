import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { operatorOf } from '../../testing/endpoints/callers.ts'
import { makeOperator } from '../../testing/make.ts'
import { makeWaiting } from '../../testing/make-conversations.ts'

const test = useTestApp()

let admin: Awaited<ReturnType<typeof operatorOf>>
let call: Awaited<ReturnType<typeof test.signedIn>>
beforeEach(async () => {
  await test.db.deleteFrom('settings').execute()
  admin = await operatorOf(test, 'admin')
  call = await test.signedIn(admin)
})
const path = '/api/thresholds'
const change = async (...changes: object[]) => (await call('PATCH', path, { changes })).json()
const stored = async (name: string) => {
  const { thresholds } = (await call('GET', path)).json()
  return thresholds.find((threshold: { name: string }) => threshold.name === name)
}

describe('the thresholds', () => {
  it('have their defaults until an admin changes them, with who did and an audit entry', async () => {
    expect(await stored('lease_seconds')).toEqual({ name: 'lease_seconds', value: 90, changed: null })
    await change({ name: 'lease_seconds', value: 120, seen: 90 })
    expect(await stored('lease_seconds')).toEqual({
      name: 'lease_seconds',
      value: 120,
      changed: { at: expect.any(String), by: { id: admin.id, name: admin.name } },
    })
    const entry = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'setting.change')
      .where('operator_id', '=', admin.id)
      .select('details')
      .executeTakeFirst()
    expect(entry).toEqual({ details: { before: { lease_seconds: 90 }, after: { lease_seconds: 120 } } })
    await change({ name: 'lease_seconds', value: null, seen: 120 })
    expect(await stored('lease_seconds')).toEqual({ name: 'lease_seconds', value: 90, changed: null })
    expect(await test.db.selectFrom('settings').selectAll().execute()).toEqual([])
  })

  it('are refused outside of their range and in the wrong order, with the name of the field', async () => {
    expect(await change({ name: 'idle_after', value: 29, seen: 120 })).toMatchObject({
      issues: [{ path: 'changes.0.value', code: 'not_in_range', params: { min: 30, max: 3_600 } }],
    })
    expect(
      await change(
        { name: 'lease_seconds', value: 100, seen: 90 },
        { name: 'chat_red_minutes', value: 8, seen: 12 },
      ),
    ).toMatchObject({ issues: [{ path: 'changes.1.value', code: 'too_low', params: { min: 9 } }] })
    expect(await stored('lease_seconds')).toMatchObject({ value: 90 })
    const both = [
      { name: 'chat_amber_minutes', value: 30, seen: 8 },
      { name: 'chat_red_minutes', value: 60, seen: 12 },
    ]
    expect((await change(...both)).thresholds).toContainEqual(
      expect.objectContaining({ name: 'chat_red_minutes', value: 60 }),
    )
  })

  it('that a colleague changed meanwhile are refused with their name, all of them, and can be saved over it', async () => {
    const colleague = await operatorOf(test, 'admin')
    const theirs = [{ name: 'idle_after', value: 60, seen: 120 }]
    await (await test.signedIn(colleague))('PATCH', path, { changes: theirs })
    const ours = { name: 'idle_after', value: 180 }
    const other = { name: 'extra_replies_at_most', value: 5, seen: 3 }
    expect(await change(other, { ...ours, seen: 120 })).toMatchObject({
      code: 'edited_meanwhile',
      by: { id: colleague.id },
      issues: [{ path: 'changes.1.value', code: 'changed_meanwhile' }],
    })
    expect(await stored('extra_replies_at_most')).toMatchObject({ value: 3 })
    await change(other, { ...ours, seen: 60 })
    expect([await stored('idle_after'), await stored('extra_replies_at_most')]).toMatchObject([
      { value: 180 },
      { value: 5 },
    ])
  })

  it('changed by two admins at once: one is told, and the other’s value stays', async () => {
    const both = await Promise.all(
      [100, 110].map((value) => change({ name: 'lease_seconds', value, seen: 90 })),
    )
    expect(both.filter(({ code }) => code === 'edited_meanwhile')).toHaveLength(1)
  })
})

describe('a changed threshold', () => {
  it('of the lease counts for the next claim', async () => {
    await change({ name: 'lease_seconds', value: 200, seen: 90 })
    const { siteowner } = await makeWaiting(test.db, { text: 'Hello?' })
    const operator = await makeOperator(test.db, { siteowner_ids: [siteowner.id] })
    const claim = await test.signedIn(operator)
    const { lease } = (await claim('POST', '/api/queues/reply/claim', {})).json()
    expect(lease.seconds).toBe(200)
    const left = (Date.parse(lease.expires_at) - Date.now()) / 1_000
    expect(left).toBeGreaterThan(150)
  })

  it('of waiting is told to every page with the signed-in user', async () => {
    const late = async () => (await call('GET', '/api/user.php')).json().user.late_minutes
    const others = { poke: { amber: 60, red: 240 }, handover: { amber: 5, red: 10 } }
    expect(await late()).toEqual({ chat: { amber: 8, red: 12 }, ...others })
    await change({ name: 'chat_amber_minutes', value: 5, seen: 8 })
    expect(await late()).toEqual({ chat: { amber: 5, red: 12 }, ...others })
  })

  it('that is stored outside of its range counts as missing', async () => {
    await sql`insert into settings (key, value) values ('lease_seconds', '5'), ('idle_after', '"soon"')`.execute(
      test.db,
    )
    expect([await stored('lease_seconds'), await stored('idle_after')]).toMatchObject([
      { value: 90 },
      { value: 120 },
    ])
  })
})
