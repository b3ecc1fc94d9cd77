import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { type Call, coachOf, inHand } from '../../../testing/customer-in-hand.ts'

const test = useTestApp()

describe('a field that somebody else has changed meanwhile', () => {
  it('is not overwritten: the refusal names the field and the operator', async () => {
    const { edit, customer, siteowner } = await inHand(test)
    const other = await coachOf(test, siteowner.id)
    await edit({ job: 'Gardener' }, { job: null }, other)
    const refused = await edit({ job: 'Florist', pets: 'Biscuit' }, { job: null, pets: null })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'edited_meanwhile',
      by: { id: other.operator.id, name: 'Ilse M.' },
      issues: [{ path: 'facts.job' }],
    })
    expect((await customer()).facts).toEqual({ job: 'Gardener' })
    expect((await edit({ job: 'Florist' }, { job: 'Gardener' })).statusCode).toBe(200)
    expect((await customer()).facts).toEqual({ job: 'Florist' })
  })

  it('is refused also when the site changed it, without an operator', async () => {
    const { edit, put } = await inHand(test)
    await put({ facts: { pets: ['Biscuit'] } })
    expect((await edit({ pets: 'A cat' }, { pets: null })).json()).toMatchObject({
      code: 'edited_meanwhile',
      by: null,
    })
    expect((await edit({ pets: 'A cat' }, { pets: ['Biscuit'] })).statusCode).toBe(200)
  })

  it('is accepted when it already has the new value, because a request can be repeated', async () => {
    const { edit, call, path } = await inHand(test)
    for (const _try of [1, 2])
      expect((await edit({ job: 'Florist' }, { job: null })).json().customer.facts).toEqual({
        job: 'Florist',
      })
    for (const _try of [1, 2])
      expect((await call('PATCH', path, { alert: ' Careful ', seen: { alert: null } })).statusCode).toBe(200)
  })

  it('changed by two operators at once is changed by one of them', async () => {
    const { edit, siteowner } = await inHand(test)
    const other = await coachOf(test, siteowner.id)
    const answers = await Promise.all([
      edit({ job: 'Gardener' }, { job: null }),
      edit({ job: 'Florist' }, { job: null }, other),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('can be the alert', async () => {
    const { call, path, siteowner } = await inHand(test)
    const other = await coachOf(test, siteowner.id)
    const set = (by: Call, alert: string | null, seen: string | null) =>
      by('PATCH', path, { alert, seen: { alert: seen } })
    await set(other, 'His mother is in hospital', null)
    expect((await set(call, 'Careful', null)).json()).toMatchObject({
      code: 'edited_meanwhile',
      by: { name: 'Ilse M.' },
      issues: [{ path: 'alert' }],
    })
    expect((await set(call, null, 'His mother is in hospital')).json().customer).toMatchObject({
      alert: null,
    })
  })
})

it('an alert has its author, their account level and its time', async () => {
  const { path, siteowner, customer } = await inHand(test)
  const other = await coachOf(test, siteowner.id)
  await other('PATCH', path, { alert: ' Be kind ' })
  expect(await customer()).toMatchObject({
    alert: 'Be kind',
    alert_by: { id: other.operator.id, name: 'Ilse M.', level: 'Coach' },
    alert_at: expect.stringMatching(/Z$/),
  })
  expect((await other('PATCH', path, { alert: ' ' })).json()).toMatchObject({ issues: [{ path: 'alert' }] })
})
