import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { makeCustomer, makeOperator, makeSiteowner } from '../../../testing/make.ts'

const test = useTestApp()

let siteowner: Awaited<ReturnType<typeof makeSiteowner>>
let admin: Awaited<ReturnType<typeof operatorOf>>
let call: Awaited<ReturnType<typeof test.signedIn>>
beforeEach(async () => {
  siteowner = await makeSiteowner(test.db)
  admin = await operatorOf(test, 'admin')
  call = await test.signedIn(admin)
})
const path = (rest = '') => `/api/siteowners/${siteowner.id}${rest}`
const read = async () => (await call('GET', path())).json()
const calls = async (key: string) => (await test.site(key)('GET', '/site/v1/outbox')).statusCode
const trail = () =>
  test.db
    .selectFrom('audit_log')
    .where('subject_type', '=', 'siteowner')
    .where('subject_id', '=', siteowner.id)
    .select(['action', 'details', 'operator_id'])
    .orderBy('id')
    .execute()

describe('a site owner', () => {
  it('shows how many customers it has', async () => {
    const { customers } = await read()
    await makeCustomer(test.db, { siteowner_id: siteowner.id })
    expect((await read()).customers).toBe(customers + 1)
  })

  it('is created with a name that is not used yet', async () => {
    const name = `New ${siteowner.name}`
    const created = await call('POST', '/api/siteowners', { name: ` ${name} ` })
    expect(created.json()).toMatchObject({ name, webhook_url: null, paused_at: null, keys: [], secrets: [] })
    expect((await call('POST', '/api/siteowners', { name })).json()).toMatchObject({
      code: 'name_taken',
      issues: [{ path: 'name', code: 'name_taken' }],
    })
    const both = await Promise.all(
      [1, 2].map(() => call('POST', '/api/siteowners', { name: `Two ${siteowner.name}` })),
    )
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const { items } = (await call('GET', '/api/siteowners')).json()
    expect(items).toContainEqual(expect.objectContaining({ name, keys: 0, has_webhook: false }))
  })

  it('is not created by an admin who would not see it', async () => {
    const bound = await makeOperator(test.db, { permissions_id: 200, siteowner_ids: [siteowner.id] })
    const send = await test.signedIn(bound)
    expect((await send('POST', '/api/siteowners', { name: 'Elsewhere' })).json()).toMatchObject({
      code: 'not_all_siteowners',
    })
    const { items } = (await send('GET', '/api/siteowners')).json()
    expect(items.map(({ id }: { id: number }) => id)).toEqual([siteowner.id])
  })

  it('changes with an audit entry that has both values, and a hint to all pages', async () => {
    const hints: unknown[] = []
    const stop = test.live.listen((hint) => hints.push(hint))
    const webhook_url = 'https://hooks.example/panel'
    const changed = await call('PATCH', path(), { webhook_url, seen: { webhook_url: null } })
    expect(changed.json()).toMatchObject({
      webhook_url,
      changes: [{ field: 'webhook_url', from: null, by: { id: admin.id } }],
    })
    expect(await trail()).toEqual([
      {
        action: 'siteowner.change',
        operator_id: admin.id,
        details: { before: { webhook_url: null }, after: { webhook_url } },
      },
    ])
    await expect.poll(() => hints).toContainEqual({ topic: 'settings' })
    stop()
  })

  it('that a colleague changed meanwhile refuses with their name, and the same change repeated is accepted', async () => {
    const colleague = await operatorOf(test, 'admin')
    const theirs = 'https://theirs.example/'
    await (await test.signedIn(colleague))('PATCH', path(), { webhook_url: theirs })
    const seen = { webhook_url: null }
    expect(
      (await call('PATCH', path(), { webhook_url: 'https://ours.example/', seen })).json(),
    ).toMatchObject({
      code: 'edited_meanwhile',
      by: { id: colleague.id, name: colleague.name },
      issues: [{ path: 'webhook_url', code: 'changed_meanwhile' }],
    })
    expect((await call('PATCH', path(), { webhook_url: theirs, seen })).statusCode).toBe(200)
    expect((await read()).webhook_url).toBe(theirs)
  })

  it('has rules for profile texts, which admins and the site change', async () => {
    const site = test.site(siteowner.key)
    await site('PUT', '/site/v1/text-rules', { rules: ['No prices'] })
    expect((await read()).text_rules).toEqual(['No prices'])
    const text_rules = ['No prices', 'No phone numbers']
    const changed = await call('PATCH', path(), { text_rules, seen: { text_rules: ['No prices'] } })
    expect(changed.json()).toMatchObject({
      text_rules,
      changes: [{ field: 'text_rules', from: 'No prices', by: { id: admin.id } }],
    })
    expect(await trail()).toMatchObject([
      { details: { before: { text_rules: ['No prices'] }, after: { text_rules } } },
    ])
    await site('PUT', '/site/v1/text-rules', { rules: [] })
    const refused = await call('PATCH', path(), { text_rules: ['Short'], seen: { text_rules } })
    expect(refused.json()).toMatchObject({
      code: 'edited_meanwhile',
      by: null,
      issues: [{ path: 'text_rules', code: 'changed_meanwhile' }],
    })
    const long = await call('PATCH', path(), { text_rules: ['x'.repeat(201)] })
    expect(long.json()).toMatchObject({ issues: [{ path: 'text_rules.0' }] })
  })

  it('agrees to the export of marked texts only when an admin says so, which the audit log has', async () => {
    expect(await read()).toMatchObject({ is_learning_allowed: false })
    for (let time = 0; time < 2; time++) {
      const changed = await call('PATCH', path(), { is_learning_allowed: true })
      expect(changed.json()).toMatchObject({ is_learning_allowed: true, changes: [] })
    }
    expect(await trail()).toEqual([
      {
        action: 'siteowner.change',
        operator_id: admin.id,
        details: { before: { is_learning_allowed: false }, after: { is_learning_allowed: true } },
      },
    ])
  })

  it('refuses an address that is not of the web, with the name of the field', async () => {
    for (const webhook_url of ['ftp://files.example/', 'hooks', `https://x.example/${'x'.repeat(2_000)}`])
      expect((await call('PATCH', path(), { webhook_url })).json()).toMatchObject({
        issues: [{ path: 'webhook_url' }],
      })
  })
})

