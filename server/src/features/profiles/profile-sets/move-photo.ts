import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { photoOrder, requirePhoto } from './photo.ts'
import { lockSet, recordChange } from './set.ts'

/**
 * Moves a photo in front of another one. Two operators can move different photos at the same time: neither needs the order
 * that the other one sees.
 * @param before id of the photo that follows; null for the end
 * @throws {AppError} `profile_set_not_found`
 */
export async function movePhoto(
  db: Db,
  operator: Operator,
  { setId, photoId }: { setId: number; photoId: number },
  before: number | null,
): Promise<void> {
  await transaction(db, async (tx) => {
    const set = await lockSet(tx, operator, setId)
    const photo = await requirePhoto(tx, setId, photoId)
    const order = await photoOrder(tx, setId)
    if (before === photoId) return
    if (before !== null && !order.includes(before)) throw new AppError('profile_set_not_found')
    const others = order.filter((id) => id !== photoId)
    const place = before === null ? others.length : others.indexOf(before)
    const from = order.indexOf(photoId)
    if (place === from) return
    const moved = others.toSpliced(place, 0, photoId)
    await sql`
      update profile_set_photos f set position = o.position
      from unnest(${moved}::bigint[]) with ordinality as o (id, position)
      where f.id = o.id and f.position <> o.position`.execute(tx)
    await recordChange(tx, {
      operator,
      set,
      act: 'photo_move',
      details: { from: from + 1, to: place + 1, description: photo.description },
    })
  })
}
