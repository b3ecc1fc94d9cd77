import { announce, type Tx } from '../../../platform/database.ts'
import type { LoadedConversation } from '../load.ts'

/** Sends a hint that the facts of a conversation have changed. */
export function announceFacts(
  tx: Tx,
  { id, holder_id, expires_at }: Pick<LoadedConversation, 'id' | 'holder_id' | 'expires_at'>,
) {
  announce(tx, { topic: 'conversation', id, operatorId: expires_at ? holder_id : null })
}
