import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { openThread } from '../../conversations/open.ts'
import { requireReadable } from '../../conversations/require-readable.ts'
import { isReadable } from '../../conversations/thread.ts'

/**
 * The URL of a customer's photo at the site, if the operator may read its message. The request is written to the audit log as
 * one of the thread is.
 * @throws {AppError} `conversation_not_found`, `photo_not_found`
 */
export async function findMessagePhotoUrl(
  db: Db,
  operator: Operator,
  { id, message_id }: { id: number; message_id: number },
): Promise<string> {
  const { first_message_at: since } = await openThread(db, operator, id)
  let query = db
    .selectFrom('messages as m')
    .where('m.id', '=', message_id)
    .where('m.conversation_id', '=', id)
    .where('m.deleted_at', 'is', null)
  // Partitions of earlier months are not read.
  if (since !== null) query = query.where('m.created_at', '>=', since)
  if (operator.historySize !== null) query = query.where(isReadable(id, operator.historySize, since))
  const message = await query.select('m.photo_url').executeTakeFirst()
  return requireUrl(message?.photo_url)
}

/** The URL of the profile's photo at the site. @throws {AppError} `conversation_not_found`, `photo_not_found` */
export async function findProfilePhotoUrl(db: Db, operator: Operator, id: number): Promise<string> {
  const { profile_id } = await requireReadable(db, operator, id)
  const profile = await db
    .selectFrom('profiles')
    .where('id', '=', profile_id)
    .select('photo_url')
    .executeTakeFirst()
  return requireUrl(profile?.photo_url)
}

function requireUrl(url: string | null | undefined): string {
  if (!url) throw new AppError('photo_not_found')
  return url
}
