import type { Crop } from '@panel/contract'
import type { Tx } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'

export type SetPhotoRow = Awaited<ReturnType<typeof requirePhoto>>

/** A photo of a set that is locked. @throws {AppError} `profile_set_not_found` */
export async function requirePhoto(tx: Tx, setId: number, id: number) {
  const photo = await tx
    .selectFrom('profile_set_photos as f')
    .innerJoin('photos as p', 'p.id', 'f.photo_id')
    .where('f.id', '=', id)
    .where('f.profile_set_id', '=', setId)
    .select(['f.id', 'f.description', 'f.never_send_at', 'f.crop', 'p.id as photo_id', 'p.original_id'])
    .executeTakeFirst()
  if (!photo) throw new AppError('profile_set_not_found')
  // The cast: `cropPhoto` has written it.
  return { ...photo, crop: photo.crop as Crop | null }
}

/** The photos of a set in their order. */
export async function photoOrder(tx: Tx, setId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('profile_set_photos')
    .where('profile_set_id', '=', setId)
    .select('id')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
