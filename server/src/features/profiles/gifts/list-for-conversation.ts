import type { GiftIcon, getConversationGifts, HandlerResultOf } from '@panel/contract'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { isOffered } from '../../conversations/attachments/is-offered.ts'
import { requireReadable } from '../../conversations/require-readable.ts'

/** Maximum number of gifts in the list. No operator looks through more. */
const maxGifts = 200

/** The gifts that the profile of a conversation can send: the catalogue of its site owner without retired gifts. */
export async function listConversationGifts(
  db: Db,
  operator: Operator,
  conversationId: number,
): Promise<HandlerResultOf<typeof getConversationGifts>> {
  const { siteowner_id } = await requireReadable(db, operator, conversationId)
  const rows = await db
    .selectFrom('gifts')
    .where('siteowner_id', '=', siteowner_id)
    .where(isOffered)
    .select(['id', 'name', 'credits', 'icon'])
    .orderBy('position')
    .orderBy('credits')
    .orderBy('id')
    .limit(maxGifts)
    .execute()
  // The cast: icons were validated when they were stored.
  return { items: rows.map((row) => ({ ...row, icon: row.icon as GiftIcon })) }
}
