import { serverNow } from '../../api/server-clock'
import { asJson, storedPerOperator } from '../../ui/storage/storage'
import { type Attachment, isIn, readAttachment } from './attachments/attachment'
import type { LastSent } from './attachments/kind'

/** The server deletes an uploaded photo that was not sent after a day. */
const retention = 86_400_000

type Stored = { attachment: Attachment; at: number }

const storedAttachment = storedPerOperator<Stored>('attachment', asJson(readStored))

/**
 * Reads the chosen attachment of a conversation from the browser's storage.
 * @param lastSent the last message that an operator sent; its attachment is no longer a choice
 */
export function readStoredAttachment(
  operatorId: number,
  conversationId: number,
  lastSent: LastSent | null,
): Attachment | null {
  const stored = storedAttachment(operatorId, conversationId).read()
  return stored && !wasSent(stored, lastSent) ? stored.attachment : null
}

export function storeAttachment(operatorId: number, conversationId: number, attachment: Attachment | null) {
  const stored = storedAttachment(operatorId, conversationId)
  if (attachment) stored.write({ attachment, at: serverNow() })
  else stored.remove()
}

function wasSent({ attachment, at }: Stored, lastSent: LastSent | null): boolean {
  if (serverNow() - at > retention) return true
  if (!lastSent || Date.parse(lastSent.sent_at) < at) return false
  return isIn(lastSent, attachment)
}

function readStored(stored: unknown): Stored | null {
  if (typeof stored !== 'object' || stored === null) return null
  // The cast: each field is checked below.
  const { attachment, at } = stored as { attachment?: { kind?: string }; at?: number }
  const known = attachment && readAttachment(attachment)
  return known && typeof at === 'number' ? { at, attachment: known } : null
}
