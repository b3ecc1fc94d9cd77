import type { BodyOf, postHistory as endpoint, HandlerResultOf } from '@panel/contract'
import { type Db, type Tx, transaction } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { countShown } from './count-shown.ts'
import { openForHistory } from './open-conversations.ts'
import { findPeople } from './people.ts'
import { findFresh, reserveExternalIds, reserving } from './received.ts'
import { findTooOld } from './require-kept.ts'
import { firstOfEach, readMessages, type SiteMessage } from './site-messages.ts'
import { numbered, storeMessages, takeMessageIds } from './store-messages.ts'

/**
 * Stores what both sides wrote before the panel. It stands in the threads at its own times, and changes nothing that waits. A message that
 * is already stored is a duplicate; one whose text retention would have deleted is left out.
 * @throws {AppError} `unknown_reference`, `customer_erased`, `body_differs`
 */
export async function importHistory(
  { db, secrets }: { db: Db; secrets: Secrets },
  site: SiteOwner,
  told: BodyOf<typeof endpoint>['messages'],
): Promise<HandlerResultOf<typeof endpoint>> {
  const messages = readMessages(told, 'past')
  const firsts = firstOfEach(messages)
  return reserving(async () => {
    const { accepted, too_old } = await transaction(db, (tx) => store({ tx, secrets }, site, firsts))
    return { accepted, duplicate: messages.length - accepted - too_old, too_old }
  })
}

async function store(
  { tx, secrets }: { tx: Tx; secrets: Secrets },
  site: SiteOwner,
  firsts: SiteMessage[],
): Promise<{ accepted: number; too_old: number }> {
  const { fresh } = await findFresh(tx, site, firsts)
  const tooOld = new Set((await findTooOld(tx, fresh)).tooOld)
  const kept = fresh.filter((message) => !tooOld.has(message))
  if (kept.length > 0) await storeKept({ tx, secrets }, site, kept)
  return { accepted: kept.length, too_old: tooOld.size }
}

async function storeKept(
  { tx, secrets }: { tx: Tx; secrets: Secrets },
  site: SiteOwner,
  kept: SiteMessage[],
): Promise<void> {
  const people = await findPeople({ tx, secrets }, site, kept)
  const conversations = await openForHistory(tx, site, people)
  const ids = await takeMessageIds(tx, conversations, kept.length)
  const stored = numbered(people, conversations, ids)
  await reserveExternalIds(tx, site, stored)
  // No hints: pages that are open show it when they ask for something new, or open again.
  await countShown(tx, stored)
  await storeMessages(tx, site, stored)
}
