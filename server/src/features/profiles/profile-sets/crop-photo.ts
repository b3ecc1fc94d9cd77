import { type BodyOf, type Crop, type cropSetPhoto, issueAt, minCropSide } from '@panel/contract'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError, InvalidInput } from '../../../platform/http/errors.ts'
import { cropPicture } from '../../../platform/pictures.ts'
import { computeThumbnailAndHash, insertPicture } from './add-photo.ts'
import { recordPairs } from './pairs.ts'
import { requirePhoto } from './photo.ts'
import { lockSet, recordChange } from './set.ts'

type Of = { setId: number; photoId: number }

/**
 * Crops a photo from its original. The result is a separate photo, because customers keep the one that they received.
 * @throws {AppError} `profile_set_not_found`, `edited_meanwhile`, `picture_unreadable`
 */
export async function cropPhoto(
  db: Db,
  operator: Operator,
  { setId, photoId }: Of,
  { crop, seen }: BodyOf<typeof cropSetPhoto>,
): Promise<void> {
  await transaction(db, async (tx) => {
    const set = await lockSet(tx, operator, setId)
    const photo = await requirePhoto(tx, setId, photoId)
    if (isSame(crop, photo.crop)) return
    if (!isSame(seen, photo.crop))
      throw new AppError('edited_meanwhile', { issues: [issueAt('crop', 'changed_meanwhile')] })
    const originalId = photo.original_id ?? photo.photo_id
    const photo_id = crop ? await insertCrop(tx, originalId, crop) : originalId
    await tx
      .updateTable('profile_set_photos')
      .set({ photo_id, crop: crop && JSON.stringify(crop) })
      .where('id', '=', photoId)
      .execute()
    await recordPairs(tx, photoId)
    await recordChange(tx, {
      operator,
      set,
      act: 'photo_crop',
      details: { description: photo.description },
    })
  })
}

const isSame = (one: Crop | null, other: Crop | null) =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.x === other.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.height === other.height)

/** @returns the id of the cropped photo */
async function insertCrop(tx: Tx, original_id: number, crop: Crop): Promise<number> {
  const { picture, width, height, siteowner_id } = await tx
    .selectFrom('photos')
    .where('id', '=', original_id)
    .select(['picture', 'width', 'height', 'siteowner_id'])
    .executeTakeFirstOrThrow()
  const isInside = crop.x + crop.width <= width && crop.y + crop.height <= height
  if (!isInside || crop.width < minCropSide || crop.height < minCropSide)
    throw new InvalidInput([issueAt('crop', 'not_in_photo', { min: minCropSide })])
  const cropped = await cropPicture(picture, crop)
  return insertPicture(tx, {
    siteowner_id,
    original_id,
    picture: cropped,
    computed: await computeThumbnailAndHash(cropped.bytes),
  })
}
