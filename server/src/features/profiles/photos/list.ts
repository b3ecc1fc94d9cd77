import type { getConversationPhotos, HandlerResultOf } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { photoAddress } from '../../conversations/attachments/photo-addresses.ts'
import { requireReadable } from '../../conversations/require-readable.ts'
import { idsOfSamePhoto } from './same-photo.ts'

/** Maximum number of photos in the list. No operator looks through more. */
const maxPhotos = 200

/** The photos of the profile's set that may be sent, and whether this customer has received each of them before, in any conversation. */
export async function listPhotos(
  db: Db,
  operator: Operator,
  conversationId: number,
): Promise<HandlerResultOf<typeof getConversationPhotos>> {
  const { profile_id, customer_id } = await requireReadable(db, operator, conversationId)
  const rows = await db
    .selectFrom('profiles as p')
    .innerJoin('profile_sets as set', 'set.id', 'p.profile_set_id')
    .innerJoin('profile_set_photos as s', 's.profile_set_id', 'set.id')
    .innerJoin('photos', 'photos.id', 's.photo_id')
    .where('p.id', '=', profile_id)
    .where('set.state', '!=', 'retired')
    .where('s.never_send_at', 'is', null)
    .select([
      'photos.id',
      'photos.width',
      'photos.height',
      's.description',
      sql<boolean>`exists (select from conversations c where c.customer_id = ${customer_id} and c.photo_count > 0)`.as(
        'may_be_seen',
      ),
    ])
    .orderBy('s.position')
    .orderBy('s.id')
    .limit(maxPhotos)
    .execute()
  const candidates = rows.filter((row) => row.may_be_seen).map(({ id }) => id)
  const seen = candidates.length > 0 ? await findSeen(db, customer_id, candidates) : new Set<number>()
  return {
    items: rows.map(({ may_be_seen, ...row }) => ({
      ...row,
      seen: seen.has(row.id),
      url: photoAddress(row.id),
    })),
  }
}

/** Those of the photos that a customer has received or sent. It reads all months: most customers have no photos, and need it not. */
async function findSeen(db: Db, customerId: number, photoIds: number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('photos')
    .where(sql<boolean>`id = any(${photoIds}::bigint[])`)
    .where(sql<boolean>`exists (
      select from conversations c join all_messages m on m.conversation_id = c.id
      where c.customer_id = ${customerId} and c.photo_count > 0 and m.photo_id in (${idsOfSamePhoto('photos')}))`)
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}
