import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { customer, makeCustomerSite } from '../../testing/customer-site.ts'
import { makeSite } from '../../testing/site.ts'

const test = useTestApp()

describe('a site', () => {
  it('reads a customer and a profile as it told them, and none of another site', async () => {
    const { put, call, externalId } = await makeCustomerSite(test)
    const facts = { job: 'Baker' }
    await put({ ...customer, birthday: '1980-02-29', facts })
    const path = `/site/v1/customers/${encodeURIComponent(externalId)}`
    const { disclosure: _, ...told } = customer
    expect((await call('GET', path)).json()).toMatchObject({
      ...told,
      birthday: '1980-02-29',
      facts,
      limits: {},
      disclosure: { shown: { version: 'v4' } },
    })
    const other = await makeSite(test)
    expect((await other.call('GET', path)).json().code).toBe('customer_not_found')
    const profile = `/site/v1/profiles/${other.profile.external_id}`
    expect((await other.call('GET', profile)).json()).toMatchObject({ id: other.profile.id, about: null })
    expect((await call('GET', profile)).json().code).toBe('profile_not_found')
  })

  it('changes the credits of a customer alone', async () => {
    const { put, call, externalId } = await makeCustomerSite(test)
    await put(customer)
    const path = `/site/v1/customers/${encodeURIComponent(externalId)}`
    const before = (await call('GET', path)).json()
    expect((await call('PATCH', path, { credits: 7 })).json()).toMatchObject({
      credits: 7,
      member_type: customer.member_type,
    })
    const after = (await call('GET', path)).json()
    expect({ ...after, updated_at: before.updated_at }).toEqual({ ...before, credits: 7 })
    expect((await call('PATCH', path, { name: 'Another' })).statusCode).toBe(400)
    expect((await call('PATCH', path, { credits: -1 })).statusCode).toBe(400)
    expect((await (await makeSite(test)).call('PATCH', path, { credits: 7 })).json().code).toBe(
      'customer_not_found',
    )
  })
})
