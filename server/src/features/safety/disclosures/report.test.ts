import type { Showing } from '@panel/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { customer, makeCustomerSite } from '../../../testing/customer-site.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { makeCustomer, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeConversation } from '../../../testing/make-conversations.ts'
import { readCsv } from '../../../testing/read-csv.ts'

const test = useTestApp()

/** Three customers: one was shown v1, one v1 and then v2, one nothing. */
async function makeReported() {
  const siteowner = await makeSiteowner(test.db)
  const admin = await test.signedIn(await operatorOf(test, 'admin'))
  const path = `/api/siteowners/${siteowner.id}/disclosures`
  await admin('POST', path, { language: 'nl', body: 'Fictief', seen: null })
  await admin('POST', path, { language: 'nl', body: 'Alle fictief', seen: 'v1', again_in_days: 3 })
  const own = { siteowner_id: siteowner.id, language: 'nl', disclosure_version: 'v1' }
  const anna = await makeCustomer(test.db, {
    ...own,
    name: 'Anna',
    disclosure_shown_at: '2026-03-01T10:00:00Z',
  })
  const bert = await makeCustomer(test.db, {
    ...own,
    name: 'Bert',
    disclosure_shown_at: '2026-04-01T10:00:00Z',
  })
  await test.db
    .updateTable('customers')
    .set({ disclosure_version: 'v2', disclosure_shown_at: '2026-05-01T10:00:00Z' })
    .where('id', '=', bert.id)
    .execute()
  await makeCustomer(test.db, { ...own, disclosure_version: null, disclosure_shown_at: null })
  const list = async (query = '', call = admin) =>
    (await call('GET', `/api/disclosure-showings?siteowner_id=${siteowner.id}${query}`)).json()
  const names = async (query = '') =>
    (await list(query)).items.map((item: { customer: { name: string } }) => item.customer.name)
  return { siteowner, admin, path, anna, bert, list, names }
}

