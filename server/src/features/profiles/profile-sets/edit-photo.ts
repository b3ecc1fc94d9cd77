import { type BodyOf, type editSetPhoto, issueAt } from '@panel/contract'
import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { requirePhoto } from './photo.ts'
import { lockSet, recordChange } from './set.ts'

/**
 * Describes a photo, and decides whether it may be sent. The photos of a set that were sent stay in it.
 * @throws {AppError} `profile_set_not_found`, `edited_meanwhile`
 */
export async function editPhoto(
  db: Db,
  operator: Operator,
  { setId, photoId }: { setId: number; photoId: number },
  { description, never_send, seen }: BodyOf<typeof editSetPhoto>,
): Promise<void> {
  await transaction(db, async (tx) => {
    const set = await lockSet(tx, operator, setId)
    const photo = await requirePhoto(tx, setId, photoId)
    const update = tx.updateTable('profile_set_photos').where('id', '=', photoId)
    if (description !== undefined && description !== photo.description) {
      if (seen?.description !== undefined && seen.description !== photo.description)
        throw new AppError('edited_meanwhile', { issues: [issueAt('description', 'changed_meanwhile')] })
      await update.set({ description }).execute()
      const details = { before: { description: photo.description }, after: { description } }
      await recordChange(tx, { operator, set, act: 'photo_describe', details })
    }
    if (never_send !== undefined && never_send !== (photo.never_send_at !== null)) {
      await update.set({ never_send_at: never_send ? sql<string>`now()` : null }).execute()
      const act = never_send ? 'photo_never_send' : 'photo_send_again'
      const named = { description: description ?? photo.description }
      await recordChange(tx, { operator, set, act, details: named })
    }
  })
}
