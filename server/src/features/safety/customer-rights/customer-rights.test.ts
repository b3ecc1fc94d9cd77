import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { customer, makeCustomerSite } from '../../../testing/customer-site.ts'
import { makeEscalating } from '../../../testing/escalating.ts'
import { makeCustomer, makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { eraseCustomers } from '../erasures/work.ts'

const test = useTestApp()

/** An admin who looks after the customers of this site owner. */
async function makeAdmin(siteowner: { id: number }, name = 'Sanne W.') {
  await makeLevel(test.db, { id: 201, rights: ['customer_rights'] })
  const operator = await makeOperator(test.db, {
    name,
    permissions_id: 201,
    siteowner_ids: [siteowner.id],
  })
  return Object.assign(await test.signedIn(operator), { operator })
}

/** A customer of a site, and an admin who opens their page. */
async function makeWorld() {
  const site = await makeCustomerSite(test)
  const { id } = (await site.put(customer)).json() as { id: number }
  await site.write('I live in Zwolle')
  const admin = await makeAdmin(site.siteowner)
  const path = `/api/customer-rights/${id}`
  const rights = async () => (await admin('GET', `${path}`)).json()
  const erase = (name: string) => admin('POST', `${path}/erase`, { name, reason: 'customer' })
  const hold = (reason = 'The court asks for it') => admin('POST', `${path}/legal-hold`, { reason })
  const lift = (reason = 'The case is over') => admin('POST', `${path}/legal-hold/lift`, { reason })
  return { ...site, id, admin, path, rights, erase, hold, lift }
}

describe('a customer', () => {
  it('is found by the number of the panel and by the id of the site, also when they were erased', async () => {
    const world = await makeWorld()
    const find = async (search: string) =>
      (await world.admin('GET', `/api/customer-rights?search=${encodeURIComponent(search)}`)).json().customers
    const found = { id: world.id, name: 'Peter', external_id: world.externalId, is_erased: false }
    expect(await find(` ${world.id} `)).toMatchObject([found])
    expect(await find(`#${world.id}`)).toMatchObject([found])
    expect(await find(world.externalId)).toMatchObject([found])
    expect(await find('nobody')).toEqual([])
    expect(await find(' ')).toEqual([])
    await world.erase('Peter')
    expect(await find(world.externalId)).toMatchObject([
      { id: world.id, name: `#${world.id}`, external_id: null, is_erased: true },
    ])
  })

  it('is found by the beginning of the name, whatever its accents, among the customers of the own site owners', async () => {
    const world = await makeWorld()
    const other = await makeCustomerSite(test)
    const { siteowner } = world
    const named = await makeCustomer(test.db, { siteowner_id: siteowner.id, name: 'Zoë 100%' })
    await makeCustomer(test.db, { siteowner_id: siteowner.id, name: 'Zoë 100x' })
    await makeCustomer(test.db, { siteowner_id: other.siteowner.id, name: 'Zoë 100%' })
    const find = async (search: string) =>
      (await world.admin('GET', `/api/customer-rights?search=${encodeURIComponent(search)}`))
        .json()
        .customers.map(({ id }: { id: number }) => id)
    expect(await find('ZOE 100%')).toEqual([named.id])
    expect(await find('zoe')).toHaveLength(2)
    expect(await find('z')).toEqual([])
  })

  it('is neither copied nor erased without a reason', async () => {
    const world = await makeWorld()
    for (const refused of [
      await world.admin('GET', `${world.path}/export`),
      await world.admin('POST', `${world.path}/erase`, { name: 'Peter' }),
    ])
      expect(refused.json()).toMatchObject({ code: 'invalid_input', issues: [{ path: 'reason' }] })
  })

  it('of a site owner that the admin does not work for does not exist', async () => {
    const world = await makeWorld()
    const stranger = await makeAdmin(await makeSiteowner(test.db))
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['GET', '/export?reason=customer', undefined],
      ['POST', '/erase', { name: 'Peter', reason: 'customer' }],
      ['POST', '/legal-hold', { reason: 'Why' }],
      ['POST', '/legal-hold/lift', { reason: 'Why' }],
    ] as const)
      expect((await stranger(method, world.path + path, body)).json().code).toBe('customer_not_found')
    expect(
      (await stranger('GET', `/api/customer-rights?search=${encodeURIComponent(world.externalId)}`)).json(),
    ).toEqual({
      customers: [],
    })
  })

  it('has a page with what the panel has about them', async () => {
    const world = await makeWorld()
    expect(await world.rights()).toMatchObject({
      customer: { name: 'Peter', siteowner: { id: world.siteowner.id } },
      counts: { chats: 1, messages: 1, photos: 0, notes: 0, facts: 0, reports: 0 },
      escalation_id: null,
      legal_holds: [],
      erasure: null,
      backup_days: 0,
    })
  })
})