describe('a key', () => {
  it('is in the answer that makes it and nowhere else, and works until it ends', async () => {
    const made = (await call('POST', path('/keys'), { name: 'live', days: 30 })).json()
    expect(made.key).toMatch(/^opk_live_[\w-]{43}$/)
    const [newest] = made.siteowner.keys
    expect(newest).toMatchObject({ name: 'live', last_used_at: null, created_by: { id: admin.id } })
    expect(Date.parse(newest.expires_at) - Date.now()).toBeGreaterThan(29 * 86_400_000)
    expect(JSON.stringify([await read(), await trail()])).not.toContain(made.key)
    expect(await calls(made.key)).toBe(200)
    expect((await read()).keys[0].last_used_at).toEqual(expect.any(String))
    const ended = await call('POST', path(`/keys/${newest.id}/end`), { days: 0 })
    expect(ended.json().keys).toHaveLength(1)
    expect(await calls(made.key)).toBe(401)
    expect(await calls(siteowner.key)).toBe(200)
    expect((await call('POST', path(`/keys/${newest.id}/end`), { days: 0 })).json()).toMatchObject({
      code: 'site_key_not_found',
    })
    expect((await trail()).map(({ action }) => action)).toEqual(['site_key.create', 'site_key.end'])
  })

  it('that ends in some days works until then, and its end is not moved to a later time', async () => {
    const [{ id }] = (await read()).keys
    const first = (await call('POST', path(`/keys/${id}/end`), { days: 2 })).json().keys[0].expires_at
    expect(await calls(siteowner.key)).toBe(200)
    expect((await call('POST', path(`/keys/${id}/end`), { days: 9 })).json().keys[0].expires_at).toBe(first)
    await test.db
      .updateTable('site_keys')
      .set({ expires_at: sql<string>`now()` })
      .where('id', '=', id)
      .execute()
    expect(await calls(siteowner.key)).toBe(401)
  })

  it('is one of at most twenty, also when two admins make the last one', async () => {
    for (let made = 1; made < 19; made++) await call('POST', path('/keys'), { name: 'k', days: null })
    const both = await Promise.all([1, 2].map(() => call('POST', path('/keys'), { name: 'k', days: null })))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('of another site owner cannot be ended here', async () => {
    const other = await makeSiteowner(test.db)
    const [{ id }] = (await call('GET', `/api/siteowners/${other.id}`)).json().keys
    expect((await call('POST', path(`/keys/${id}/end`), { days: 0 })).statusCode).toBe(404)
    expect(await calls(other.key)).toBe(200)
  })
})

describe('the secrets of a webhook', () => {
  const rotate = async (hours = 24) =>
    (await call('POST', path('/webhook-secrets'), { old_ends_in_hours: hours })).json()

  it('rotate: two sign at once, a third waits, and the current one stays', async () => {
    const first = await rotate()
    expect(first.secret).toMatch(/^whsec_.{44}$/)
    const second = await rotate()
    const [current, old] = second.siteowner.secrets
    expect([current.expires_at, typeof old.expires_at]).toEqual([null, 'string'])
    expect(await rotate()).toMatchObject({ code: 'two_secrets' })
    const end = (id: number) => call('POST', path(`/webhook-secrets/${id}/end`), {})
    expect((await end(current.id)).json()).toMatchObject({ code: 'webhook_secret_not_found' })
    expect((await end(old.id)).json().secrets).toMatchObject([{ id: current.id, expires_at: null }])
    expect(JSON.stringify([await read(), await trail()])).not.toContain(second.secret)
  })

  it('that are rotated by two admins at once are two in the end, not three', async () => {
    await rotate()
    const both = await Promise.all([rotate(), rotate()])
    expect(both.filter(({ code }) => code === 'two_secrets')).toHaveLength(1)
    expect((await read()).secrets).toHaveLength(2)
  })
})
