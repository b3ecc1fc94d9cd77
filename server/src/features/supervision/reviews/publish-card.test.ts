import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { makeSiteowner } from '../../../testing/make.ts'

const test = useTestApp()

async function makeAdmin() {
  const siteowner = await makeSiteowner(test.db)
  const call = await test.signedIn(await operatorOf(test, 'admin'))
  const path = `/api/siteowners/${siteowner.id}/review-card`
  return {
    read: async () => (await call('GET', path)).json().card,
    publish: async (criteria: unknown[], seen: number) =>
      (await call('POST', path, { criteria, seen })).json(),
  }
}

const honest = { code: 'honest', name: null, weight: 60 }
const own = { code: null, name: ' Own words ', weight: 40 }

describe('the card of a site owner', () => {
  it('is the one of the contract, until an admin publishes a version', async () => {
    const { read, publish } = await makeAdmin()
    expect(await read()).toMatchObject({
      version: 0,
      criteria: [{ code: 'honest', name: null, weight: 30 }, {}, {}, {}, {}],
    })
    const { card } = await publish([honest, own], 0)
    expect(card).toEqual({
      version: 1,
      criteria: [honest, { code: 'v1-2', name: 'Own words', weight: 40 }],
    })
    expect(await read()).toEqual(card)
  })

  it('keeps the code of a criterion that is renamed, and has no new version for the same criteria', async () => {
    const { publish } = await makeAdmin()
    await publish([honest, own], 0)
    const renamed = { code: 'v1-2', name: 'Our words', weight: 40 }
    expect((await publish([renamed, honest], 1)).card).toEqual({ version: 2, criteria: [renamed, honest] })
    expect((await publish([renamed, honest], 1)).card.version).toBe(2)
  })

  it('is refused when a colleague has published another one meanwhile', async () => {
    const { publish } = await makeAdmin()
    const both = await Promise.all([publish([honest], 0), publish([honest, own], 0)])
    expect(both.filter(({ code }) => code === 'review_card_changed')).toHaveLength(1)
  })

  it('needs names, known codes, and each criterion once', async () => {
    const { publish } = await makeAdmin()
    const issuesOf = async (...criteria: unknown[]) => (await publish(criteria, 0)).issues
    expect(await issuesOf({ ...own, name: null })).toMatchObject([
      { path: 'criteria.0.name', code: 'required' },
    ])
    expect(await issuesOf({ ...own, code: 'other' })).toMatchObject([{ path: 'criteria.0.code' }])
    expect(await issuesOf(honest, honest)).toMatchObject([{ path: 'criteria.1.code' }])
    expect(await issuesOf({ ...honest, weight: 0 })).toMatchObject([{ path: 'criteria.0.weight' }])
    expect(await issuesOf()).toMatchObject([{ path: 'criteria' }])
  })
})