describe('an erasure by an admin', () => {
  it('needs the name of the customer', async () => {
    const world = await makeWorld()
    const refused = await world.erase('Pete')
    expect([refused.statusCode, refused.json().issues]).toMatchObject([
      400,
      [{ path: 'name', code: 'wrong_name' }],
    ])
    expect((await world.rights()).erasure).toBeNull()
    expect((await world.erase(' Peter ')).json().erasure).toMatchObject({
      by_site: false,
      asked_by: { id: world.admin.operator.id, name: 'Sanne W.' },
      finished_at: null,
      progress: 0,
    })
    // A second press changes nothing, whatever the name is by now.
    expect((await world.erase('Peter')).statusCode).toBe(200)
  })

  it('shows who asked, how far it is, what was deleted, and when the backups are gone', async () => {
    const world = await makeWorld()
    await sql`insert into settings (key, value) values ('backup_days', '30')`.execute(test.db)
    await world.erase('Peter')
    const list = async () => (await world.admin('GET', '/api/erasures')).json().items
    expect(await list()).toMatchObject([
      { customer: { id: world.id, name: `#${world.id}` }, finished_at: null, backups_until: null },
    ])
    await eraseCustomers(test.db)
    const [done] = await list()
    expect(done).toMatchObject({ progress: 100, counts: { messages: 1, received_ids: 1 } })
    expect(Date.parse(done.backups_until) - Date.parse(done.finished_at)).toBe(30 * 86_400_000)
    expect((await world.rights()).erasure).toMatchObject({ id: done.id, progress: 100 })
    const state = await world.call(
      'GET',
      `/site/v1/customers/${encodeURIComponent(world.externalId)}/erasure`,
    )
    expect(state.json().backups_until).toBe(done.backups_until)
    const entry = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'customer.erase')
      .where('subject_id', '=', world.id)
      .select(['operator_id', 'details'])
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({
      operator_id: world.admin.operator.id,
      details: { by_site: false, why: 'customer' },
    })
    await test.db.deleteFrom('settings').where('key', '=', 'backup_days').execute()
  })

  it('waits for an open escalation', async () => {
    const world = await makeEscalating(test)
    await world.escalate('distress')
    const admin = await makeAdmin(world.site.siteowner)
    const path = `/api/customer-rights/${world.customer.id}`
    expect((await admin('GET', `${path}`)).json().escalation_id).toEqual(expect.any(Number))
    expect(
      (await admin('POST', `${path}/erase`, { name: world.customer.name, reason: 'site' })).json().code,
    ).toBe('escalation_open')
  })

  it('of two admins at the same time is one', async () => {
    const world = await makeWorld()
    const answers = await Promise.all([world.erase('Peter'), world.erase('Peter')])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const rows = await test.db
      .selectFrom('erasures')
      .where('customer_id', '=', world.id)
      .select('id')
      .execute()
    expect(rows).toHaveLength(1)
  })
})

describe('a legal hold', () => {
  it('refuses erasures by the site and by people until it is lifted with a reason', async () => {
    const world = await makeWorld()
    expect((await world.hold(' ')).statusCode).toBe(400)
    expect((await world.hold()).json().legal_holds).toMatchObject([
      { reason: 'The court asks for it', set_by: { name: 'Sanne W.' }, lifted: null },
    ])
    expect((await world.hold()).json().code).toBe('already_so')
    expect((await world.erase('Peter')).json().code).toBe('legal_hold')
    const bySite = await world.call('DELETE', `/site/v1/customers/${encodeURIComponent(world.externalId)}`)
    expect(bySite.json().code).toBe('legal_hold')
    expect((await world.lift(' ')).statusCode).toBe(400)
    expect((await world.lift()).json().legal_holds).toMatchObject([
      { lifted: { by: { name: 'Sanne W.' }, reason: 'The case is over' } },
    ])
    expect((await world.lift()).json().code).toBe('already_so')
    expect((await world.erase('Peter')).statusCode).toBe(200)
    expect((await world.hold()).json().code).toBe('customer_erased')
  })

  it('is in a list: those in force, and those that were lifted', async () => {
    const [first, second] = [await makeWorld(), await makeWorld()]
    await test.db
      .updateTable('operators')
      .set({ siteowner_ids: [first.siteowner.id, second.siteowner.id] })
      .where('id', '=', first.admin.operator.id)
      .execute()
    await first.hold('One')
    await second.hold('Two')
    const list = async (query: string) => (await first.admin('GET', `/api/legal-holds?${query}`)).json()
    const page = await list('state=open&limit=1')
    expect(page.items).toMatchObject([{ reason: 'Two', customer: { id: second.id, name: 'Peter' } }])
    const next = await list(`state=open&limit=1&cursor=${encodeURIComponent(page.next_cursor)}`)
    expect(next.items).toMatchObject([{ reason: 'One' }])
    expect((await list(`state=open&siteowner_id=${first.siteowner.id}`)).items).toHaveLength(1)
    expect((await list('state=lifted')).items).toEqual([])
    await first.lift()
    expect((await list('state=lifted')).items).toMatchObject([{ reason: 'One' }])
  })
})
