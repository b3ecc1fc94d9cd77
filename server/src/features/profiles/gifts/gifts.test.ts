import { describe, expect, it } from 'vitest'
import { makeInHand } from '../../../testing/answering.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeGift } from '../../../testing/make-attachments.ts'

const test = useTestApp()

async function makeShop() {
  const siteowner = await makeSiteowner(test.db)
  const { call, id } = await makeInHand(test, { waiting: { siteowner } })
  const site = test.site(siteowner.key)
  return {
    siteowner,
    id,
    put: (externalId: string, body: object) => site('PUT', `/site/v1/gifts/${externalId}`, body),
    gifts: async () => (await call('GET', `/api/conversations/${id}/gifts`)).json().items,
  }
}

describe('the catalogue of gifts', () => {
  it('has the gifts of the site owner, by position and credits', async () => {
    const { put, gifts } = await makeShop()
    await put('rose', { name: 'A rose', credits: 8, icon: 'flower' })
    await put('tea', { name: 'A pot of tea', credits: 5, icon: 'cup' })
    await put('cake', { name: 'A cake', credits: 1, position: 1 })
    expect(await gifts()).toMatchObject([
      { name: 'A pot of tea', credits: 5, icon: 'cup' },
      { name: 'A rose', credits: 8, icon: 'flower' },
      { name: 'A cake', credits: 1, icon: 'gift' },
    ])
  })

  it('is updated by the same request; fields that are left out keep their value', async () => {
    const { put, gifts } = await makeShop()
    const first = (await put('tea', { name: 'Tea', credits: 5, icon: 'cup', position: 3 })).json()
    const second = await put('tea', { name: 'Green tea', credits: 6 })
    expect(second.json()).toEqual(first)
    expect(await gifts()).toEqual([{ id: first.id, name: 'Green tea', credits: 6, icon: 'cup' }])
  })

  it('does not have retired gifts until they are restored', async () => {
    const { put, gifts } = await makeShop()
    await put('tea', { name: 'Tea', credits: 5 })
    await put('tea', { name: 'Tea', credits: 5, retired: true })
    await put('tea', { name: 'Tea', credits: 7 })
    expect(await gifts()).toEqual([])
    await put('tea', { name: 'Tea', credits: 5, retired: false })
    expect(await gifts()).toHaveLength(1)
  })

  it('of another site owner is separate', async () => {
    const { gifts, id } = await makeShop()
    await makeGift(test.db, { siteowner_id: (await makeSiteowner(test.db)).id })
    expect(await gifts()).toEqual([])
    const stranger = await test.signedIn(await makeOperator(test.db))
    expect((await stranger('GET', `/api/conversations/${id}/gifts`)).statusCode).toBe(404)
  })
})
