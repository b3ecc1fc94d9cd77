import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { ZipEntry } from '../../../platform/zip.ts'
import type { openSitePhotos } from '../../profiles/photos/site-photos.ts'

/** Photos of one copy: a ZIP archive counts its files with 16 bits. Those beyond are only named. */
const mostPhotos = 20_000
const batch = 100

type Photo = { id: number; photo_url: string | null; photo_id: number | null }
/** `file`: the photo in the archive; null when it could not be read, for the reason in `missing`. */
type Listed = { message_id: number; photo_url: string | null; file: string | null; missing?: string }

/**
 * The photos of a customer's messages, also archived ones: those of the customer from their site, those that they received from the
 * panel. The last entry is a list of them.
 */
export async function* exportMedia(
  db: Db,
  photos: ReturnType<typeof openSitePhotos>,
  customerId: number,
): AsyncGenerator<ZipEntry> {
  const listed: Listed[] = []
  for (let after = 0; ; ) {
    const found = await findPhotos(db, customerId, after)
    for (const photo of found) {
      const one = { message_id: photo.id, photo_url: photo.photo_url }
      const read = listed.length < mostPhotos ? await readPhoto(db, photos, photo) : 'too_many'
      if (typeof read === 'string') {
        listed.push({ ...one, file: null, missing: read })
        continue
      }
      const name = `media/${photo.id}.${read.type.replace('image/', '')}`
      listed.push({ ...one, file: name })
      yield { name, content: read.bytes, isCompressed: true }
    }
    const last = found.at(-1)
    if (!last || found.length < batch) break
    after = last.id
  }
  yield { name: 'media.json', content: Buffer.from(JSON.stringify(listed, null, 1)) }
}

async function findPhotos(db: Db, customerId: number, after: number): Promise<Photo[]> {
  const { rows } = await sql<Photo>`
    select m.id, m.photo_url, m.photo_id from all_messages m
    where m.conversation_id in (select id from conversations where customer_id = ${customerId}) and m.id > ${after}
      and (m.photo_url is not null or m.photo_id is not null)
    order by m.id limit ${batch}`.execute(db)
  return rows
}

async function readPhoto(db: Db, photos: ReturnType<typeof openSitePhotos>, photo: Photo) {
  if (photo.photo_url !== null) {
    try {
      const { bytes, mediaType } = await photos.get(photo.photo_url)
      return { bytes, type: mediaType }
    } catch (error) {
      // What the site does not deliver is named in the list; every other failure ends the copy.
      if (error instanceof AppError) return error.code
      throw error
    }
  }
  const stored = await db
    .selectFrom('photos')
    .where('id', '=', photo.photo_id)
    .select(['picture', 'media_type'])
    .executeTakeFirst()
  return stored ? { bytes: stored.picture, type: stored.media_type } : ('photo_not_found' as const)
}
