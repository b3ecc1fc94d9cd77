import { createHash } from 'node:crypto'
import { isBlank, issueAt, type ReceivedMessage, type ReceivedMessageType } from '@panel/contract'
import { withPlainLines } from '@panel/contract/rules/line-breaks'
import { AppError } from '../../platform/http/errors.ts'
import { digestValues, receivedKind } from '../conversations/attachments/attachment.ts'

/** Who wrote a message that a site tells: the customer now, or before the panel; or the site in the name of the profile. */
export type TellingDirection = 'in' | 'past' | 'site'

/** A site's message as it is stored. */
export type SiteMessage = Omit<ReceivedMessage, 'direction'> & {
  direction: TellingDirection
  type: ReceivedMessageType
  /** The index in the batch. */
  place: number
  /** Distinguishes a repetition from another message with the same id. A site can repeat a message with another time. */
  digest: Buffer
}

/** @param ofCustomers what messages of customers are stored as */
export function readMessages(received: ReceivedMessage[], ofCustomers: 'in' | 'past' = 'in'): SiteMessage[] {
  return received.map((message, place) => {
    const { customer_external_id, profile_external_id, text } = message
    const sent_at = new Date(message.sent_at).toISOString()
    const isOwn = message.direction === 'out'
    const said = [customer_external_id, profile_external_id, text, ...digestValues(message)]
    const body = isOwn ? ['out', ...said] : said
    return {
      ...message,
      // What nobody can see is stored as an empty text, which the pages mark.
      text: isBlank(text) ? '' : withPlainLines(text),
      sent_at,
      type: receivedKind(message) ?? 'chat',
      direction: isOwn ? 'site' : ofCustomers,
      place,
      digest: createHash('sha256').update(JSON.stringify(body)).digest(),
    }
  })
}

/** The first message of each external id. @throws {AppError} `body_differs` when one id has two different bodies */
export function firstOfEach(messages: SiteMessage[]): SiteMessage[] {
  const first = new Map<string, SiteMessage>()
  for (const message of messages) if (!first.has(message.external_id)) first.set(message.external_id, message)
  const issues = messages
    .filter((message) => !first.get(message.external_id)?.digest.equals(message.digest))
    .map(reusedIdIssue)
  if (issues.length > 0) throw new AppError('body_differs', { issues })
  return [...first.values()]
}

/** The issue of a message whose external id belongs to another body. */
export const reusedIdIssue = ({ place }: SiteMessage) => issueAt(`messages.${place}`, 'reused_external_id')
