import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { deleteInBatches } from '../../../platform/delete-in-batches.ts'

/** Days after which an unsent photo is deleted. Operators can still send the photo of a draft of the day before. */
const days = 1

/** Deletes photos that were not sent, are in no profile set, and of which no crop is left. @returns their number */
export function forgetUnsentPhotos(db: Db): Promise<number> {
  return deleteInBatches(
    db,
    'photos',
    sql`sent_at is null and created_at < now() - make_interval(days => ${days})
      and not exists (select from profile_set_photos s where s.photo_id = photos.id)
      and not exists (select from photos cropped where cropped.original_id = photos.id)`,
  )
}
