import type { Crop, SetPhoto } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { photoAddress, thumbnailAddress } from '../../conversations/attachments/photo-addresses.ts'
import { idsOfSamePhoto } from '../photos/same-photo.ts'

const hashBits = 64

/** The photos of a set in their order, with how often each was sent and what looks like it. */
export async function loadPhotos(
  db: Db,
  { siteownerIds }: Pick<Operator, 'siteownerIds'>,
  setId: number,
): Promise<SetPhoto[]> {
  const [rows, duplicates] = await Promise.all([
    findPhotos(db, setId),
    findDuplicates(db, siteownerIds, setId),
  ])
  return rows.map(({ photo_id, original_id, crop, original_width, original_height, ...row }) => ({
    ...row,
    url: photoAddress(photo_id),
    thumbnail_url: thumbnailAddress(photo_id),
    original:
      original_id === null || original_width === null || original_height === null
        ? null
        : {
            url: photoAddress(original_id),
            width: original_width,
            height: original_height,
            // The cast: `cropPhoto` has written it.
            crop: crop as Crop,
          },
    duplicates: duplicates
      .filter(({ set_photo_id }) => set_photo_id === row.id)
      .map(({ other_photo_id, other_set_photo_id, set_id, set_name, place, description, distance }) => ({
        id: other_set_photo_id,
        set: { id: set_id, name: set_name },
        place,
        url: photoAddress(other_photo_id),
        description,
        likeness: Math.round(((hashBits - distance) / hashBits) * 100),
      })),
  }))
}

const findPhotos = (db: Db, setId: number) =>
  db
    .selectFrom('profile_set_photos as f')
    .innerJoin('photos as p', 'p.id', 'f.photo_id')
    .leftJoin('photos as o', 'o.id', 'p.original_id')
    .where('f.profile_set_id', '=', setId)
    .select([
      'f.id',
      'f.description',
      'f.never_send_at',
      'f.crop',
      'p.id as photo_id',
      'p.width',
      'p.height',
      'p.original_id',
      'o.width as original_width',
      'o.height as original_height',
      sql<number>`(select count(*) from all_messages m where m.photo_id in (${idsOfSamePhoto('p')}))`.as(
        'sent_count',
      ),
    ])
    .orderBy('f.position')
    .orderBy('f.id')
    .execute()

type Duplicate = {
  set_photo_id: number
  other_set_photo_id: number
  other_photo_id: number
  set_id: number
  set_name: string
  place: number
  description: string
  distance: number
}

async function findDuplicates(db: Db, siteownerIds: number[] | null, setId: number): Promise<Duplicate[]> {
  const { rows } = await sql<Duplicate>`
    select d.set_photo_id, d.other_set_photo_id, o.photo_id as other_photo_id, s.id as set_id, s.name as set_name,
      o.description, d.distance,
      (select count(*) from profile_set_photos e
        where e.profile_set_id = o.profile_set_id and (e.position, e.id) <= (o.position, o.id)) as place
    from profile_set_duplicates d
      join profile_set_photos o on o.id = d.other_set_photo_id
      join profile_sets s on s.id = o.profile_set_id
    where d.profile_set_id = ${setId}
      and (${siteownerIds}::bigint[] is null or d.other_siteowner_id = any(${siteownerIds}::bigint[]))
    order by d.distance, d.other_set_photo_id`.execute(db)
  return rows
}
