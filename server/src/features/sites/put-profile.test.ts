import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeSiteowner } from '../../testing/make.ts'
import { manyFacts } from '../../testing/site.ts'

const test = useTestApp()

const profile = { name: 'Eva', age: 34, city: 'Utrecht', gender: 'female', language: 'nl' }

describe('a profile', () => {
  it('is created and updated with the same id; fields that are left out keep their value', async () => {
    const site = test.site((await makeSiteowner(test.db)).key)
    const created = await site('PUT', '/site/v1/profiles/eva', {
      ...profile,
      about: 'Likes the sea',
      photo_url: 'https://example.com/eva.jpg',
      facts: { job: 'Nurse' },
    })
    expect(created.statusCode).toBe(200)
    const updated = await site('PUT', '/site/v1/profiles/eva', {
      ...profile,
      age: 35,
      facts: { pets: 'Cat' },
    })
    expect(updated.json()).toEqual({ id: created.json().id, external_id: 'eva' })
    const stored = await test.db
      .selectFrom('profiles')
      .where('id', '=', created.json().id)
      .selectAll()
      .executeTakeFirst()
    expect(stored).toMatchObject({
      age: 35,
      about: 'Likes the sea',
      photo_url: 'https://example.com/eva.jpg',
      facts: { job: 'Nurse', pets: 'Cat' },
    })
  })

  it('keeps a fact that a site leaves out, and has none when the site sends an empty text', async () => {
    const site = test.site((await makeSiteowner(test.db)).key)
    const put = (facts?: object) => site('PUT', '/site/v1/profiles/eva', { ...profile, facts })
    const { id } = (await put({ job: 'Nurse', pets: 'Cat' })).json()
    await put()
    await put({ pets: '' })
    const stored = await test.db
      .selectFrom('profiles')
      .where('id', '=', id)
      .select('facts')
      .executeTakeFirst()
    expect(stored).toEqual({ facts: { job: 'Nurse', pets: '' } })
  })

  it('with too many facts, including the known ones, is refused and not changed', async () => {
    const site = test.site((await makeSiteowner(test.db)).key)
    const put = (facts: object) => site('PUT', '/site/v1/profiles/eva', { ...profile, facts })
    expect((await put(manyFacts('first', 100))).statusCode).toBe(200)
    for (const facts of [manyFacts('second', 1), manyFacts('third', 101)])
      expect((await put(facts)).json()).toMatchObject({ code: 'invalid_input', issues: [{ path: 'facts' }] })
    expect((await put(manyFacts('first', 100))).statusCode).toBe(200)
  })

  it('under 18, or with an unknown field, is refused', async () => {
    const site = test.site((await makeSiteowner(test.db)).key)
    const answer = await site('PUT', '/site/v1/profiles/eva', { ...profile, age: 17, real: true })
    expect(answer.json()).toMatchObject({ status: 400, issues: [{ path: 'age' }, { path: 'real' }] })
  })

  it('is refused without a valid key', async () => {
    expect((await test.anonymous('PUT', '/site/v1/profiles/eva', profile)).statusCode).toBe(401)
  })
})
