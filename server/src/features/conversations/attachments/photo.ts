import { sql } from 'kysely'
import type { AttachmentDefinition } from './kind.ts'
import { messagePhotoAddress, photoAddress, sitePhotoAddress } from './photo-addresses.ts'

export type StoredPhoto = {
  kind: 'photo'
  /** Null for a photo of a customer, which the panel fetches from the site and does not store. */
  id: number | null
  width: number | null
  height: number | null
}

export const photoAttachment: AttachmentDefinition<StoredPhoto> = {
  stored: sql`case
    when m.photo_id is not null then (select jsonb_build_object('kind', 'photo', 'id', p.id, 'width', p.width, 'height', p.height)
      from photos p where p.id = m.photo_id)
    when m.photo_url is not null then jsonb_build_object('kind', 'photo', 'id', null, 'width', null, 'height', null) end`,
  present: ({ id, width, height }, message) => ({
    kind: 'photo',
    url: id === null ? messagePhotoAddress(message.conversation_id, message.id) : photoAddress(id),
    size: width === null || height === null ? null : { width, height },
  }),
  deliver: ({ id }, publicUrl) => (id === null ? {} : { photo_url: sitePhotoAddress(publicUrl, id) }),
  received: { column: 'photo_url', digestValues: ({ photo_url }) => [photo_url ?? null] },
  /** Uploaded for this conversation, or of the profile's set unless it may not be sent. Nobody deletes it until the answer is stored. */
  async find(tx, item, id) {
    const photo = await tx
      .selectFrom('photos')
      .where('id', '=', id)
      .where('siteowner_id', '=', item.siteowner_id)
      .where(
        sql<boolean>`case when conversation_id is null then exists (
          select from profile_set_photos s join profile_sets t on t.id = s.profile_set_id
            join profiles p on p.profile_set_id = t.id
            join conversations c on c.profile_id = p.id
          where s.photo_id = photos.id and c.id = ${item.conversation_id}
            and s.never_send_at is null and t.state <> 'retired')
        else conversation_id = ${item.conversation_id} end`,
      )
      .select(['id', 'width', 'height'])
      .forKeyShare()
      .executeTakeFirst()
    return photo && { kind: 'photo', ...photo }
  },
  refusal: 'photo_not_available',
  columns: ({ id }) => ({ photo_id: id }),
  furtherChange: ({ id }) => sql`update photos set sent_at = now() where id = ${id} and sent_at is null`,
}
