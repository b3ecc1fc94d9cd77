import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { requirePhoto } from './photo.ts'
import { lockSet, recordChange } from './set.ts'

/** Keeps a photo and another one that looks the same: they are no longer duplicates. @throws {AppError} `profile_set_not_found` */
export async function keepBoth(
  db: Db,
  operator: Operator,
  { setId, photoId, otherId }: { setId: number; photoId: number; otherId: number },
): Promise<void> {
  await transaction(db, async (tx) => {
    const set = await lockSet(tx, operator, setId)
    const photo = await requirePhoto(tx, setId, photoId)
    const kept = await tx
      .updateTable('profile_set_photo_pairs')
      .set({ kept_at: sql<string>`now()`, kept_by: operator.id })
      .where('set_photo_id', '=', Math.min(photoId, otherId))
      .where('other_set_photo_id', '=', Math.max(photoId, otherId))
      .where('kept_at', 'is', null)
      .returning('distance')
      .executeTakeFirst()
    if (!kept) return
    await recordChange(tx, {
      operator,
      set,
      act: 'photo_keep_both',
      details: { description: photo.description },
    })
  })
}
