import { oncePer } from '../../../ui/storage/once-per'
import { asJson, storedPerOperator, storedValueStore } from '../../../ui/storage/storage'
import { type Attachment, readAttachment } from '../attachments/attachment'

/** A sent message that has not left yet: it can be undone in each tab of the browser, also after a reload. */
export type SentOffer = {
  messageId: number
  conversationId: number
  customer: string
  /** The customer of the chat that came with the answer; null when none did. */
  next: string | null
  attachment: Attachment | null
  seconds: number
  /** By the browser's clock. */
  until: number
}

const isNone = (offer: SentOffer | null) => offer === null
const storedOffer = storedPerOperator<SentOffer | null>('undo', asJson(readOffer, isNone))

/** The last message that this operator sent, while it can be undone. The next act takes its place. */
export const sentOfferOf = oncePer((operatorId) => storedValueStore(storedOffer(operatorId), null))

function readOffer(stored: unknown): SentOffer | null {
  if (typeof stored !== 'object' || stored === null) return null
  // The cast: each field is checked below.
  const { messageId, conversationId, customer, next, attachment, seconds, until } =
    stored as Partial<SentOffer>
  if (typeof messageId !== 'number' || typeof conversationId !== 'number' || typeof customer !== 'string')
    return null
  if (typeof seconds !== 'number' || typeof until !== 'number') return null
  return {
    messageId,
    conversationId,
    customer,
    next: typeof next === 'string' ? next : null,
    attachment: attachment ? readAttachment(attachment) : null,
    seconds,
    until,
  }
}
