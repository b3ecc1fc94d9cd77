import type { Message } from '@panel/contract'
import { type GiftIcon, giftIcons } from '@panel/contract/enumerations'
import { serverNow } from '../../api/server-clock'

/** What is to go with the text. */
export type Attachment =
  | { kind: 'photo'; id: number; url: string; description: string; seen: boolean }
  | { kind: 'gift'; id: number; name: string; credits: number; icon: GiftIcon }

const prefix = 'attachment:'
/** The server keeps a photo that was not sent for a day. */
const keptFor = 86_400_000

type LastSent = Pick<Message, 'photo_url' | 'gift' | 'sent_at'>

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

  function become(next: Attachment | null) {
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
    set: (next: Attachment) => become(next),
    /** It is sent, or not wanted any more. */
    remove: () => become(null),
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
export function idsOf(attachment: Attachment | null): { photo_id?: number; gift_id?: number } {
  if (!attachment) return {}
  return attachment.kind === 'photo' ? { photo_id: attachment.id } : { gift_id: attachment.id }
}

type Stored = { attachment: Attachment; at: number }

function wasSent({ attachment, at }: Stored, lastSent: LastSent | null): boolean {
  if (serverNow() - at > keptFor) return true
  if (!lastSent || Date.parse(lastSent.sent_at) < at) return false
  return attachment.kind === 'photo'
    ? lastSent.photo_url === attachment.url
    : lastSent.gift === attachment.name
}

function readStored(text: string | null): Stored | null {
  if (!text) return null
  try {
    // The cast: checked field by field right below.
    const { attachment, at } = JSON.parse(text) as { attachment?: Partial<Attachment>; at?: number }
    if (typeof at !== 'number' || typeof attachment?.id !== 'number') return null
    if (attachment.kind === 'photo' && typeof attachment.url === 'string')
      return {
        at,
        attachment: {
          kind: 'photo',
          id: attachment.id,
          url: attachment.url,
          description: attachment.description ?? '',
          seen: attachment.seen === true,
        },
      }
    const { kind, id, name, credits, icon } = attachment as Partial<Extract<Attachment, { kind: 'gift' }>>
    const known = giftIcons.find((candidate) => candidate === icon)
    if (kind !== 'gift' || id === undefined || name === undefined || credits === undefined || !known)
      return null
    return { at, attachment: { kind, id, name, credits, icon: known } }
  } catch {
    return null
  }
}
