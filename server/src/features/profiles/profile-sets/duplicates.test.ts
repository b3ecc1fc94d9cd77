import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeSetEditor, seededPicture } from '../../../testing/set-editor.ts'
import { fillPictures } from './fill-pictures.ts'

const test = useTestApp()

describe('photos that look the same', () => {
  it('are shown in both sets until somebody keeps both', async () => {
    const { add, make, load, call } = await makeSetEditor(test)
    const other = await make('Thomas')
    const there = await add(11, other.id)
    await add(12)
    const here = await add(11)
    expect(here.duplicates).toMatchObject([
      { id: there.id, set: { id: other.id, name: 'Thomas' }, place: 1, likeness: 100 },
    ])
    expect((await load(other.id)).photos[0]?.duplicates).toMatchObject([{ id: here.id, place: 2 }])
    const kept = await call('PUT', `/api/profile-sets/${other.id}/photos/${there.id}/kept/${here.id}`)
    expect(kept.json().photos[0].duplicates).toEqual([])
    expect((await load()).photos[1]?.duplicates).toEqual([])
  })

  it('that are added at the same time find each other', async () => {
    const { send, make, load } = await makeSetEditor(test)
    const other = await make('Thomas')
    await Promise.all([send(21), send(21, other.id)])
    expect((await load()).photos[0]?.duplicates).toHaveLength(1)
  })

  it('within a set are one pair', async () => {
    const { add, load, call } = await makeSetEditor(test)
    const first = await add(81)
    const second = await add(81)
    expect((await load()).photos.map(({ duplicates }) => duplicates.map(({ id }) => id))).toEqual([
      [second.id],
      [first.id],
    ])
    expect((await call('GET', '/api/profile-sets')).json().items).toMatchObject([{ duplicate_count: 1 }])
  })

  it('are not shown of site owners that one does not work for', async () => {
    const [one, other] = [await makeSetEditor(test), await makeSetEditor(test)]
    await one.add(41)
    expect((await other.add(41)).duplicates).toEqual([])
    expect((await other.call('GET', '/api/profile-sets')).json().items).toMatchObject([
      { duplicate_count: 0 },
    ])
  })

  it('are also found among photos without hashes, after a job has computed their hashes', async () => {
    const { set, siteowner, add, load } = await makeSetEditor(test)
    const old = await test.db
      .insertInto('photos')
      .values({
        siteowner_id: siteowner.id,
        picture: await seededPicture(51).webp().toBuffer(),
        media_type: 'image/webp',
        width: 300,
        height: 300,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await test.db
      .insertInto('profile_set_photos')
      .values({ profile_set_id: set.id, photo_id: old.id })
      .execute()
    await add(51)
    expect((await load()).photos[0]?.duplicates).toEqual([])
    expect(await fillPictures(test.db)).toBeGreaterThan(0)
    expect((await load()).photos[0]?.duplicates).toHaveLength(1)
    expect(await fillPictures(test.db)).toBe(0)
  })
})
