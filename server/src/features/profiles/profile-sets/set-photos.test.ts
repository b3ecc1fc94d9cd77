import { maxSetPhotos } from '@panel/contract'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeSetEditor, seededPicture } from '../../../testing/set-editor.ts'
import { forgetUnsentPhotos } from '../photos/forget-unsent.ts'

const test = useTestApp()

type Editor = Awaited<ReturnType<typeof makeSetEditor>>

const order = async ({ load }: Editor) => (await load()).photos.map(({ id }) => id)

describe('an uploaded photo of a set', () => {
  it('is encoded again, comes last, and has a small version for lists', async () => {
    const { path, call, load } = await makeSetEditor(test)
    const big = await seededPicture(1, 2_400).jpeg().toBuffer()
    const answer = await call('POST', `${path}/photos`, big, { 'content-type': 'image/jpeg' })
    expect(answer.statusCode).toBe(200)
    const { photo } = answer.json()
    expect(photo).toMatchObject({
      width: 1_600,
      height: 1_600,
      sent_count: 0,
      original: null,
      duplicates: [],
    })
    const [whole, small] = await Promise.all(
      [photo.url, photo.thumbnail_url].map(async (url) => (await call('GET', url)).rawPayload),
    )
    expect(await sharp(whole).metadata()).toMatchObject({ format: 'webp', width: 1_600 })
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 320 })
    expect((await load()).photos).toMatchObject([{ id: photo.id }])
  })

  it('is refused when it is no picture, or when the set is full', async () => {
    const { path, call, set, send, siteowner } = await makeSetEditor(test)
    const refused = await call('POST', `${path}/photos`, Buffer.from('<svg/>'), {
      'content-type': 'image/png',
    })
    expect(refused.json()).toMatchObject({
      status: 422,
      code: 'picture_unreadable',
      issues: [{ path: 'body' }],
    })
    await sql`
      with made as (
        insert into photos (siteowner_id, picture, media_type, width, height)
        select ${siteowner.id}, '', 'image/webp', 1, 1 from generate_series(1, ${maxSetPhotos - 1}::int) returning id
      )
      insert into profile_set_photos (profile_set_id, photo_id) select ${set.id}, id from made`.execute(
      test.db,
    )
    const answers = await Promise.all([send(1), send(2), send(3)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect((await send(4)).json()).toMatchObject({ code: 'set_full' })
  })

  it('does not count as an unsent photo of a conversation', async () => {
    const { add } = await makeSetEditor(test)
    const { id } = await add(1)
    const stored = await test.db
      .selectFrom('profile_set_photos as f')
      .innerJoin('photos as p', 'p.id', 'f.photo_id')
      .where('f.id', '=', id)
      .select(['p.operator_id', 'f.added_by'])
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ operator_id: null, added_by: expect.any(Number) })
  })
})

describe('the order of the photos', () => {
  it('changes with one move, and equal moves change nothing twice', async () => {
    const editor = await makeSetEditor(test)
    const { add, call, path } = editor
    const [a, b, c] = [(await add(1)).id, (await add(2)).id, (await add(3)).id]
    const move = (id: number, before: number | null) => call('PUT', `${path}/photos/${id}/place`, { before })
    for (const _try of [1, 2]) expect((await move(c, a)).statusCode).toBe(200)
    expect(await order(editor)).toEqual([c, a, b])
    await move(c, null)
    expect(await order(editor)).toEqual([a, b, c])
    await move(a, a)
    expect(await order(editor)).toEqual([a, b, c])
    const { items } = (await call('GET', `${path}/changes?limit=2`)).json()
    expect(items).toMatchObject([
      { act: 'photo_move', details: { from: 1, to: 3 } },
      { act: 'photo_move', details: { from: 3, to: 1 } },
    ])
    expect((await move(a, 999_999_999)).statusCode).toBe(404)
  })

  it('keeps both of two moves at the same time', async () => {
    const editor = await makeSetEditor(test)
    const { add, call, path } = editor
    const ids: number[] = []
    for (const seed of [1, 2, 3, 4]) ids.push((await add(seed)).id)
    const [a, b, c, d] = ids
    await Promise.all([
      call('PUT', `${path}/photos/${d}/place`, { before: a }),
      call('PUT', `${path}/photos/${b}/place`, { before: null }),
    ])
    expect(await order(editor)).toEqual([d, a, c, b])
  })
})

describe('a cropped photo', () => {
  const crop = { x: 40, y: 20, width: 100, height: 120 }

  it('is cut from the original, can be cropped again and restored', async () => {
    const { add, call, path } = await makeSetEditor(test)
    const { id, url } = await add(1)
    const cut = (next: object | null, seen: object | null = null) =>
      call('PUT', `${path}/photos/${id}/crop`, { crop: next, seen })
    const [photo] = (await cut(crop)).json().photos
    expect(photo).toMatchObject({
      id,
      width: 100,
      height: 120,
      original: { url, width: 300, height: 300, crop },
    })
    expect(photo.url).not.toBe(url)
    expect(await sharp((await call('GET', photo.url)).rawPayload).metadata()).toMatchObject({ width: 100 })
    const wider = { ...crop, width: 200 }
    expect((await cut(wider)).json()).toMatchObject({ code: 'edited_meanwhile', issues: [{ path: 'crop' }] })
    expect((await cut(wider, crop)).json().photos).toMatchObject([{ width: 200, original: { url } }])
    expect((await cut(null, wider)).json().photos).toMatchObject([{ url, original: null }])
  })

  it.each([
    { ...crop, x: 250 },
    { ...crop, width: 10 },
  ])('must be inside of the photo: %j', async (wrong) => {
    const { add, call, path } = await makeSetEditor(test)
    const { id } = await add(1)
    const refused = await call('PUT', `${path}/photos/${id}/crop`, { crop: wrong, seen: null })
    expect(refused.json()).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'crop', code: 'not_in_photo' }],
    })
  })

  it('keeps its original, also when unsent photos are deleted', async () => {
    const { add, call, path, siteowner } = await makeSetEditor(test)
    const { id, url } = await add(1)
    await call('PUT', `${path}/photos/${id}/crop`, { crop, seen: null })
    await call('PUT', `${path}/photos/${id}/crop`, { crop: { ...crop, x: 0 }, seen: crop })
    const stored = () =>
      test.db.selectFrom('photos').where('siteowner_id', '=', siteowner.id).select('id').execute()
    await test.db
      .updateTable('photos')
      .set({ created_at: sql<string>`now() - interval '25 hours'` })
      .where('siteowner_id', '=', siteowner.id)
      .execute()
    expect(await stored()).toHaveLength(3)
    await forgetUnsentPhotos(test.db)
    expect(await stored()).toHaveLength(2)
    expect((await call('GET', url)).statusCode).toBe(200)
  })
})

describe('the description of a photo', () => {
  it('is not overwritten when somebody else has changed it', async () => {
    const { add, call, path } = await makeSetEditor(test)
    const { id } = await add(1)
    const describe = (description: string, seen: string) =>
      call('PATCH', `${path}/photos/${id}`, { description, seen: { description: seen } })
    expect((await describe(' At the oven ', '')).json().photos).toMatchObject([
      { description: 'At the oven' },
    ])
    expect((await describe('The shop', '')).json()).toMatchObject({ code: 'edited_meanwhile' })
    expect((await describe('The shop', 'At the oven')).statusCode).toBe(200)
  })
})
