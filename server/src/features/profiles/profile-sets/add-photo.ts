import { maxSetPhotos, type SetPhoto } from '@panel/contract'
import { sql } from 'kysely'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { hashPicture } from '../../../platform/picture-hash.ts'
import { makeThumbnail, type Picture, readPicture } from '../../../platform/pictures.ts'
import { loadPhotos } from './load-photos.ts'
import { recordPairs } from './pairs.ts'
import { lockSet, recordChange, requireSet } from './set.ts'

/**
 * Adds a photo to the end of a set, decoded and encoded again.
 * @throws {AppError} `profile_set_not_found`, `picture_unreadable`, `picture_too_large`, `set_full`
 */
export async function addPhoto(db: Db, operator: Operator, id: number, file: Buffer): Promise<SetPhoto> {
  const { siteowner_id } = await requireSet(db, operator, id)
  await requireSpace(db, id)
  const picture = await readPicture(file)
  const computed = await computeThumbnailAndHash(picture.bytes)
  return transaction(db, async (tx) => {
    const set = await lockSet(tx, operator, id)
    const count = await requireSpace(tx, id)
    const photoId = await insertPicture(tx, { siteowner_id, picture, computed })
    const added = await tx
      .insertInto('profile_set_photos')
      .values({
        profile_set_id: id,
        photo_id: photoId,
        added_by: operator.id,
        position: sql<number>`(select coalesce(max(position), 0) + 1 from profile_set_photos where profile_set_id = ${id})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordPairs(tx, added.id)
    await recordChange(tx, { operator, set, act: 'photo_add', details: { to: count + 1 } })
    const photo = (await loadPhotos(tx, operator, id)).find((each) => each.id === added.id)
    if (!photo) throw new Error('The photo was added in this transaction')
    return photo
  })
}

/** @returns the number of photos @throws {AppError} `set_full` */
async function requireSpace(db: Db, setId: number): Promise<number> {
  const { count } = await db
    .selectFrom('profile_set_photos')
    .where('profile_set_id', '=', setId)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= maxSetPhotos) throw new AppError('set_full')
  return count
}

type ThumbnailAndHash = { thumbnail: Buffer; hash: bigint }

/** Computes the thumbnail and the hash that are stored with a picture of a set. */
export async function computeThumbnailAndHash(picture: Buffer): Promise<ThumbnailAndHash> {
  const thumbnail = await makeThumbnail(picture)
  return { thumbnail, hash: await hashPicture(picture) }
}

type NewPicture = { siteowner_id: number; original_id?: number; picture: Picture; computed: ThumbnailAndHash }

/** Stores a picture of a set. @returns its id */
export async function insertPicture(tx: Tx, { picture, computed, ...of }: NewPicture): Promise<number> {
  const { id } = await tx
    .insertInto('photos')
    .values({
      ...of,
      picture: picture.bytes,
      media_type: picture.mediaType,
      width: picture.width,
      height: picture.height,
      thumbnail: computed.thumbnail,
      // As text: a number of JavaScript has 53 bits.
      picture_hash: sql<number>`${String(computed.hash)}::bigint`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
