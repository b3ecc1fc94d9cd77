import { helpLineLengths, helpLineText, maxHelpLines } from '@panel/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeInHand } from '../../../testing/answering.ts'
import { useTestApp } from '../../../testing/app.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { makeEscalating, makeMaster } from '../../../testing/escalating.ts'
import { makeSiteowner } from '../../../testing/make.ts'
import { makeHelpLine } from '../../../testing/make-help-line.ts'

const test = useTestApp()

describe('the help lines of a site owner', () => {
  let siteowner: { id: number }
  let path: string
  let call: Awaited<ReturnType<typeof test.signedIn>>
  beforeEach(async () => {
    siteowner = await makeSiteowner(test.db)
    path = `/api/siteowners/${siteowner.id}/help-lines`
    call = await test.signedIn(await operatorOf(test, 'admin'))
  })
  const line = {
    country: 'NL',
    language: 'nl',
    name: '113',
    telephone: '0800-0113',
    web_address: 'https://www.113.nl',
    opening_hours: 'dag en nacht',
  }
  const add = async (own: object = {}) => (await call('POST', path, { ...line, ...own })).json()

  it('are listed by country, those of every country last', async () => {
    expect((await call('GET', path)).json()).toEqual({ items: [] })
    await add({ country: null, name: 'Everywhere' })
    await add()
    const { items } = await add({ country: 'GB', name: ' Samaritans ' })
    expect(items).toMatchObject([{ country: 'GB', name: 'Samaritans' }, line, { name: 'Everywhere' }])
  })

  it('added twice are one; by two admins at once, too', async () => {
    await Promise.all([add(), add()])
    expect((await add()).items).toHaveLength(1)
    expect((await add({ opening_hours: null })).items).toHaveLength(2)
  })

  it('leave the list when they are removed, and can be added again', async () => {
    const [stored] = (await add()).items
    const remove = () => call('POST', `${path}/${stored.id}/remove`, {})
    expect((await remove()).json()).toEqual({ items: [] })
    expect((await remove()).json()).toEqual({ items: [] })
    expect((await add()).items).toHaveLength(1)
    const entries = await test.db
      .selectFrom('audit_log')
      .where('subject_type', '=', 'siteowner')
      .where('subject_id', '=', siteowner.id)
      .select(['action', 'details'])
      .orderBy('id')
      .execute()
    expect(entries).toMatchObject([
      { action: 'help_line.add', details: { id: stored.id, ...line } },
      { action: 'help_line.remove', details: { id: stored.id, ...line } },
      { action: 'help_line.add' },
    ])
  })

  it('need a name, and a telephone number or a web address', async () => {
    expect(await add({ name: ' ' })).toMatchObject({ issues: [{ path: 'name', code: 'empty' }] })
    expect(await add({ telephone: null, web_address: null })).toMatchObject({
      issues: [{ path: 'telephone', code: 'empty' }],
    })
    expect((await add({ web_address: null })).items).toHaveLength(1)
    expect(await add({ web_address: 'javascript:alert(1)' })).toMatchObject({
      issues: [{ path: 'web_address' }],
    })
    for (const [part, max] of Object.entries(helpLineLengths)) {
      const long = 'https://example.com/'.padEnd(max + 1, 'x')
      expect(await add({ [part]: long })).toMatchObject({ issues: [{ path: part }] })
    }
  })

  it('are of a country and a language of the panel', async () => {
    expect(await add({ country: 'XX' })).toMatchObject({
      issues: [{ path: 'country', code: 'not_a_country' }],
    })
    expect(await add({ language: 'xx' })).toMatchObject({
      issues: [{ path: 'language', code: 'not_a_language' }],
    })
  })

  it('are at most nine in a country', async () => {
    for (let count = 1; count <= maxHelpLines; count++) await add({ name: `Line ${count}` })
    expect(await add()).toMatchObject({ code: 'help_lines_full' })
    expect((await add({ country: null })).items).toHaveLength(maxHelpLines + 1)
  })

  it('of another site owner cannot be removed here', async () => {
    const other = await makeSiteowner(test.db)
    const [stored] = (await add()).items
    const answer = await call('POST', `/api/siteowners/${other.id}/help-lines/${stored.id}/remove`, {})
    expect(answer.json()).toMatchObject({ code: 'help_line_not_found' })
  })
})