describe('the report of a site owner', () => {
  it('lists who was shown what, latest first, with all earlier showings', async () => {
    const { list, anna, bert } = await makeReported()
    const { items } = await list()
    expect(items).toMatchObject([
      {
        version: 'v2',
        language: 'nl',
        shown_at: '2026-05-01T10:00:00Z',
        customer: { id: bert.id },
        is_published: true,
      },
      { version: 'v1', customer: { id: bert.id } },
      { version: 'v1', customer: { id: anna.id, external_id: anna.external_id }, conversation_id: null },
    ])
  })

  it('is filtered by language, version and the id of a customer at the site', async () => {
    const { names, list, anna, bert, siteowner } = await makeReported()
    expect(await names('&language=nl&version=v2')).toEqual(['Bert'])
    expect(await names('&language=it')).toEqual([])
    expect(await names(`&customer=${anna.external_id}`)).toEqual(['Anna'])
    expect(await names('&customer=nobody')).toEqual([])
    expect(await list('&version=v2')).toMatchObject({ code: 'invalid_input', issues: [{ path: 'language' }] })
    const { id } = await makeConversation(test.db, { siteowner, customer: bert })
    expect((await list('&language=nl&version=v2')).items).toMatchObject([{ conversation_id: id }])
  })

  it('tells for a period who had which text in it, and how much was written meanwhile', async () => {
    const { list, names, bert, siteowner } = await makeReported()
    expect(await names('&from=2026-04-02&to=2026-04-30')).toEqual(['Bert', 'Anna'])
    expect(await names('&from=2026-03-10&to=2026-03-10')).toEqual(['Anna'])
    expect(await names('&from=2026-02-01&to=2026-02-28')).toEqual([])
    const chats = [
      await makeConversation(test.db, { siteowner, customer: bert }),
      await makeConversation(test.db, { siteowner, customer: bert }),
    ]
    const { id: writer } = await makeOperator(test.db)
    const days = { in: '2026-04-03', site: '2026-04-09', past: '2026-04-20', out: '2026-05-02' } as const
    for (const { id } of chats)
      for (const [direction, day] of Object.entries(days))
        await sql`insert into messages (conversation_id, siteowner_id, direction, type, body, sent_at, operator_id)
          values (${id}, ${siteowner.id}, ${direction}, ${direction === 'out' ? 'reply' : 'chat'}, 'Hi', ${`${day}T10:00:00Z`},
            ${direction === 'out' ? writer : null})`.execute(test.db)
    const counted = async (query: string) =>
      (await list(query)).items.map((each: Showing) => [
        each.customer.name,
        each.version,
        each.until,
        each.messages_in,
        each.messages_out,
      ])
    const changed = '2026-05-01T10:00:00Z'
    expect(await counted('')).toEqual([
      ['Bert', 'v2', null, 0, 2],
      ['Bert', 'v1', changed, 4, 2],
      ['Anna', 'v1', null, 0, 0],
    ])
    expect(await counted('&from=2026-04-09&to=2026-04-19')).toEqual([
      ['Bert', 'v1', changed, 0, 2],
      ['Anna', 'v1', null, 0, 0],
    ])
    expect(await counted('&from=2026-04-20&to=2026-05-02')).toEqual([
      ['Bert', 'v2', null, 0, 2],
      ['Bert', 'v1', changed, 2, 0],
      ['Anna', 'v1', null, 0, 0],
    ])
  })

  it('is paged by time and id', async () => {
    const { list } = await makeReported()
    const first = await list('&limit=2')
    const second = await list(`&limit=2&cursor=${first.next_cursor}`)
    expect(first.items).toHaveLength(2)
    expect(second).toMatchObject({ items: [{ customer: { name: 'Anna' } }], next_cursor: null })
  })

  it('counts customers by what they were shown last; versions without customers are listed too', async () => {
    const { admin, path } = await makeReported()
    const counts = (await admin('GET', `${path}/counts`)).json()
    expect(counts).toEqual({
      items: [
        {
          language: 'nl',
          version: 'v2',
          published_at: expect.any(String),
          on_hold_from: null,
          counts: true,
          customers: 1,
        },
        {
          language: 'nl',
          version: 'v1',
          published_at: expect.any(String),
          on_hold_from: expect.any(String),
          counts: true,
          customers: 1,
        },
      ],
      missing: 1,
    })
  })

  it('is a file with the same filters, whose export is in the audit log', async () => {
    const { admin, siteowner, bert } = await makeReported()
    const answer = await admin(
      'GET',
      `/api/disclosure-showings.csv?siteowner_id=${siteowner.id}&language=nl&version=v2`,
    )
    expect(answer.headers['content-type']).toContain('text/csv')
    const lines = readCsv(answer.body)
    expect(lines).toHaveLength(2)
    expect(lines[1]?.slice(1, 6)).toEqual([bert.external_id, 'Bert', 'nl', 'v2', 'yes'])
    const audit = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'disclosure_showing.export')
      .select('details')
      .execute()
    expect(audit).toMatchObject([{ details: { siteowner_id: siteowner.id, version: 'v2' } }])
  })

  it('is empty for an admin of another site owner, who may not count either', async () => {
    const { list, path } = await makeReported()
    const other = await makeSiteowner(test.db)
    const { permissions_id } = await operatorOf(test, 'admin')
    const stranger = await test.signedIn(
      await makeOperator(test.db, { permissions_id, siteowner_ids: [other.id] }),
    )
    expect(await list('', stranger)).toEqual({ items: [], next_cursor: null })
    expect((await stranger('GET', `${path}/counts`)).json().code).toBe('siteowner_not_found')
  })
})

describe('what a customer was shown', () => {
  it('is shown with its text to those who may read a chat of the customer', async () => {
    const { siteowner, bert } = await makeReported()
    const { id } = await makeConversation(test.db, { siteowner, customer: bert })
    const operator = await makeOperator(test.db, { siteowner_ids: [siteowner.id] })
    const call = await test.signedIn(operator)
    const path = `/api/customers/${bert.id}/disclosures`
    expect((await call('GET', path)).json().code).toBe('customer_not_found')
    await test.db
      .insertInto('drafts')
      .values({ conversation_id: id, operator_id: operator.id, body: 'Hi' })
      .execute()
    expect((await call('GET', path)).json()).toEqual({
      items: [
        expect.objectContaining({ version: 'v2', language: 'nl', text: 'Alle fictief' }),
        expect.objectContaining({ version: 'v1', text: 'Fictief' }),
      ],
      total: 2,
      on_hold_from: null,
    })
  })

  it('has no text for a version that the panel does not have', async () => {
    const { put, siteowner } = await makeCustomerSite(test)
    const { id } = (await put(customer)).json()
    const admin = await test.signedIn(await operatorOf(test, 'admin'))
    expect((await admin('GET', `/api/customers/${id}/disclosures`)).json()).toMatchObject({
      items: [{ version: 'v4', text: null }],
      total: 1,
    })
    expect(
      (await admin('GET', `/api/disclosure-showings?siteowner_id=${siteowner.id}`)).json().items,
    ).toMatchObject([{ is_published: false }])
  })
})
