import { announce, type Tx } from '../../platform/database.ts'
import type { LoadedConversation } from '../conversations/load.ts'

/** Tells whoever has the conversation on the screen that its facts changed. */
export function announceFacts(
  tx: Tx,
  { id, holder_id, expires_at }: Pick<LoadedConversation, 'id' | 'holder_id' | 'expires_at'>,
) {
  announce(tx, { topic: 'conversation', id, operatorId: expires_at ? holder_id : null })
}
