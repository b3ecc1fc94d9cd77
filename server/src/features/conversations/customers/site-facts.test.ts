import { interests, interestsIn, issueAt } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { inHand, yearsAgo } from '../../../testing/customer-in-hand.ts'

const test = useTestApp()

describe('a value of the site', () => {
  const facts = JSON.stringify({ job: 'Baker', eye_color: 'blue', shoe_size: 44 })

  it('is shown until an operator edits the field, and never overwrites that', async () => {
    const { edit, customer, put } = await inHand(test, { customer: { facts } })
    await edit({ job: 'Gardener', eye_color: null })
    expect((await put({ facts: { job: 'Baker', eye_color: 'blue' } })).statusCode).toBe(200)
    const known = await customer()
    expect(known.facts).toEqual({ job: 'Gardener', shoe_size: 44 })
    expect(known.edits).toMatchObject({ job: { newer: null }, eye_color: { newer: null } })
  })

  it('is reported when it changes after that, until an operator accepts it or keeps their own', async () => {
    const { edit, customer, put } = await inHand(test, { customer: { facts } })
    await edit({ job: 'Gardener' })
    await put({ facts: { job: 'Nurse' } })
    expect(await customer()).toMatchObject({ facts: { job: 'Gardener' }, edits: { job: { newer: 'Nurse' } } })
    await edit({ job: 'Gardener' })
    expect(await customer()).toMatchObject({ facts: { job: 'Gardener' }, edits: { job: { newer: null } } })
    await put({ facts: { job: 'Doctor' } })
    await edit({ job: 'Doctor' })
    expect(await customer()).toMatchObject({ facts: { job: 'Doctor' }, edits: {} })
    await put({ facts: { job: 'Retired' } })
    expect((await customer()).facts.job).toBe('Retired')
  })

  it('of the name returns when an operator removes theirs', async () => {
    const { edit, customer: shown, customer } = await inHand(test, { customer: { name: 'colin_51' } })
    await edit({ name: 'Colin' })
    expect((await shown()).name).toBe('Colin')
    await edit({ name: null })
    expect(await customer()).toMatchObject({ name: 'colin_51', edits: {} })
  })

  it('of the birthday determines the age, until an operator edits it', async () => {
    const { edit, customer } = await inHand(test, {
      customer: { birthday: yearsAgo(40), facts: JSON.stringify({ age: 30 }) },
    })
    expect(await customer()).toMatchObject({ age: 40, birthday: yearsAgo(40) })
    await edit({ birthday: yearsAgo(51) })
    expect(await customer()).toMatchObject({ age: 51, birthday: yearsAgo(51) })
    await edit({ birthday: null })
    expect(await customer()).toMatchObject({ age: 30, birthday: null })
  })

  it.each([true, 'old', 1e300, '0001-01-01', '2026-02-30', '30 January'])(
    'of age or birthday can be anything, such as %j; an invalid one is not shown as age or birthday',
    async (value) => {
      const { customer } = await inHand(test, {
        customer: { facts: JSON.stringify({ age: value, birthday: value }) },
      })
      expect(await customer()).toMatchObject({ age: null, birthday: null, facts: { birthday: value } })
    },
  )
})

describe('interests', () => {
  it('are codes, however a site writes them; other words stay as they are', async () => {
    const facts = { interests: ['Cooking', 'one night stand', 'SEX-TOYS', 'Brass bands', 'cooking'] }
    const { customer } = await inHand(test, { customer: { facts: JSON.stringify(facts) } })
    expect((await customer()).interests).toEqual(['cooking', 'one_night_stand', 'sex_toys', 'Brass bands'])
    expect(interestsIn('art, Tea ,')).toEqual(['art', 'tea'])
    expect(interestsIn(44)).toEqual([])
  })

  it('can be tags, or words of the site that the customer has', async () => {
    const facts = JSON.stringify({ interests: ['Brass bands', 'tea'] })
    const { edit, customer } = await inHand(test, { customer: { facts } })
    expect((await edit({ interests: ['coffee', 'Brass bands'] })).statusCode).toBe(200)
    expect((await customer()).interests).toEqual(['coffee', 'Brass bands'])
    expect((await edit({ interests: ['coffee', 'Knitting'] })).json().issues).toEqual([
      issueAt('facts.interests.1', 'not_in_list'),
    ])
    await edit({ interests: [...interests] })
    expect((await customer()).interests).toEqual(interests)
    await edit({ interests: [] })
    expect((await customer()).interests).toEqual([])
  })

  it('are those of the table', async () => {
    const rows = await test.db.selectFrom('interests').select('code').orderBy('id').execute()
    expect(rows.map((row) => row.code)).toEqual(interests)
  })
})
