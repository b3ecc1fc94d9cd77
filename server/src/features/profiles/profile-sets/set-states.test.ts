import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeProfile } from '../../../testing/make.ts'
import { makeProfileSet } from '../../../testing/make-attachments.ts'
import { makeSetEditor } from '../../../testing/set-editor.ts'

const test = useTestApp()

describe('the state of a set', () => {
  it('becomes ready only with age, city, gender and five photos', async () => {
    const { call, path, ready, load } = await makeSetEditor(test)
    const refused = await call('PUT', `${path}/state`, { state: 'ready', seen: 'draft' })
    expect(refused.json()).toMatchObject({
      status: 409,
      code: 'set_not_ready',
      issues: [
        { path: 'facts.age' },
        { path: 'facts.city' },
        { path: 'facts.gender' },
        { path: 'photos', code: 'photos_missing', params: { min: 5 } },
      ],
    })
    await ready()
    expect((await load()).state).toBe('ready')
  })

  it('is retired with a reason, and brought back; profiles keep the set', async () => {
    const { call, path, ready, load, siteowner, set } = await makeSetEditor(test)
    await ready()
    await makeProfile(test.db, { siteowner_id: siteowner.id, profile_set_id: set.id })
    const retire = (body: object) => call('PUT', `${path}/state`, { state: 'retired', ...body })
    expect((await retire({ seen: 'in_use' })).json()).toMatchObject({ issues: [{ path: 'reason' }] })
    expect((await retire({ seen: 'ready', reason: 'Old' })).json()).toMatchObject({
      code: 'edited_meanwhile',
    })
    expect((await retire({ seen: 'in_use', reason: ' Old photos ' })).statusCode).toBe(200)
    expect(await load()).toMatchObject({ state: 'retired', profile_count: 1 })
    const { items } = (await call('GET', `${path}/changes?limit=1`)).json()
    expect(items).toMatchObject([
      { act: 'state', details: { before: 'in_use', after: 'retired', reason: 'Old photos' } },
    ])
    await call('PUT', `${path}/state`, { state: 'ready', seen: 'retired' })
    expect((await load()).state).toBe('in_use')
    expect((await call('PUT', `${path}/state`, { state: 'draft', seen: 'in_use' })).json()).toMatchObject({
      code: 'set_not_ready',
    })
  })
})

describe('a set for profiles', () => {
  it('is given to profiles of its site owner when it is ready', async () => {
    const { call, path, ready, siteowner, set } = await makeSetEditor(test)
    const profile = await makeProfile(test.db, { siteowner_id: siteowner.id, name: 'Mary' })
    const elsewhere = await makeSetEditor(test)
    const foreign = await makeProfile(test.db, { siteowner_id: elsewhere.siteowner.id })
    const give = (id: number, seen: number | null = null) => call('PUT', `${path}/profiles/${id}`, { seen })
    expect((await give(profile.id)).json()).toMatchObject({ code: 'set_not_ready' })
    await ready()
    expect((await give(foreign.id)).json()).toMatchObject({ code: 'profile_not_found' })
    const candidates = async (search: string) =>
      (await call('GET', `${path}/profiles?which=candidates&search=${search}`)).json().items
    expect(await candidates('mar')).toMatchObject([{ id: profile.id, name: 'Mary', set: null }])
    expect((await give(profile.id)).json()).toMatchObject({ profile: { set: { id: set.id } } })
    expect(await candidates('mar')).toEqual([])
    expect((await call('GET', `${path}/profiles?which=users`)).json().items).toMatchObject([{ name: 'Mary' }])
  })

  it('replaces the set that the operator saw, and no other', async () => {
    const { call, path, ready, siteowner, load } = await makeSetEditor(test)
    await ready()
    const profile = await makeProfile(test.db, { siteowner_id: siteowner.id })
    const other = await makeProfileSet(test.db, { siteowner_id: siteowner.id, profile_id: profile.id })
    const give = (seen: number | null) => call('PUT', `${path}/profiles/${profile.id}`, { seen })
    expect((await give(null)).json()).toMatchObject({ code: 'edited_meanwhile' })
    expect((await give(other.id)).statusCode).toBe(200)
    expect(await load()).toMatchObject({ state: 'in_use', profile_count: 1 })
  })

  it('that is retired is not given to profiles that a site creates', async () => {
    const { call, path, ready, siteowner, set } = await makeSetEditor(test)
    await ready()
    await test.db.updateTable('profile_sets').set({ is_default: true }).where('id', '=', set.id).execute()
    await call('PUT', `${path}/state`, { state: 'retired', seen: 'ready', reason: 'Old' })
    const profile = { name: 'Mary', age: 46, city: 'York', gender: 'female', language: 'en' }
    await test.site(siteowner.key)('PUT', '/site/v1/profiles/p1', profile)
    const { rows } =
      await sql`select profile_set_id from profiles where siteowner_id = ${siteowner.id}`.execute(test.db)
    expect(rows).toEqual([{ profile_set_id: null }])
  })
})

describe('a copy', () => {
  it('is a draft with the persona and the photos that may be sent, for any own site owner', async () => {
    const { call, path, ready, siteowner, load, set } = await makeSetEditor(test)
    await ready()
    const [first] = (await load()).photos
    await call('PATCH', `${path}/photos/${first?.id}`, { never_send: true })
    const copy = (
      await call('POST', `${path}/copy`, { siteowner_id: siteowner.id, name: 'Marie', language: 'fr' })
    ).json().profile_set
    expect(copy).toMatchObject({
      name: 'Marie',
      language: 'fr',
      state: 'draft',
      facts: { age: 46, city: 'York' },
    })
    expect(copy.photos).toHaveLength(4)
    expect(copy.photos[0]).toMatchObject({ sent_count: 0, duplicates: [] })
    expect((await call('GET', copy.photos[0].url)).statusCode).toBe(200)
    expect((await call('GET', `/api/profile-sets/${copy.id}/changes`)).json().items).toMatchObject([
      { act: 'copy', details: { set: 'Marianne', from: set.id } },
    ])
    const elsewhere = await makeSetEditor(test)
    expect(
      (
        await call('POST', `${path}/copy`, {
          siteowner_id: elsewhere.siteowner.id,
          name: 'M',
          language: 'fr',
        })
      ).json(),
    ).toMatchObject({ code: 'siteowner_not_found' })
  })
})
