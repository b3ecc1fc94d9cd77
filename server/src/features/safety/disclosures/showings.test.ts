import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { customer, makeCustomerSite, undisclosed } from '../../../testing/customer-site.ts'
import { makeCustomer } from '../../../testing/make.ts'

const test = useTestApp()

const showingsOf = (customerId: number) =>
  test.db
    .selectFrom('disclosure_showings')
    .where('customer_id', '=', customerId)
    .select(['version', 'language', 'shown_at', 'reported_at'])
    .orderBy('shown_at')
    .execute()
const told = (version: string, shown_at: string, language?: string) => ({
  ...customer,
  disclosure: { version, shown_at, ...(language && { language }) },
})

async function makeSite() {
  const site = await makeCustomerSite(test)
  const publish = (language: string, version: string) =>
    test.db
      .insertInto('disclosures')
      .values({ siteowner_id: site.siteowner.id, language, version, body: `${version} in ${language}` })
      .execute()
  return { ...site, publish }
}

describe('what a site reports as shown', () => {
  it('is recorded once for each showing; the customer has the newest, also when an older one is reported late', async () => {
    const { put } = await makeSite()
    const { id } = (await put(told('v2', '2026-03-01T10:00:00Z'))).json()
    await put(told('v2', '2026-03-01T10:00:00Z'))
    await put(undisclosed)
    await put(told('v3', '2026-05-01T10:00:00Z'))
    const late = (await put(told('v1', '2025-01-01T10:00:00Z'))).json()
    expect(await showingsOf(id)).toMatchObject([
      { version: 'v1', language: 'nl' },
      { version: 'v2', shown_at: '2026-03-01T10:00:00Z' },
      { version: 'v3', reported_at: expect.any(String) },
    ])
    expect(late.disclosure.shown).toEqual({
      version: 'v3',
      language: 'nl',
      shown_at: '2026-05-01T10:00:00Z',
      is_published: false,
    })
  })

  it('in the future counts as now, once', async () => {
    const { put } = await makeSite()
    const { id } = (await put(told('v2', '2199-01-01T00:00:00Z'))).json()
    await put(told('v2', '2199-01-01T00:00:00Z'))
    const [shown, ...others] = await showingsOf(id)
    expect(others).toEqual([])
    expect(Date.parse(shown?.shown_at ?? '')).toBeLessThanOrEqual(Date.now() + 1_000)
    await put(told('v3', '2199-01-01T00:00:00Z'))
    expect(await showingsOf(id)).toMatchObject([{ version: 'v2' }, { version: 'v3' }])
  })

  it('has the language that the site names; otherwise that of the customer, or the one in which the version exists', async () => {
    const { put, publish } = await makeSite()
    await publish('it', 'v7')
    const { id } = (await put(told('v5', '2026-01-01T10:00:00Z', 'fr'))).json()
    await put(told('v6', '2026-02-01T10:00:00Z'))
    await put(told('v7', '2026-03-01T10:00:00Z'))
    expect((await showingsOf(id)).map(({ language }) => language)).toEqual(['fr', 'nl', 'it'])
    expect(
      (
        await put({
          ...customer,
          disclosure: { version: 'v8', shown_at: '2026-04-01T10:00:00Z', language: 'x' },
        })
      ).json(),
    ).toMatchObject({ code: 'invalid_input', issues: [{ path: 'disclosure.language' }] })
  })

  it('is kept: nobody changes or deletes a row', async () => {
    const { put } = await makeSite()
    const { id } = (await put(told('v2', '2026-03-01T10:00:00Z'))).json()
    const ofCustomer = sql`where customer_id = ${id}`
    for (const change of [
      sql`delete from disclosure_showings ${ofCustomer}`,
      sql`update disclosure_showings set shown_at = now() ${ofCustomer}`,
      sql`update disclosure_showings set version = 'v9' ${ofCustomer}`,
    ])
      await expect(change.execute(test.db)).rejects.toThrow('append-only')
  })

  it('has the language of the customer when the site names none', async () => {
    const { siteowner } = await makeSite()
    const { id } = await makeCustomer(test.db, { siteowner_id: siteowner.id, language: 'it' })
    await sql`update customers set disclosure_version = 'v9', disclosure_shown_at = '2026-09-01T10:00:00Z' where id = ${id}`.execute(
      test.db,
    )
    expect(await showingsOf(id)).toMatchObject([
      { version: 'v4', language: 'it' },
      { version: 'v9', language: 'it' },
    ])
  })
})

describe('what a site asks', () => {
  it('is the newest text of each language, and what a customer has to be shown', async () => {
    const { put, publish, call, externalId } = await makeSite()
    await publish('nl', 'v1')
    const path = `/site/v1/customers/${encodeURIComponent(externalId)}/disclosure`
    expect((await call('GET', path)).json().code).toBe('customer_not_found')
    const missing = {
      status: 'missing',
      shown: null,
      unknown_version: null,
      show: { version: 'v1', language: 'nl', text: 'v1 in nl' },
      on_hold_from: null,
    }
    expect((await put(undisclosed)).json().disclosure).toEqual(missing)
    expect((await call('GET', path)).json()).toEqual(missing)
    await put(told('v1', '2026-03-01T10:00:00Z'))
    expect((await call('GET', path)).json()).toMatchObject({
      status: 'valid',
      shown: { version: 'v1', is_published: true },
      show: null,
    })
    expect((await call('GET', '/site/v1/disclosures')).json()).toEqual({
      disclosures: [
        { language: 'nl', version: 'v1', text: 'v1 in nl', published_at: expect.any(String), again: null },
      ],
    })
  })

  it('is about own customers only', async () => {
    const { put, externalId } = await makeSite()
    await put(customer)
    const other = await makeSite()
    const answer = await other.call('GET', `/site/v1/customers/${encodeURIComponent(externalId)}/disclosure`)
    expect(answer.json().code).toBe('customer_not_found')
  })
})
