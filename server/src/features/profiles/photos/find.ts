import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { type Operator, Refusal, type SiteOwner } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { mayRead } from '../../conversations/policy.ts'
import { findConversation } from '../../conversations/require-readable.ts'
import { isReadable } from '../../conversations/thread.ts'
import { maySeePhoto } from './policy.ts'

/** The bytes of a photo and their type. */
export type StoredPicture = { picture: Buffer; media_type: string }

/**
 * A photo of a profile set, or an uploaded one. A sent photo can be read as long as one of its messages can: not when they are
 * deleted or beyond the history that the operator may read.
 * @throws {AppError} `photo_not_found`; a refused right if it exists but this operator may not see it
 */
export async function findPhoto(
  db: Db,
  operator: Operator,
  id: number,
  size?: 'thumbnail',
): Promise<StoredPicture> {
  const photo = await db
    .selectFrom('photos')
    .where('id', '=', id)
    .select([
      'siteowner_id',
      'conversation_id',
      'operator_id',
      'sent_at',
      ...(size ? thumbnailColumns : pictureColumns),
    ])
    .executeTakeFirst()
  if (!photo) throw new AppError('photo_not_found')
  const conversation =
    photo.conversation_id !== null && photo.operator_id !== operator.id
      ? await findConversation(db, operator.id, photo.conversation_id)
      : undefined
  const shown = {
    inUpload: conversation !== undefined && mayRead(operator, conversation),
    inChats: photo.sent_at !== null || (photo.conversation_id === null && (await isOffered(db, id))),
  }
  if (!maySeePhoto(operator, photo, shown))
    throw new Refusal(operator, 'other_chats.overview', 'photo_not_found', { type: 'photo', id })
  const { conversation_id, sent_at } = photo
  if (
    conversation_id !== null &&
    sent_at !== null &&
    !(await isInThread(db, operator, { id, conversation_id }))
  )
    throw new AppError('photo_not_found')
  return photo
}

const pictureColumns = ['media_type', 'picture'] as const
/** A photo without a thumbnail is served as it is. */
const thumbnailColumns = [
  sql<string>`case when thumbnail is null then media_type else 'image/webp' end`.as('media_type'),
  sql<Buffer>`coalesce(thumbnail, picture)`.as('picture'),
] as const

/** Whether the photo of a set may be sent now. */
async function isOffered(db: Db, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('profile_set_photos as f')
    .innerJoin('profile_sets as s', 's.id', 'f.profile_set_id')
    .where('f.photo_id', '=', id)
    .where('f.never_send_at', 'is', null)
    .where('s.state', '=', 'ready')
    .select('f.id')
    .executeTakeFirst()
  return found !== undefined
}

/** Whether a message that this operator may read has the photo. */
async function isInThread(
  db: Db,
  { historySize }: Operator,
  photo: { id: number; conversation_id: number },
): Promise<boolean> {
  let query = db
    .selectFrom('messages as m')
    .where('m.photo_id', '=', photo.id)
    .where('m.conversation_id', '=', photo.conversation_id)
    .where('m.deleted_at', 'is', null)
  if (historySize !== null) query = query.where(isReadable(photo.conversation_id, historySize, null))
  return (await query.select('m.id').limit(1).executeTakeFirst()) !== undefined
}

/** A photo that was sent to a customer of this site owner. @throws {AppError} `photo_not_found` */
export async function findSitePhoto(db: Db, site: SiteOwner, id: number): Promise<StoredPicture> {
  const photo = await db
    .selectFrom('photos')
    .where('id', '=', id)
    .where('siteowner_id', '=', site.id)
    .where('sent_at', 'is not', null)
    .select(['picture', 'media_type'])
    .executeTakeFirst()
  if (!photo) throw new AppError('photo_not_found')
  return photo
}
