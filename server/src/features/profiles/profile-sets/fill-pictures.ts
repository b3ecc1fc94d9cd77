import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'
import { computeThumbnailAndHash } from './add-photo.ts'
import { recordPairs } from './pairs.ts'

/** Maximum time of one run in milliseconds; the next run continues. */
const runFor = 10_000

/**
 * Gives thumbnail and hash to photos of sets that do not have them, such as those of the demo. @returns their number
 */
export async function fillPictures(db: Db, time = runFor): Promise<number> {
  const until = Date.now() + time
  for (let filled = 0; ; filled++) {
    if (Date.now() >= until || !(await fillOne(db))) return filled
  }
}

async function fillOne(db: Db): Promise<boolean> {
  return transaction(db, async (tx) => {
    const due = await tx
      .selectFrom('profile_set_photos as f')
      .innerJoin('photos as p', 'p.id', 'f.photo_id')
      .where('p.picture_hash', 'is', null)
      .select(['f.id', 'p.id as photo_id', 'p.picture'])
      .orderBy('f.id')
      .limit(1)
      .forUpdate('p')
      .skipLocked()
      .executeTakeFirst()
    if (!due) return false
    const { thumbnail, hash } = await computeThumbnailAndHash(due.picture)
    await tx
      .updateTable('photos')
      .set({ thumbnail, picture_hash: sql<number>`${String(hash)}::bigint` })
      .where('id', '=', due.photo_id)
      .execute()
    await recordPairs(tx, due.id)
    return true
  })
}
