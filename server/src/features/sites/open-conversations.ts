import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import { isHeld } from '../conversations/customers/holds.ts'
import type { AddressedMessage } from './people.ts'

export type OpenConversation = {
  id: number
  customerId: number
  profileId: number
  isHeld: boolean
  /** No unanswered message of an operator is older than this. */
  unansweredSince: string
}

/** The conversations of these messages; missing ones are created. */
export async function openConversations(
  tx: Tx,
  site: SiteOwner,
  messages: AddressedMessage[],
): Promise<OpenConversation[]> {
  const pairs = [...new Map(messages.map((message) => [pairOf(message), message])).values()]
  const customerIds = pairs.map((pair) => pair.customerId)
  const profileIds = pairs.map((pair) => pair.profileId)
  const find = () => findConversations(tx, customerIds, profileIds)
  const found = await find()
  if (found.length === pairs.length) return found
  await sql`
    insert into conversations (siteowner_id, customer_id, profile_id, language)
    select ${site.id}, p.customer_id, p.profile_id, p.language
    from unnest(${customerIds}::bigint[], ${profileIds}::bigint[], ${pairs.map((pair) => pair.language)}::text[])
      as p (customer_id, profile_id, language)
    where not exists (select from conversations c where c.customer_id = p.customer_id and c.profile_id = p.profile_id)
    order by p.customer_id, p.profile_id
    on conflict (customer_id, profile_id) do nothing`.execute(tx)
  return find()
}

export const pairOf = ({ customerId, profileId }: { customerId: number; profileId: number }) =>
  `${customerId}-${profileId}`

async function findConversations(tx: Tx, customerIds: number[], profileIds: number[]) {
  const { rows } = await sql<OpenConversation>`
    select c.id, c.customer_id as "customerId", c.profile_id as "profileId", ${isHeld(sql`c.customer_id`)} as "isHeld",
      coalesce(c.last_customer_message_at, c.first_message_at, c.created_at) as "unansweredSince"
    from unnest(${customerIds}::bigint[], ${profileIds}::bigint[]) as p (customer_id, profile_id)
    join conversations c using (customer_id, profile_id)`.execute(tx)
  return rows
}
