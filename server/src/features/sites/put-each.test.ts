import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeSiteowner } from '../../testing/make.ts'
import { manyFacts } from '../../testing/site.ts'

const test = useTestApp()

const profile = { name: 'Eva', age: 34, city: 'Utrecht', gender: 'female', language: 'nl' }
const customer = { name: 'Colin', language: 'nl', member_type: 'trial', credits: 3 }

describe('many profiles in one call', () => {
  it('are stored each by itself, with a result for each in the order of the call', async () => {
    const { id, key } = await makeSiteowner(test.db)
    const site = test.site(key)
    await site('PUT', '/site/v1/profiles/full', { ...profile, facts: manyFacts('one', 60) })
    const answer = await site('PUT', '/site/v1/profiles', {
      profiles: [
        { ...profile, external_id: 'a' },
        { ...profile, external_id: 'b', age: 17 },
        { ...profile, external_id: 'full', facts: manyFacts('two', 60) },
        { ...profile, external_id: 'c', name: 'Marie' },
      ],
    })
    expect([answer.statusCode, answer.json().results]).toMatchObject([
      200,
      [
        { external_id: 'a', id: expect.any(Number), status: 'stored' },
        {
          external_id: '',
          id: null,
          status: 'refused',
          code: 'invalid_input',
          issues: [{ path: 'profiles.1.age', code: 'too_low' }],
        },
        { external_id: 'full', status: 'refused', issues: [{ path: 'profiles.2.facts' }] },
        { external_id: 'c', status: 'stored' },
      ],
    ])
    const stored = await test.db
      .selectFrom('profiles')
      .where('siteowner_id', '=', id)
      .select('external_id')
      .orderBy('external_id')
      .execute()
    expect(stored.map(({ external_id }) => external_id)).toEqual(['a', 'c', 'full'])
  })

  it('are refused when none is valid, or the list is wrong', async () => {
    const site = test.site((await makeSiteowner(test.db)).key)
    const put = (body: object) => site('PUT', '/site/v1/profiles', body)
    expect((await put({ profiles: [{ ...profile, external_id: '' }] })).json()).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'profiles.0.external_id' }],
    })
    expect((await put({ profiles: [] })).json()).toMatchObject({ issues: [{ path: 'profiles' }] })
    expect((await put({ profiles: 'all' })).json()).toMatchObject({ issues: [{ path: 'profiles' }] })
  })
})

describe('many customers in one call', () => {
  it('are stored with what they have to be shown; what is left out keeps its value', async () => {
    const site = test.site((await makeSiteowner(test.db)).key)
    const put = (...customers: object[]) => site('PUT', '/site/v1/customers', { customers })
    const first = await put(
      { ...customer, external_id: 'c-1', country: 'NL' },
      { ...customer, external_id: 'c-2', credits: -1 },
    )
    expect(first.json().results).toMatchObject([
      { external_id: 'c-1', status: 'stored', disclosure: { status: expect.any(String) } },
      { status: 'refused', issues: [{ path: 'customers.1.credits' }] },
    ])
    await put({ ...customer, external_id: 'c-1', credits: 9 })
    expect((await site('GET', '/site/v1/customers/c-1')).json()).toMatchObject({ credits: 9, country: 'NL' })
  })
})
