import type { BodyOf, copyProfileSet } from '@panel/contract'
import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { insertDraft } from './add.ts'
import { recordChange, requireSet } from './set.ts'

/**
 * Copies persona and photos to a new draft, without photos that may not be sent. Nobody is warned that the photos of the copy
 * look like those of the set: that is meant.
 * @returns the id of the copy @throws {AppError} `profile_set_not_found`, `siteowner_not_found`
 */
export async function copySet(
  db: Db,
  operator: Operator,
  id: number,
  wanted: BodyOf<typeof copyProfileSet>,
): Promise<number> {
  return transaction(db, async (tx) => {
    const set = await requireSet(tx, operator, id)
    const copy = await insertDraft(tx, operator, wanted, set.facts ?? {})
    // Each photo of a set has its own row: a site owner's photos are served to that owner only.
    await sql`
      with source as (
        select f.id as set_photo_id, f.description, row_number() over (order by f.position, f.id) as position,
          nextval(pg_get_serial_sequence('photos', 'id')) as photo_id, p.picture, p.media_type, p.width, p.height,
          p.thumbnail, p.picture_hash
        from profile_set_photos f join photos p on p.id = f.photo_id
        where f.profile_set_id = ${id} and f.never_send_at is null
      ), copied as (
        insert into photos (id, siteowner_id, picture, media_type, width, height, thumbnail, picture_hash)
        overriding system value
        select photo_id, ${wanted.siteowner_id}, picture, media_type, width, height, thumbnail, picture_hash from source
      ), placed as (
        insert into profile_set_photos (profile_set_id, photo_id, description, position, added_by)
        select ${copy.id}, photo_id, description, position, ${operator.id} from source
        returning id, photo_id
      )
      insert into profile_set_photo_pairs (set_photo_id, other_set_photo_id, distance, kept_at, kept_by)
      select least(source.set_photo_id, placed.id), greatest(source.set_photo_id, placed.id), 0, now(), ${operator.id}
      from source join placed using (photo_id)`.execute(tx)
    await recordChange(tx, { operator, set: copy, act: 'copy', details: { set: set.name, from: set.id } })
    return copy.id
  })
}
