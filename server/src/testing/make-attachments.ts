import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import sharp, { type Sharp } from 'sharp'
import type { Db } from '../platform/database.ts'
import type { Gifts } from '../platform/database-types.ts'
import type { TestApp } from './app.ts'

/** A picture with one colour. */
export const plainPicture = (width = 64, height = 40): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#3a9dad' } })

/** A gift in a site owner's catalogue. */
export async function makeGift(db: Db, own: Partial<Insertable<Gifts>> & { siteowner_id: number }) {
  return db
    .insertInto('gifts')
    .values({ external_id: randomUUID(), name: 'A pot of tea', credits: 5, ...own })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A profile set with photos, for a profile if one is given. @returns the ids of the photos in order */
export async function makeProfileSet(
  db: Db,
  own: { siteowner_id: number; profile_id?: number; photos?: number; is_default?: boolean },
): Promise<{ id: number; photoIds: number[] }> {
  const set = await db
    .insertInto('profile_sets')
    .values({ siteowner_id: own.siteowner_id, name: randomUUID(), is_default: own.is_default ?? false })
    .returning('id')
    .executeTakeFirstOrThrow()
  const picture = await plainPicture().webp().toBuffer()
  const photoIds: number[] = []
  for (let position = 0; position < (own.photos ?? 1); position++) {
    const { id } = await db
      .insertInto('photos')
      .values({ siteowner_id: own.siteowner_id, picture, media_type: 'image/webp', width: 64, height: 40 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('profile_set_photos')
      .values({ profile_set_id: set.id, photo_id: id, description: `Photo ${position + 1}`, position })
      .execute()
    photoIds.push(id)
  }
  if (own.profile_id !== undefined)
    await db
      .updateTable('profiles')
      .set({ profile_set_id: set.id })
      .where('id', '=', own.profile_id)
      .execute()
  return { id: set.id, photoIds }
}

type Caller = ReturnType<TestApp['site']>

/** Uploads a file for a conversation. */
export async function upload(call: Caller, conversationId: number, file?: Buffer, type = 'image/png') {
  const bytes = file ?? (await plainPicture().png().toBuffer())
  return call('POST', `/api/photos?conversation_id=${conversationId}`, bytes, { 'content-type': type })
}
