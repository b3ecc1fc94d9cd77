import type { SentAttachment } from '@panel/contract'
import { serverNow } from '../../api/server-clock'
import { type Attachment, isIn, readAttachment } from './attachments/attachment'
import type { LastSent } from './attachments/kind'

const prefix = 'attachment:'
/** The server keeps a photo that was not sent for a day. */
const keptFor = 86_400_000

/**
 * Keeps what was chosen to go with the text of one conversation, in this browser.
 * @param lastSent the last message of our side: what went with it is no choice any more
 */
export function keepAttachment(
  operatorId: number,
  conversationId: number,
  lastSent: LastSent | null,
  storage: Storage = localStorage,
) {
  const key = `${prefix}${operatorId}:${conversationId}`
  const stored = readStored(storage.getItem(key))
  let attachment = stored && !wasSent(stored, lastSent) ? stored.attachment : null
  const listeners = new Set<() => void>()

  function update(next: Attachment | null) {
    attachment = next
    try {
      if (next) storage.setItem(key, JSON.stringify({ attachment: next, at: serverNow() }))
      else storage.removeItem(key)
    } catch {
      // Storage is full or switched off: it is kept while the page is open.
    }
    for (const listener of listeners) listener()
  }

  return {
    get: () => attachment,
    set: (next: Attachment) => update(next),
    /** It is sent, or not wanted any more. */
    remove: () => update(null),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type AttachmentKeeper = ReturnType<typeof keepAttachment>

/** The part of a message's body that names it. */
export const attachmentBody = (attachment: Attachment | null): { attachment?: SentAttachment } =>
  attachment ? { attachment: { kind: attachment.kind, id: attachment.id } } : {}

type Stored = { attachment: Attachment; at: number }

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
