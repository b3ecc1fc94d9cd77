import { sql } from 'kysely'
import { photoAddress } from '../../photos/addresses.ts'
import type { KindOfAttachment } from './kind.ts'

export type AttachedPhoto = { kind: 'photo'; id: number; width: number; height: number }

export const photoAttachment: KindOfAttachment<AttachedPhoto> = {
  /**
   * From the profile's set, or uploaded for this conversation. The row is locked, so that nobody deletes it before the answer
   * is stored.
   */
  async find(tx, item, id) {
    const photo = await tx
      .selectFrom('photos')
      .where('id', '=', id)
      .where('siteowner_id', '=', item.siteowner_id)
      .where(
        sql<boolean>`case when conversation_id is null then exists (
          select from profile_set_photos s join profiles p on p.profile_set_id = s.profile_set_id
            join conversations c on c.profile_id = p.id
          where s.photo_id = photos.id and c.id = ${item.conversation_id})
        else conversation_id = ${item.conversation_id} end`,
      )
      .select(['id', 'width', 'height'])
      .forKeyShare()
      .executeTakeFirst()
    return photo && { kind: 'photo', ...photo }
  },
  refusal: 'photo_not_available',
  columns: ({ id }) => ({ photo_id: id }),
  answer: ({ id, width, height }) => ({ photo_url: photoAddress(id), photo_size: { width, height } }),
  alsoStored: ({ id }) => sql`update photos set sent_at = now() where id = ${id} and sent_at is null`,
  async findSent(db, messageId) {
    const photo = await db
      .selectFrom('messages as m')
      .innerJoin('photos as p', 'p.id', 'm.photo_id')
      .where('m.id', '=', messageId)
      .select(['p.id', 'p.width', 'p.height'])
      .executeTakeFirst()
    return photo && { kind: 'photo', ...photo }
  },
}
