import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { customer, makeCustomerSite, undisclosed } from '../../testing/customer-site.ts'
import { operatorOf } from '../../testing/endpoints/callers.ts'
import { makeSiteowner } from '../../testing/make.ts'
import { checkDisclosures } from '../safety/disclosures/check.ts'

const test = useTestApp()
const shown_at = '2026-11-01T09:00:00Z'
const later = '2026-11-02T09:00:00Z'

/** A site whose owner accepts published versions only, with texts in these languages. */
async function makeSite(texts: Record<string, string> = { nl: 'v1' }, accepts = false) {
  const site = await makeCustomerSite(
    test,
    await makeSiteowner(test.db, { accepts_unknown_disclosures: accepts }),
  )
  for (const [language, version] of Object.entries(texts)) await publish(site.siteowner, language, version)
  const show = async (version: string, more: object = {}) =>
    (await site.put({ ...undisclosed, disclosure: { version, shown_at }, ...more })).json()
  return { ...site, show }
}
const publish = (siteowner: { id: number }, language: string, version: string) =>
  test.db
    .insertInto('disclosures')
    .values({ siteowner_id: siteowner.id, language, version, body: `Text ${version}, ${language}` })
    .execute()

describe('a disclosure of a version that is not published', () => {
  it('ends no hold: the answer has the published ones, and what else is in the call is stored', async () => {
    const { put, show, openHolds } = await makeSite({ nl: 'v1', en: 'v2' })
    const { id } = (await put(undisclosed)).json()
    expect(await openHolds(id)).toEqual(['disclosure_missing'])
    const { disclosure } = await show('banana', {
      credits: 3,
      limits: { self_excluded_until: '2199-01-01T00:00:00Z' },
    })
    expect(disclosure).toEqual({
      status: 'unknown_version',
      shown: { version: 'banana', language: 'nl', shown_at: '2026-11-01T09:00:00Z', is_published: false },
      unknown_version: {
        version: 'banana',
        published: [
          { version: 'v2', language: 'en' },
          { version: 'v1', language: 'nl' },
        ],
      },
      show: { version: 'v1', language: 'nl', text: 'Text v1, nl' },
      on_hold_from: null,
    })
    expect(await openHolds(id)).toEqual(['disclosure_missing', 'self_exclusion'])
    const stored = await test.db
      .selectFrom('customers')
      .where('id', '=', id)
      .select('credits')
      .executeTakeFirst()
    expect(stored?.credits).toBe(3)
  })

  it('holds a customer from their first message on, and tells their site at each login', async () => {
    const { call, show, write, item, externalId } = await makeSite()
    await show('banana')
    await write()
    expect(await item()).toMatchObject({ held: true })
    const path = `/site/v1/customers/${encodeURIComponent(externalId)}/disclosure`
    expect((await call('GET', path)).json()).toMatchObject({
      status: 'unknown_version',
      unknown_version: { version: 'banana' },
      show: { version: 'v1' },
    })
  })

  it('is corrected by a published one, also with the same or an earlier time', async () => {
    const { show, openHolds } = await makeSite()
    const { id } = await show('banana')
    const corrected = await show('v1', { disclosure: { version: 'v1', shown_at: '2026-10-31T09:00:00Z' } })
    expect(corrected.disclosure).toMatchObject({ status: 'valid', unknown_version: null, show: null })
    expect(await openHolds(id)).toEqual([])
  })

  it('is recorded, and does not replace a published one that was shown before', async () => {
    const { show, openHolds } = await makeSite()
    const { id } = await show('v1')
    const { disclosure } = await show('banana', { disclosure: { version: 'banana', shown_at: later } })
    expect(disclosure).toMatchObject({
      status: 'valid',
      shown: { version: 'v1', is_published: true },
      unknown_version: { version: 'banana', published: [{ version: 'v1', language: 'nl' }] },
    })
    expect(await openHolds(id)).toEqual([])
    const showings = await test.db
      .selectFrom('disclosure_showings')
      .where('customer_id', '=', id)
      .select('version')
      .orderBy('shown_at')
      .execute()
    expect(showings.map(({ version }) => version)).toEqual(['v1', 'banana'])
  })

  it('counts at a site owner who accepts it, and is still told', async () => {
    const { show, openHolds } = await makeSite({ nl: 'v1' }, true)
    const { id, disclosure } = await show('banana')
    expect(disclosure).toMatchObject({
      status: 'valid',
      shown: { is_published: false },
      unknown_version: { version: 'banana' },
      show: null,
    })
    expect(await openHolds(id)).toEqual([])
  })

  it('is no version that the panel publishes later', async () => {
    const { show, siteowner, openHolds } = await makeSite({ nl: 'v1' })
    const { id } = await show('v2')
    const admin = await test.signedIn(await operatorOf(test, 'admin'))
    const answer = await admin('POST', `/api/siteowners/${siteowner.id}/disclosures`, {
      language: 'nl',
      body: 'A better text',
      seen: 'v1',
    })
    expect(answer.json()).toMatchObject({ items: [{ version: 'v3' }] })
    await show('v2')
    expect(await openHolds(id)).toEqual(['disclosure_missing'])
  })
})

