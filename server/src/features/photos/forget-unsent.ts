import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { deleteInBatches } from '../../platform/delete-in-batches.ts'

/** Whoever uploaded a photo sends it at once, or finds it still in their draft on the day after. */
const days = 1

/** Deletes photos that nobody sent and no profile set has. @returns how many */
export function forgetUnsentPhotos(db: Db): Promise<number> {
  return deleteInBatches(
    db,
    'photos',
    sql`sent_at is null and created_at < now() - make_interval(days => ${days})
      and not exists (select from profile_set_photos s where s.photo_id = photos.id)`,
  )
}
