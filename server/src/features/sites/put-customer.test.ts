import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { customer, makeCustomerSite, undisclosed } from '../../testing/customer-site.ts'
import { makeOperator } from '../../testing/make.ts'
import { manyFacts } from '../../testing/site.ts'

const test = useTestApp()

const storedCustomer = (id: number) =>
  test.db.selectFrom('customers').where('id', '=', id).selectAll().executeTakeFirstOrThrow()

describe('a customer', () => {
  it('is created and updated with the same id; fields that are left out keep their value', async () => {
    const { put, externalId } = await makeCustomerSite(test)
    const created = await put({
      ...customer,
      birthday: '1980-02-29',
      timezone: 'Europe/Amsterdam',
      country: 'NL',
      facts: { job: 'Baker', pets: ['Biscuit'] },
    })
    expect(created.statusCode).toBe(200)
    const { id, external_id } = created.json()
    expect(external_id).toBe(externalId)
    const updated = await put({ ...undisclosed, credits: 12, facts: { job: 'Nurse' } })
    expect(updated.json()).toMatchObject({ id, external_id, disclosure: { status: 'valid' } })
    expect(await storedCustomer(id)).toMatchObject({
      credits: 12,
      birthday: '1980-02-29',
      timezone: 'Europe/Amsterdam',
      country: 'NL',
      facts: { job: 'Nurse', pets: ['Biscuit'] },
      disclosure_version: 'v4',
      disclosure_shown_at: '2026-11-01T09:00:00Z',
    })
  })

  it('has at most the maximum number of facts, also over several requests', async () => {
    const { put } = await makeCustomerSite(test)
    const { id } = (await put({ ...customer, facts: manyFacts('first', 100) })).json()
    const answer = await put({ ...customer, credits: 1, facts: manyFacts('second', 1) })
    expect(answer.json()).toMatchObject({ code: 'invalid_input', issues: [{ path: 'facts' }] })
    const stored = await storedCustomer(id)
    expect(stored).toMatchObject({ credits: 40, facts: manyFacts('first', 100) })
  })

  it.each([1e300, '1e300', 'old', true, []])('with the age %j can be answered', async (age) => {
    const { put, write, siteowner } = await makeCustomerSite(test)
    await put({ ...customer, facts: { age } })
    await write()
    const operator = await makeOperator(test.db, { siteowner_ids: [siteowner.id] })
    const claimed = await (await test.signedIn(operator))('POST', '/api/queues/reply/claim', {})
    expect(claimed.json().conversation.customer.facts).toEqual({ age })
  })

  it('of one site owner is not that of another with the same external id', async () => {
    const [one, other] = [await makeCustomerSite(test), await makeCustomerSite(test)]
    const path = '/site/v1/customers/same'
    const first = (await one.call('PUT', path, customer)).json()
    const second = (await other.call('PUT', path, customer)).json()
    expect(second.id).not.toBe(first.id)
  })

  it('is refused with every invalid field named, and without a valid key', async () => {
    const { put } = await makeCustomerSite(test)
    const answer = await put({
      ...customer,
      credits: -1,
      timezone: 'Mars/North',
      birthday: '0000-01-01',
      x: 1,
    })
    expect(answer.statusCode).toBe(400)
    const paths = answer.json().issues.map((issue: { path: string }) => issue.path)
    expect(paths.sort()).toEqual(['birthday', 'credits', 'timezone', 'x'])
    const stranger = await test.site('wrong')('PUT', '/site/v1/customers/1', customer)
    expect(stranger.json()).toMatchObject({ status: 401, code: 'site_key_wrong' })
  })

  it('that is sent many times at once is stored once', async () => {
    const { put } = await makeCustomerSite(test)
    const answers = await Promise.all(Array.from({ length: 20 }, () => put(undisclosed)))
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  })

  it('who changes language waits for an operator of that language', async () => {
    const { put, write, item, siteowner } = await makeCustomerSite(test)
    await put(customer)
    await write()
    await put({ ...customer, language: 'pl' })
    expect(await item()).toMatchObject({ language: 'pl' })
    const conversation = await test.db
      .selectFrom('conversations')
      .where('siteowner_id', '=', siteowner.id)
      .selectAll()
      .executeTakeFirst()
    expect(conversation?.language).toBe('pl')
  })
})
