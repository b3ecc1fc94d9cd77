import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makeInHand } from '../../../testing/answering.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeProfileSet, plainPicture, upload } from '../../../testing/make-attachments.ts'
import { makeConversation } from '../../../testing/make-conversations.ts'
import { forgetUnsentPhotos } from './forget-unsent.ts'

const test = useTestApp()

/** A coach with the right to the conversations of others. */
async function makeCoach(own = {}) {
  await makeLevel(test.db, { id: 150, rights: ['other_chats.overview'] })
  return test.signedIn(await makeOperator(test.db, { permissions_id: 150, ...own }))
}

describe('an uploaded photo', () => {
  it('is stored as WebP with its size, and audited', async () => {
    const { call, id, operator } = await makeInHand(test)
    const answer = await upload(call, id)
    expect(answer.statusCode).toBe(200)
    const { photo } = answer.json()
    expect(photo).toMatchObject({ url: `/api/photos/${photo.id}`, width: 64, height: 40 })
    const entry = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'photo.upload')
      .where('subject_id', '=', photo.id)
      .select(['operator_id', 'details'])
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({ operator_id: operator.id, details: { conversation_id: id } })
  })

  it('is served to its operator: cached by the browser, with a fixed type, without scripts', async () => {
    const { call, id } = await makeInHand(test)
    const { photo } = (await upload(call, id)).json()
    const served = await call('GET', photo.url)
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 64, height: 40 })
  })

  it('is visible to those who may read its conversation, and to nobody else', async () => {
    const { call, id, siteowner } = await makeInHand(test)
    const { photo } = (await upload(call, id)).json()
    const stranger = await test.signedIn(await makeOperator(test.db))
    expect((await stranger('GET', photo.url)).json()).toMatchObject({ code: 'photo_not_found', status: 404 })
    const coachElsewhere = await makeCoach({ siteowner_ids: [(await makeSiteowner(test.db)).id] })
    expect((await coachElsewhere('GET', photo.url)).statusCode).toBe(404)
    const coach = await makeCoach({ siteowner_ids: [siteowner.id] })
    expect((await coach('GET', photo.url)).statusCode).toBe(200)
    expect((await call('GET', '/api/photos/999999999')).json()).toMatchObject({ code: 'photo_not_found' })
  })

  it('is refused for a conversation of others', async () => {
    const { id } = await makeConversation(test.db)
    const stranger = await test.signedIn(await makeOperator(test.db))
    expect((await upload(stranger, id)).json()).toMatchObject({ code: 'conversation_not_found' })
  })

  it('is refused with the field when it is no picture, which is not an unexpected error', async () => {
    const { call, id } = await makeInHand(test)
    const refused = await upload(call, id, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    expect(refused.json()).toMatchObject({
      status: 422,
      code: 'picture_unreadable',
      issues: [{ path: 'body' }],
    })
  })

  it('is refused before it is read while four others are processed, and accepted afterwards', async () => {
    const { call, id } = await makeInHand(test)
    const file = await plainPicture(1_200, 900).png().toBuffer()
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(call, id, file)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 429, 429])
    const refused = answers.find(({ statusCode }) => statusCode === 429)
    expect(refused?.json()).toMatchObject({ code: 'too_many_requests' })
    expect(refused?.headers['retry-after']).toBe('2')
    expect((await upload(call, id)).statusCode).toBe(200)
  })

  it('is refused when too many others are not sent', async () => {
    const { call, id, operator, siteowner } = await makeInHand(test)
    await sql`
      insert into photos (siteowner_id, conversation_id, operator_id, picture, media_type, width, height)
      select ${siteowner.id}, ${id}, ${operator.id}, '', 'image/webp', 1, 1 from generate_series(1, 50)`.execute(
      test.db,
    )
    expect((await upload(call, id)).json()).toMatchObject({ code: 'too_many_uploads', status: 429 })
  })

  it('is deleted after a day, unless it was sent', async () => {
    const { call, id, send, siteowner } = await makeInHand(test)
    const [unsent, sent, fresh] = await Promise.all(
      [1, 2, 3].map(async () => (await upload(call, id)).json().photo.id),
    )
    expect((await send({ attachment: { kind: 'photo', id: sent } })).statusCode).toBe(200)
    const { photoIds } = await makeProfileSet(test.db, { siteowner_id: siteowner.id })
    await test.db
      .updateTable('photos')
      .set({ created_at: sql<string>`now() - interval '25 hours'` })
      .where('id', 'in', [unsent, sent, ...photoIds])
      .execute()
    await forgetUnsentPhotos(test.db)
    const rows = await test.db
      .selectFrom('photos')
      .where('siteowner_id', '=', siteowner.id)
      .select('id')
      .orderBy('id')
      .execute()
    expect(rows.map((row) => row.id)).toEqual([sent, fresh, ...photoIds].sort((a, b) => a - b))
  })
})