describe('the setting of a site owner', () => {
  it('ends and begins the holds of all its customers with the next check, and is in the audit log', async () => {
    const { show, write, siteowner, openHolds, item } = await makeSite()
    const { id } = await show('banana')
    await write()
    const admin = await test.signedIn(await operatorOf(test, 'admin'))
    const set = async (accepts_unknown_disclosures: boolean) => {
      const path = `/api/siteowners/${siteowner.id}`
      const changed = await admin('PATCH', path, { accepts_unknown_disclosures })
      expect(changed.json()).toMatchObject({ accepts_unknown_disclosures })
      await checkDisclosures(test.db)
    }
    await set(true)
    expect(await openHolds(id)).toEqual([])
    expect(await item()).toMatchObject({ held: false })
    await set(false)
    expect(await openHolds(id)).toEqual(['disclosure_missing'])
    expect(await item()).toMatchObject({ held: true })
    const entries = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'siteowner.change')
      .where('subject_id', '=', siteowner.id)
      .select(sql<object>`details`.as('details'))
      .orderBy('id')
      .execute()
    expect(entries.map(({ details }) => details)).toEqual([
      { before: { accepts_unknown_disclosures: false }, after: { accepts_unknown_disclosures: true } },
      { before: { accepts_unknown_disclosures: true }, after: { accepts_unknown_disclosures: false } },
    ])
  })
})

describe('a customer in a language without a text', () => {
  it.each([
    [{ en: 'v1', nl: 'v2' }, 'pl', 'en'],
    [{ en: 'v1', nl: 'v2' }, 'nl-BE', 'nl'],
    [{ en: 'v1', 'nl-BE': 'v2' }, 'nl', 'nl-BE'],
    [{ it: 'v1', nl: 'v2' }, 'pl', 'it'],
  ])('of %j is told in another: %s in %s', async (texts, language, told) => {
    const { put } = await makeSite(texts)
    const { disclosure } = (await put({ ...undisclosed, language })).json()
    expect(disclosure).toMatchObject({ status: 'missing', show: { language: told } })
  })

  it('has nothing to be told while nothing is published', async () => {
    const { put, show } = await makeSite({})
    expect((await put(undisclosed)).json().disclosure).toMatchObject({ status: 'missing', show: null })
    expect((await show(customer.disclosure.version)).disclosure).toMatchObject({
      status: 'unknown_version',
      unknown_version: { version: 'v4', published: [] },
      show: null,
    })
  })

  it('is asked to be told again when the text that replaces theirs asks for it', async () => {
    const { put, siteowner, openHolds } = await makeSite({ en: 'v1' })
    const told = { ...undisclosed, language: 'pl', disclosure: { version: 'v1', shown_at } }
    const { id, disclosure } = (await put(told)).json()
    expect(disclosure.status).toBe('valid')
    const again = sql<string>`clock_timestamp()`
    const row = { siteowner_id: siteowner.id, language: 'en', version: 'v2', body: 'New', again_from: again }
    await test.db.insertInto('disclosures').values(row).execute()
    expect((await put(told)).json().disclosure).toMatchObject({
      status: 'show_again',
      show: { version: 'v2', language: 'en' },
    })
    expect(await openHolds(id)).toEqual(['disclosure_missing'])
  })
})
