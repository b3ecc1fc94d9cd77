import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { idsOfSamePhoto } from '../photos/same-photo.ts'
import { photoOrder, requirePhoto } from './photo.ts'
import { lockSet, recordChange } from './set.ts'

/**
 * Removes a photo that nobody has sent; the job `forget-unsent-photos` deletes its picture.
 * @throws {AppError} `profile_set_not_found`, `photo_sent`
 */
export async function removePhoto(
  db: Db,
  operator: Operator,
  { setId, photoId }: { setId: number; photoId: number },
): Promise<void> {
  await transaction(db, async (tx) => {
    const set = await lockSet(tx, operator, setId)
    const photo = await requirePhoto(tx, setId, photoId)
    // An operator who sends it at this moment has locked it (`attachments/photo.ts`); what was sent is then in `messages`.
    await tx.selectFrom('photos').where('id', '=', photo.photo_id).select('id').forUpdate().execute()
    const { rows } = await sql`
      select from photos p where p.id = ${photo.photo_id}
        and exists (select from all_messages m where m.photo_id in (${idsOfSamePhoto('p')}))`.execute(tx)
    if (rows.length > 0) throw new AppError('photo_sent')
    const from = (await photoOrder(tx, setId)).indexOf(photoId) + 1
    await tx.deleteFrom('profile_set_photos').where('id', '=', photoId).execute()
    await recordChange(tx, {
      operator,
      set,
      act: 'photo_remove',
      details: { from, description: photo.description },
    })
  })
}
