import { describe, expect, it } from 'vitest'
import { makeInHand } from '../../../testing/answering.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeProfileSet } from '../../../testing/make-attachments.ts'
import { makeSetEditor, seededPicture } from '../../../testing/set-editor.ts'

const test = useTestApp()

/** A conversation in hand whose profile has the set of an editor, with one photo. */
async function inHandWithSet() {
  const hand = await makeInHand(test)
  const { id: setId, photoIds } = await makeProfileSet(test.db, {
    siteowner_id: hand.siteowner.id,
    profile_id: hand.profile.id,
    photos: 2,
  })
  const editor = await makeSetEditor(test)
  await test.db
    .updateTable('operators')
    .set({ siteowner_ids: null })
    .where('id', '=', editor.call.operator.id)
    .execute()
  const path = `/api/profile-sets/${setId}`
  const photos = async () => (await editor.call('GET', path)).json().profile_set.photos
  const shown = async (): Promise<{ id: number; seen: boolean }[]> =>
    (await hand.call('GET', `/api/conversations/${hand.id}/photos`)).json().items
  return { hand, path, photoIds, call: editor.call, photos, shown }
}

describe('a photo that was sent', () => {
  it('is counted, also after it was cropped, and the customer has seen it', async () => {
    const { hand, path, photoIds, call, photos, shown } = await inHandWithSet()
    await hand.send({ attachment: { kind: 'photo', id: photoIds[0] } })
    const [photo] = await photos()
    expect(photo).toMatchObject({ sent_count: 1 })
    const crop = { x: 0, y: 0, width: 64, height: 40 }
    const refused = await call('PUT', `${path}/photos/${photo.id}/crop`, { crop, seen: null })
    expect(refused.json()).toMatchObject({ code: 'invalid_input' })
    await test.db
      .updateTable('photos')
      .set({ width: 64, height: 64, picture: await seededPicture(3, 80).webp().toBuffer() })
      .where('id', '=', photoIds[0] ?? 0)
      .execute()
    const cut = { x: 0, y: 0, width: 64, height: 64 }
    expect((await call('PUT', `${path}/photos/${photo.id}/crop`, { crop: cut, seen: null })).statusCode).toBe(
      200,
    )
    expect((await photos())[0]).toMatchObject({ sent_count: 1, width: 64 })
    expect((await shown()).map(({ seen }) => seen)).toEqual([true, false])
  })

  it('stays in its set; one that was not sent can be removed', async () => {
    const { hand, path, photoIds, call, photos } = await inHandWithSet()
    await hand.send({ attachment: { kind: 'photo', id: photoIds[0] } })
    const [sent, unsent] = await photos()
    expect((await call('DELETE', `${path}/photos/${sent.id}`)).json()).toMatchObject({ code: 'photo_sent' })
    expect((await call('DELETE', `${path}/photos/${unsent.id}`)).json().photos).toMatchObject([
      { id: sent.id },
    ])
    expect((await call('DELETE', `${path}/photos/${unsent.id}`)).statusCode).toBe(404)
  })

  it('is not offered and not accepted any more after never send again', async () => {
    const { hand, path, photoIds, call, photos, shown } = await inHandWithSet()
    const [photo] = await photos()
    const decide = (never_send: boolean) => call('PATCH', `${path}/photos/${photo.id}`, { never_send })
    expect((await decide(true)).json().photos[0]).toMatchObject({ never_send_at: expect.any(String) })
    expect((await shown()).map(({ id }) => id)).toEqual([photoIds[1]])
    const refused = await hand.send({ attachment: { kind: 'photo', id: photoIds[0] } })
    expect(refused.json()).toMatchObject({ issues: [{ code: 'photo_not_available' }] })
    await decide(false)
    expect((await hand.send({ attachment: { kind: 'photo', id: photoIds[0] } })).statusCode).toBe(200)
  })

  it('is not offered and not accepted while its set is retired', async () => {
    const { hand, path, photoIds, call, shown } = await inHandWithSet()
    await call('PUT', `${path}/state`, { state: 'retired', seen: 'in_use', reason: 'Old' })
    expect(await shown()).toEqual([])
    const refused = await hand.send({ attachment: { kind: 'photo', id: photoIds[0] } })
    expect(refused.json()).toMatchObject({ issues: [{ code: 'photo_not_available' }] })
  })
})
