import { serverNow } from '../../api/server-clock'
import { asJson, keptPerOperator } from '../../ui/storage'
import { type Attachment, isIn, readAttachment } from './attachments/attachment'
import type { LastSent } from './attachments/kind'

/** The server keeps a photo that was not sent for a day. */
const keptFor = 86_400_000

type Stored = { attachment: Attachment; at: number }

const keptAttachment = keptPerOperator<Stored>('attachment', asJson(readStored))

/**
 * What was chosen to go with the text of one conversation, as this browser keeps it.
 * @param lastSent the last message of our side: what went with it is no choice any more
 */
export function readKeptAttachment(
  operatorId: number,
  conversationId: number,
  lastSent: LastSent | null,
): Attachment | null {
  const stored = keptAttachment(operatorId, conversationId).read()
  return stored && !wasSent(stored, lastSent) ? stored.attachment : null
}

export function keepAttachment(operatorId: number, conversationId: number, attachment: Attachment | null) {
  const kept = keptAttachment(operatorId, conversationId)
  if (attachment) kept.write({ attachment, at: serverNow() })
  else kept.remove()
}

function wasSent({ attachment, at }: Stored, lastSent: LastSent | null): boolean {
  if (serverNow() - at > keptFor) return true
  if (!lastSent || Date.parse(lastSent.sent_at) < at) return false
  return isIn(lastSent, attachment)
}

function readStored(stored: unknown): Stored | null {
  if (typeof stored !== 'object' || stored === null) return null
  // The cast: checked field by field.
  const { attachment, at } = stored as { attachment?: { kind?: string }; at?: number }
  const known = attachment && readAttachment(attachment)
  return known && typeof at === 'number' ? { at, attachment: known } : null
}