describe('the photos of a profile', () => {
  it('come in the order of its set, with whether the customer has seen each', async () => {
    const { call, id, send, siteowner, profile, customer } = await makeInHand(test)
    const set = await makeProfileSet(test.db, {
      siteowner_id: siteowner.id,
      profile_id: profile.id,
      photos: 3,
    })
    await send({ attachment: { kind: 'photo', id: set.photoIds[1] } })
    const { items } = (await call('GET', `/api/conversations/${id}/photos`)).json()
    expect(items).toMatchObject([
      { id: set.photoIds[0], description: 'Photo 1', width: 64, height: 40, seen: false },
      { id: set.photoIds[1], description: 'Photo 2', seen: true },
      { id: set.photoIds[2], seen: false },
    ])
    // Another profile with the same set, and the same customer: they have seen it there.
    const other = await makeConversation(test.db, { siteowner, customer })
    await test.db
      .updateTable('profiles')
      .set({ profile_set_id: set.id })
      .where('id', '=', other.profile.id)
      .execute()
    const coach = await makeCoach()
    const there = (await coach('GET', `/api/conversations/${other.id}/photos`)).json()
    expect(there.items.map((item: { seen: boolean }) => item.seen)).toEqual([false, true, false])
  })

  it('are none without a set, and not shown to operators who may not read the conversation', async () => {
    const { call, id } = await makeInHand(test)
    expect((await call('GET', `/api/conversations/${id}/photos`)).json()).toEqual({ items: [] })
    const stranger = await test.signedIn(await makeOperator(test.db))
    expect((await stranger('GET', `/api/conversations/${id}/photos`)).statusCode).toBe(404)
  })

  it('are not served by number to operators when they are drafts, never sent, or uncropped originals', async () => {
    const siteowner = await makeSiteowner(test.db)
    const mine = { siteowner_ids: [siteowner.id] }
    const operator = await test.signedIn(await makeOperator(test.db, mine))
    await makeLevel(test.db, { id: 160, rights: ['profile_sets'] })
    const editor = await test.signedIn(await makeOperator(test.db, { ...mine, permissions_id: 160 }))
    const [draft, never, cropped] = await Promise.all(
      [1, 2, 3].map(() => makeProfileSet(test.db, { siteowner_id: siteowner.id })),
    )
    const photoOf = (set: typeof draft) => set?.photoIds[0] ?? 0
    await test.db
      .updateTable('profile_sets')
      .set({ state: 'draft' })
      .where('id', '=', draft?.id ?? 0)
      .execute()
    const ofNever = test.db.updateTable('profile_set_photos').where('photo_id', '=', photoOf(never))
    await ofNever.set({ never_send_at: sql<string>`now()` }).execute()
    const { rows } = await sql<{
      id: number
    }>`insert into photos (siteowner_id, picture, media_type, width, height, original_id)
      select siteowner_id, picture, media_type, 32, 20, id from photos where id = ${photoOf(cropped)} returning id`.execute(
      test.db,
    )
    const crop = rows[0]?.id ?? 0
    const ofCropped = test.db.updateTable('profile_set_photos').where('photo_id', '=', photoOf(cropped))
    await ofCropped.set({ photo_id: crop }).execute()

    for (const id of [photoOf(draft), photoOf(never), photoOf(cropped)]) {
      for (const size of ['', '?size=thumbnail'])
        expect((await operator('GET', `/api/photos/${id}${size}`)).json().code).toBe('photo_not_found')
      expect((await editor('GET', `/api/photos/${id}`)).statusCode).toBe(200)
    }
    expect((await operator('GET', `/api/photos/${crop}`)).statusCode).toBe(200)
    // What customers have received stays in the threads.
    await test.db
      .updateTable('photos')
      .set({ sent_at: sql<string>`now()` })
      .where('id', '=', photoOf(never))
      .execute()
    expect((await operator('GET', `/api/photos/${photoOf(never)}`)).statusCode).toBe(200)
  })

  it('are served to those who work for the site owner', async () => {
    const siteowner = await makeSiteowner(test.db)
    const { photoIds } = await makeProfileSet(test.db, { siteowner_id: siteowner.id })
    const ours = await test.signedIn(await makeOperator(test.db, { siteowner_ids: [siteowner.id] }))
    expect((await ours('GET', `/api/photos/${photoIds[0]}`)).statusCode).toBe(200)
    const theirs = await makeOperator(test.db, { siteowner_ids: [(await makeSiteowner(test.db)).id] })
    expect((await (await test.signedIn(theirs))('GET', `/api/photos/${photoIds[0]}`)).statusCode).toBe(404)
  })

  it('are those of the default set for a profile that a site creates, and stay when it is sent again', async () => {
    const siteowner = await makeSiteowner(test.db)
    const first = await makeProfileSet(test.db, { siteowner_id: siteowner.id, is_default: true })
    const other = await makeProfileSet(test.db, { siteowner_id: siteowner.id })
    const put = () =>
      test.site(siteowner.key)('PUT', '/site/v1/profiles/p1', {
        name: 'Marianne',
        age: 46,
        city: 'York',
        gender: 'female',
        language: 'en',
      })
    const setOf = async () =>
      (
        await test.db
          .selectFrom('profiles')
          .where('siteowner_id', '=', siteowner.id)
          .select('profile_set_id')
          .executeTakeFirstOrThrow()
      ).profile_set_id
    await put()
    expect(await setOf()).toBe(first.id)
    await test.db
      .updateTable('profiles')
      .set({ profile_set_id: other.id })
      .where('siteowner_id', '=', siteowner.id)
      .execute()
    await put()
    expect(await setOf()).toBe(other.id)
  })
})
