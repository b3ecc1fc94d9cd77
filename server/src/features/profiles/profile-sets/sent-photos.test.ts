import { describe, expect, it } from 'vitest'
import { type Db, transaction } from '../../../platform/database.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeSiteowner } from '../../../testing/make.ts'
import { makeSetWithPhotos } from '../../../testing/set-editor.ts'
import { untilStatementsWait } from '../../../testing/until-statements-wait.ts'

const test = useTestApp()

/** A set with one photo. */
async function makePlaced() {
  const { id: siteowner_id } = await makeSiteowner(test.db)
  const { id } = await makeSetWithPhotos(test.db, { siteowner_id, name: 'Nora', seeds: [1] })
  const { id: placed, photo_id } = await test.db
    .selectFrom('profile_set_photos')
    .where('profile_set_id', '=', id)
    .select(['id', 'photo_id'])
    .executeTakeFirstOrThrow()
  const wasSent = async () =>
    (
      await test.db
        .selectFrom('profile_set_photos')
        .where('id', '=', placed)
        .select('was_sent')
        .executeTakeFirstOrThrow()
    ).was_sent
  /** Shows another crop of the photo in the set, as cropping does. @returns the id of the crop */
  const crop = async (db: Db = test.db) => {
    const { id } = await db
      .insertInto('photos')
      .values({
        siteowner_id,
        picture: Buffer.of(0),
        media_type: 'image/webp',
        thumbnail: Buffer.of(0),
        picture_hash: 1,
        width: 30,
        height: 30,
        original_id: photo_id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('profile_set_photos').set({ photo_id: id }).where('id', '=', placed).execute()
    return id
  }
  const send = (id = photo_id, db: Db = test.db) =>
    db.updateTable('photos').set({ sent_at: new Date().toJSON() }).where('id', '=', id).execute()
  return { photo_id, placed, wasSent, crop, send }
}

describe('a photo of a set was sent', () => {
  it('when it was sent itself, whatever crop the set shows later', async () => {
    const { wasSent, crop, send } = await makePlaced()
    expect(await wasSent()).toBe(false)
    await send()
    expect(await wasSent()).toBe(true)
    await crop()
    expect(await wasSent()).toBe(true)
  })

  it('when its original was sent, or another crop of that', async () => {
    const cropped = await makePlaced()
    await cropped.crop()
    await cropped.send()
    expect(await cropped.wasSent()).toBe(true)
    const twice = await makePlaced()
    const first = await twice.crop()
    await twice.crop()
    expect(await twice.wasSent()).toBe(false)
    await twice.send(first)
    expect(await twice.wasSent()).toBe(true)
  })

  it('only in its own set: a copy in another set has a photo of its own', async () => {
    const [one, other] = [await makePlaced(), await makePlaced()]
    await one.send()
    expect([await one.wasSent(), await other.wasSent()]).toEqual([true, false])
  })

  it('also when it is sent while the set gets another crop of it', async () => {
    const { wasSent, crop, send } = await makePlaced()
    let sending: Promise<unknown> | undefined
    await transaction(test.db, async (tx) => {
      await crop(tx)
      sending = send()
      await untilStatementsWait(test.db)
    })
    await sending
    expect(await wasSent()).toBe(true)
  })

  it('also when the set gets another crop of it while it is sent', async () => {
    const { photo_id, wasSent, crop, send } = await makePlaced()
    let cropping: Promise<unknown> | undefined
    await transaction(test.db, async (tx) => {
      await send(photo_id, tx)
      cropping = crop()
      await untilStatementsWait(test.db)
    })
    await cropping
    expect(await wasSent()).toBe(true)
  })
})
