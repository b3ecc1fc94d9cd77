import { maxHashDistance } from '@panel/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'

/** The most similar ones are enough to see that a photo is in use elsewhere. */
const maxPairs = 20

/** Finds the photos of sets that look like this one, and stores them as pairs. A pair that somebody keeps stays kept. */
export async function recordPairs(tx: Tx, setPhotoId: number) {
  // Of two photos that are added at the same time, the second transaction must see the first one.
  await sql`select pg_advisory_xact_lock(hashtext('profile_set_photo_pairs'))`.execute(tx)
  await sql`
    delete from profile_set_photo_pairs
    where ${setPhotoId} in (set_photo_id, other_set_photo_id) and kept_at is null
      and (set_photo_id = ${setPhotoId} or other_set_photo_id = ${setPhotoId})`.execute(tx)
  await sql`
    insert into profile_set_photo_pairs (set_photo_id, other_set_photo_id, distance)
    select least(f.id, o.id), greatest(f.id, o.id), bit_count((p.picture_hash # other.picture_hash)::bit(64))
    from profile_set_photos f
      join photos p on p.id = f.photo_id
      join photos other on other.picture_hash is not null and picture_bands(other.picture_hash) && picture_bands(p.picture_hash)
      join profile_set_photos o on o.photo_id = other.id and o.id <> f.id
    where f.id = ${setPhotoId} and bit_count((p.picture_hash # other.picture_hash)::bit(64)) <= ${maxHashDistance}
    order by 3, o.id limit ${maxPairs}
    on conflict (set_photo_id, other_set_photo_id) do update set distance = excluded.distance`.execute(tx)
}
