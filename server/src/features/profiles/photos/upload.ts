import {
  type HandlerResultOf,
  maxUnsentPhotos,
  type uploadPhoto as uploadPhotoEndpoint,
} from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { readPicture } from '../../../platform/pictures.ts'
import { photoAddress } from '../../conversations/attachments/photo-addresses.ts'
import { requireReadable } from '../../conversations/require-readable.ts'

/**
 * Stores a photo that an operator wants to send in one conversation, re-encoded.
 * @throws {AppError} `conversation_not_found`, `picture_unreadable`, `picture_too_large`, `too_many_uploads`
 */
export async function uploadPhoto(
  db: Db,
  operator: Operator,
  conversationId: number,
  file: Buffer,
): Promise<HandlerResultOf<typeof uploadPhotoEndpoint>> {
  const conversation = await requireReadable(db, operator, conversationId)
  await requireFewUnsent(db, operator.id)
  const { bytes, mediaType, width, height } = await readPicture(file)
  const siteownerId = conversation.siteowner_id
  const id = await transaction(db, async (tx) => {
    const photo = await tx
      .insertInto('photos')
      .values({
        siteowner_id: siteownerId,
        conversation_id: conversationId,
        operator_id: operator.id,
        picture: bytes,
        media_type: mediaType,
        width,
        height,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      operatorId: operator.id,
      siteownerId,
      action: 'photo.upload',
      subject: { type: 'photo', id: photo.id },
      details: { conversation_id: conversationId },
    })
    return photo.id
  })
  return { photo: { id, url: photoAddress(id), width, height, description: '' } }
}

async function requireFewUnsent(db: Db, operatorId: number) {
  const { unsent } = await db
    .selectFrom('photos')
    .where('operator_id', '=', operatorId)
    .where('sent_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('unsent'))
    .executeTakeFirstOrThrow()
  if (unsent >= maxUnsentPhotos) throw new AppError('too_many_uploads')
}