describe('the help lines for a customer', () => {
  async function makeHelped(customer: { country: string | null; language: string }) {
    const hand = await makeInHand(test)
    const { customer_id } = await test.db
      .selectFrom('conversations')
      .where('id', '=', hand.id)
      .select('customer_id')
      .executeTakeFirstOrThrow()
    await test.db.updateTable('customers').set(customer).where('id', '=', customer_id).execute()
    const make = (name: string, own: object = {}) =>
      makeHelpLine(test.db, { siteowner_id: hand.siteowner.id, name, ...own })
    const read = async () => (await hand.call('GET', `/api/conversations/${hand.id}/help-lines`)).json()
    return { ...hand, make, read }
  }

  it('are those of the country that the site told, and of every country', async () => {
    const { make, read } = await makeHelped({ country: 'BE', language: 'nl' })
    expect(await read()).toEqual({ country: 'BE', known_by: 'site', items: [] })
    await make('Everywhere')
    await make('Ligne', { country: 'BE', language: 'fr' })
    await make('Lijn', { country: 'BE', language: 'nl' })
    await make('113', { country: 'NL', language: 'nl' })
    await make('Removed', { country: 'BE', removed_at: '2026-11-01T00:00:00Z' })
    await makeHelpLine(test.db, { siteowner_id: (await makeSiteowner(test.db)).id, country: 'BE' })
    expect((await read()).items.map(({ name }: { name: string }) => name)).toEqual([
      'Lijn',
      'Ligne',
      'Everywhere',
    ])
  })

  it('are those of the country of the language when the site told none', async () => {
    const { make, read } = await makeHelped({ country: null, language: 'pl' })
    await make('Telefon', { country: 'PL' })
    expect(await read()).toMatchObject({ country: 'PL', known_by: 'language', items: [{ name: 'Telefon' }] })
    const british = await makeHelped({ country: null, language: 'en-GB' })
    expect(await british.read()).toMatchObject({ country: 'GB', known_by: 'language' })
  })

  it('are not for operators who may not read the conversation', async () => {
    const { id } = await makeHelped({ country: 'NL', language: 'nl' })
    const other = await makeInHand(test)
    expect((await other.call('GET', `/api/conversations/${id}/help-lines`)).statusCode).toBe(404)
  })

  it('can be sent where contact data is stopped; other numbers cannot', async () => {
    const { make, send, siteowner } = await makeHelped({ country: 'NL', language: 'nl' })
    await test.db
      .insertInto('send_checks')
      .values({ siteowner_id: siteowner.id, kind: 'contact', mode: 'block' })
      .execute()
    const stored = await make('113', {
      country: 'NL',
      telephone: '0800-0113',
      web_address: 'https://www.113.nl',
      opening_hours: '24/7',
    })
    const help = helpLineText(stored)
    expect(help).toBe('113: 0800-0113, https://www.113.nl (24/7)')
    for (const text of ['0612345678', `${help} or 0612345678`, '06 0800-0113 4567', 'other.nl'])
      expect((await send({ text })).json()).toMatchObject({ code: 'text_checked' })
    expect((await send({ text: `Please call them. ${help}` })).statusCode).toBe(200)
  })
})

it('a master sees the help lines at an escalation for distress, and at no other', async () => {
  const { site, escalate, customer } = await makeEscalating(test)
  await test.db.updateTable('customers').set({ country: 'NL' }).where('id', '=', customer.id).execute()
  await makeHelpLine(test.db, { siteowner_id: site.siteowner.id, country: 'NL', name: '113' })
  const master = await makeMaster(test, site.siteowner)
  const helpAt = async (kind: 'distress' | 'threat') => {
    const { escalation } = (await escalate(kind)).json()
    return (await master('GET', `/api/escalations/${escalation.id}`)).json().escalation.help
  }
  expect(await helpAt('distress')).toMatchObject({ country: 'NL', items: [{ name: '113' }] })
  expect(await helpAt('threat')).toBeNull()
})
