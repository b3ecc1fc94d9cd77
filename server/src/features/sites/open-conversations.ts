import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import { isHeld } from '../conversations/customers/holds.ts'
import type { AddressedMessage } from './people.ts'

/** A message that arrives later than this stands where it was sent: it was late, and not only its clock. */
export const placedWithin = '1 hour'

export type OpenConversation = {
  id: number
  customerId: number
  profileId: number
  isHeld: boolean
  /** Its site owner is a test. It stays one, because there are customers. */
  isTest: boolean
  /** No unanswered message of an operator is older than this. */
  unansweredSince: string
  /** When the newest answer was written that the customer has already; null when these messages were sent after it. */
  answeredAt: string | null
}

/** Those in which the customer has written one of the messages. */
export function writtenOf(
  conversations: OpenConversation[],
  messages: AddressedMessage[],
): OpenConversation[] {
  const written = writtenPairs(messages)
  return conversations.filter((conversation) => written.has(pairOf(conversation)))
}

/** The conversations of these messages; missing ones are created, and wait for nothing when only the site has written in them. */
export function openConversations(
  tx: Tx,
  site: SiteOwner,
  messages: AddressedMessage[],
): Promise<OpenConversation[]> {
  const firstSent = firstSentIn(messages)
  return open(tx, site, messages, (pairs) => findConversations(tx, pairs, firstSent))
}

export type FoundConversation = Pick<OpenConversation, 'id' | 'customerId' | 'profileId' | 'answeredAt'>

/** The same for imported messages: nothing is read of their conversations, because nothing depends on it. */
export function openForHistory(
  tx: Tx,
  site: SiteOwner,
  messages: AddressedMessage[],
): Promise<FoundConversation[]> {
  return open(tx, site, messages, async (pairs) => {
    const { rows } = await sql<FoundConversation>`
      select c.id, customer_id as "customerId", profile_id as "profileId", null as "answeredAt"
      from unnest(${pairs.map(customerOf)}::bigint[], ${pairs.map(profileOf)}::bigint[]) as p (customer_id, profile_id)
      join conversations c using (customer_id, profile_id)`.execute(tx)
    return rows
  })
}

async function open<Found extends FoundConversation>(
  tx: Tx,
  site: SiteOwner,
  messages: AddressedMessage[],
  find: (pairs: AddressedMessage[]) => Promise<Found[]>,
): Promise<Found[]> {
  const pairs = [...new Map(messages.map((message) => [pairOf(message), message])).values()]
  const found = await find(pairs)
  if (found.length === pairs.length) return found
  const known = new Set(found.map(pairOf))
  const missing = pairs.filter((pair) => !known.has(pairOf(pair)))
  const written = writtenPairs(messages)
  await sql`
    insert into conversations (siteowner_id, customer_id, profile_id, language, status)
    select ${site.id}, p.customer_id, p.profile_id, p.language, case when p.is_written then 'open' else 'answered' end
    from unnest(${missing.map(customerOf)}::bigint[], ${missing.map(profileOf)}::bigint[],
      ${missing.map(({ language }) => language)}::text[], ${missing.map((pair) => written.has(pairOf(pair)))}::boolean[])
      as p (customer_id, profile_id, language, is_written)
    order by p.customer_id, p.profile_id
    on conflict (customer_id, profile_id) do nothing`.execute(tx)
  return [...found, ...(await find(missing))]
}

type Pair = { customerId: number; profileId: number }
const customerOf = ({ customerId }: Pair) => customerId
const profileOf = ({ profileId }: Pair) => profileId

/** The pairs of customer and profile in which the customer has written. */
const writtenPairs = (messages: AddressedMessage[]) =>
  new Set(messages.flatMap((message) => (message.direction === 'in' ? pairOf(message) : [])))

export const pairOf = ({ customerId, profileId }: Pair) => `${customerId}-${profileId}`

/** When the first message of each pair was sent. ISO 8601 as written by `toISOString` can be compared as text. */
function firstSentIn(messages: AddressedMessage[]): Map<string, string> {
  const first = new Map<string, string>()
  for (const message of messages) {
    const before = first.get(pairOf(message))
    if (before === undefined || message.sent_at < before) first.set(pairOf(message), message.sent_at)
  }
  return first
}

async function findConversations(tx: Tx, pairs: Pair[], firstSent: Map<string, string>) {
  const { rows } = await sql<OpenConversation>`
    select c.id, c.customer_id as "customerId", c.profile_id as "profileId", ${isHeld(sql`c.customer_id`)} as "isHeld",
      (select s.is_test from siteowners s where s.id = c.siteowner_id) as "isTest",
      coalesce(c.last_customer_message_at, c.first_message_at, c.created_at) as "unansweredSince",
      -- Only a message that is late, or whose site has a slow clock, can stand above an answer.
      (select m.created_at::text from messages m join deliveries d on d.message_id = m.id
        where p.first_sent < c.last_operator_message_at and m.conversation_id = c.id and m.direction = 'out'
          and m.created_at > now() - ${placedWithin}::interval and d.status = 'delivered'
        order by m.id desc limit 1) as "answeredAt"
    from unnest(${pairs.map(customerOf)}::bigint[], ${pairs.map(profileOf)}::bigint[],
      ${pairs.map((pair) => firstSent.get(pairOf(pair)))}::timestamptz[]) as p (customer_id, profile_id, first_sent)
    join conversations c using (customer_id, profile_id)`.execute(tx)
  return rows
}
