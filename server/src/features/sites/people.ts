import { type Issue, issueAt } from '@panel/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { findErasedIds } from '../conversations/customers/find-erasure.ts'
import { holdUndisclosed } from '../conversations/customers/holds.ts'
import { lacksDisclosure } from '../conversations/customers/lacks-disclosure.ts'
import type { SiteMessage } from './site-messages.ts'

/** A message with its customer and its profile. */
export type AddressedMessage = SiteMessage & { customerId: number; profileId: number; language: string }

/**
 * Finds customers and profiles by their external ids. Customers stay locked against changes of their holds, so that queue items
 * agree with them.
 * @throws {AppError} `unknown_reference`, or `customer_erased` when nothing else is wrong
 */
export async function findPeople(
  { tx, secrets }: { tx: Tx; secrets: Secrets },
  site: SiteOwner,
  messages: SiteMessage[],
): Promise<AddressedMessage[]> {
  const customers = await lockCustomers(
    tx,
    site,
    messages.map((message) => message.customer_external_id),
  )
  const profiles = await findProfiles(
    tx,
    site,
    messages.map((message) => message.profile_external_id),
  )
  const issues: Issue[] = []
  const addressed = messages.flatMap((message) => {
    const customer = customers.get(message.customer_external_id)
    const profile = profiles.get(message.profile_external_id)
    if (!customer) issues.push(unknown(message, 'customer_external_id'))
    if (!profile) issues.push(unknown(message, 'profile_external_id'))
    if (!customer || !profile) return []
    return [{ ...message, customerId: customer.id, profileId: profile.id, language: customer.language }]
  })
  if (issues.length > 0) {
    const unknownOnes = messages.filter((message) => !customers.has(message.customer_external_id))
    const named = await nameErased({ tx, secrets }, site, unknownOnes, issues)
    const isOnlyErased = named.every(({ code }) => code === 'erased_customer')
    throw new AppError(isOnlyErased ? 'customer_erased' : 'unknown_reference', { issues: named })
  }
  const writing = new Set(
    addressed.flatMap(({ direction, customerId }) => (direction === 'in' ? customerId : [])),
  )
  const undisclosed = [...customers.values()].filter(
    ({ id, lacks_disclosure }) => lacks_disclosure && writing.has(id),
  )
  await holdUndisclosed(
    tx,
    undisclosed.map((customer) => customer.id),
    { siteownerId: site.id },
  )
  return addressed
}

/** The issues, where those of erased customers say so: their site must not send these messages again. */
async function nameErased(
  { tx, secrets }: { tx: Tx; secrets: Secrets },
  site: SiteOwner,
  messages: SiteMessage[],
  issues: Issue[],
): Promise<Issue[]> {
  const externalIds = new Set(messages.map((message) => message.customer_external_id))
  const erased = await findErasedIds(tx, secrets, site.id, [...externalIds])
  const erasedPaths = new Set(
    messages
      .filter((message) => erased.has(message.customer_external_id))
      .map((message) => unknown(message, 'customer_external_id').path),
  )
  return issues.map((issue) => (erasedPaths.has(issue.path) ? issueAt(issue.path, 'erased_customer') : issue))
}

async function lockCustomers(tx: Tx, site: SiteOwner, externalIds: string[]) {
  const rows = await tx
    .selectFrom('customers as cu')
    .where('siteowner_id', '=', site.id)
    .where(sql<boolean>`external_id = any(${[...new Set(externalIds)]}::text[])`)
    .select(['id', 'external_id', 'language', lacksDisclosure('cu').as('lacks_disclosure')])
    .orderBy('id')
    .forShare()
    .execute()
  return new Map(rows.map((row) => [row.external_id, row]))
}

async function findProfiles(tx: Tx, site: SiteOwner, externalIds: string[]) {
  const rows = await tx
    .selectFrom('profiles')
    .where('siteowner_id', '=', site.id)
    .where(sql<boolean>`external_id = any(${[...new Set(externalIds)]}::text[])`)
    .select(['id', 'external_id'])
    .execute()
  return new Map(rows.map((row) => [row.external_id, row]))
}

const unknown = (message: SiteMessage, field: 'customer_external_id' | 'profile_external_id') =>
  issueAt(`messages.${message.place}.${field}`, 'unknown_external_id')
