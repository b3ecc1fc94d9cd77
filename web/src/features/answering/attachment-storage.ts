import { serverNow } from '../../api/server-clock'
import { type Attachment, isIn, readAttachment } from './attachments/attachment'
import type { LastSent } from './attachments/kind'

const prefix = 'attachment:'
const keyOf = (operatorId: number, conversationId: number) => `${prefix}${operatorId}:${conversationId}`
/** The server keeps a photo that was not sent for a day. */
const keptFor = 86_400_000

type Stored = { attachment: Attachment; at: number }

/**
 * What was chosen to go with the text of one conversation, as this browser keeps it.
 * @param lastSent the last message of our side: what went with it is no choice any more
 */
export function readKeptAttachment(
  operatorId: number,
  conversationId: number,
  lastSent: LastSent | null,
  storage: Storage = localStorage,
): Attachment | null {
  const stored = readStored(storage.getItem(keyOf(operatorId, conversationId)))
  return stored && !wasSent(stored, lastSent) ? stored.attachment : null
}

export function keepAttachment(
  operatorId: number,
  conversationId: number,
  attachment: Attachment | null,
  storage: Storage = localStorage,
) {
  const key = keyOf(operatorId, conversationId)
  try {
    if (attachment) storage.setItem(key, JSON.stringify({ attachment, at: serverNow() }))
    else storage.removeItem(key)
  } catch {
    // Storage is full or switched off: it is kept while the page is open.
  }
}

function wasSent({ attachment, at }: Stored, lastSent: LastSent | null): boolean {
  if (serverNow() - at > keptFor) return true
  if (!lastSent || Date.parse(lastSent.sent_at) < at) return false
  return isIn(lastSent, attachment)
}

function readStored(text: string | null): Stored | null {
  if (!text) return null
  try {
    // The cast: checked field by field.
    const { attachment, at } = JSON.parse(text) as { attachment?: { kind?: string }; at?: number }
    const known = attachment && readAttachment(attachment)
    return known && typeof at === 'number' ? { at, attachment: known } : null
  } catch {
    return null
  }
}
