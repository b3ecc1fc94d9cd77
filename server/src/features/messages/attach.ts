import { type BodyOf, type GiftIcon, issueAt, type sendMessage } from '@panel/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { InvalidInput } from '../../platform/http/errors.ts'
import type { LockedItem } from '../conversations/lock.ts'

/** What goes with the text, as it is at this moment. */
export type Attached = {
  photo?: { id: number; width: number; height: number }
  gift?: { id: number; name: string; credits: number; icon: GiftIcon }
}

type Wanted = Pick<BodyOf<typeof sendMessage>, 'photo_id' | 'gift_id'>

/** Finds the photo or the gift that is to go with an answer. @returns null when it can't go to this customer */
export async function findAttached(
  tx: Tx,
  item: LockedItem,
  { photo_id, gift_id }: Wanted,
): Promise<Attached | null> {
  if (photo_id !== undefined) {
    const photo = await findPhoto(tx, item, photo_id)
    return photo ? { photo } : null
  }
  if (gift_id !== undefined) {
    const gift = await findGift(tx, item, gift_id)
    return gift ? { gift } : null
  }
  return {}
}

/** Refuses a photo that is not for this conversation, or a gift that its profile can't give. @throws {InvalidInput} */
export function refuseAttached({ photo_id }: Wanted): never {
  throw new InvalidInput([
    photo_id === undefined
      ? issueAt('gift_id', 'not_in_catalogue')
      : issueAt('photo_id', 'photo_not_available'),
  ])
}

/** Of the profile's set, or uploaded for this conversation. It stays until the answer is stored: nobody deletes it. */
function findPhoto(tx: Tx, item: LockedItem, id: number) {
  return tx
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
}

async function findGift(tx: Tx, item: LockedItem, id: number) {
  const gift = await tx
    .selectFrom('gifts')
    .where('id', '=', id)
    .where('siteowner_id', '=', item.siteowner_id)
    .where('retired_at', 'is', null)
    .select(['id', 'name', 'credits', 'icon'])
    .executeTakeFirst()
  // The cast: icons were parsed when they came in.
  return gift && { ...gift, icon: gift.icon as GiftIcon }
}
