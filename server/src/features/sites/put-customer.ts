import {
  type BodyOf,
  type HandlerResultOf,
  type putCustomer as putCustomerEndpoint,
  type SiteSpending,
  siteHoldKinds,
} from '@panel/contract'
import { sql } from 'kysely'
import { type Db, type Tx, transaction } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { announceCustomer } from '../conversations/customers/announce-customer.ts'
import { refuseErased } from '../conversations/customers/find-erasure.ts'
import { openHold, refreshHeld, releaseHolds } from '../conversations/customers/holds.ts'
import { lacksDisclosure } from '../conversations/customers/lacks-disclosure.ts'
import { disclosureOfCustomer } from './disclosure-of-customer.ts'
import { requireFactLimit } from './facts.ts'
import { type Limits, siteHolds, siteReleaseReason } from './site-holds.ts'

type Customer = BodyOf<typeof putCustomerEndpoint>

/**
 * Creates or updates a customer of this site owner, with the holds that follow from disclosure and limits, and the language of
 * their conversations. Fields that are left out keep their value.
 * @throws {InvalidInput}
 * @throws {AppError} `customer_erased`
 */
export async function putCustomer(
  { db, secrets }: { db: Db; secrets: Secrets },
  site: SiteOwner,
  externalId: string,
  customer: Customer,
): Promise<HandlerResultOf<typeof putCustomerEndpoint>> {
  return transaction(db, async (tx) => {
    // The row stays locked, so that simultaneous messages agree with it.
    const stored = await upsert(tx, site, externalId, customer)
    await refuseErased(tx, secrets, site.id, externalId)
    requireFactLimit(stored.facts)
    const holds = siteHolds({
      disclosed: !stored.lacks_disclosure,
      // The cast: limits were validated when they were stored.
      limits: stored.limits as Limits,
      spending: stored.spending,
      now: stored.now,
    })
    const by = { siteownerId: site.id }
    for (const hold of holds) await openHold(tx, stored.id, hold, by)
    const over = siteHoldKinds.filter((kind) => holds.every((hold) => hold.kind !== kind))
    if (over.length > 0) await releaseHolds(tx, stored.id, over, siteReleaseReason, by)
    await refreshHeld(tx, [stored.id])
    await updateLanguages(tx, stored.id, customer.language)
    await announceCustomer(tx, stored.id)
    return {
      id: stored.id,
      external_id: stored.external_id,
      disclosure: await disclosureOfCustomer(tx, stored.id, customer.disclosure?.version),
    }
  })
}

/** What a customer likes in bed is stored only with their consent, which the panel does not know. */
function customerFacts({ facts = {} }: Customer) {
  const { fetishes: _, ...stored } = facts
  return stored
}

function upsert(tx: Tx, site: SiteOwner, externalId: string, customer: Customer) {
  const limits = customer.limits && JSON.stringify(customer.limits)
  const shown = customer.disclosure
  const spending = customer.spending && notInFuture(customer.spending)
  return tx
    .insertInto('customers')
    .values({
      siteowner_id: site.id,
      external_id: externalId,
      name: customer.name,
      language: customer.language,
      member_type: customer.member_type,
      credits: customer.credits,
      member_since: customer.member_since ?? null,
      timezone: customer.timezone ?? null,
      country: customer.country ?? null,
      birthday: customer.birthday ?? null,
      facts: JSON.stringify(customerFacts(customer)),
      disclosure_version: shown?.version ?? null,
      disclosure_shown_at: shown?.shown_at ?? null,
      disclosure_language: shown?.language ?? null,
      limits: limits ?? '{}',
      spending: spending ?? null,
    })
    .onConflict((c) =>
      c.columns(['siteowner_id', 'external_id']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        language: eb.ref('excluded.language'),
        member_type: eb.ref('excluded.member_type'),
        credits: eb.ref('excluded.credits'),
        member_since: sql`coalesce(excluded.member_since, customers.member_since)`,
        timezone: sql`coalesce(excluded.timezone, customers.timezone)`,
        country: sql`coalesce(excluded.country, customers.country)`,
        birthday: sql`coalesce(excluded.birthday, customers.birthday)`,
        facts: sql`customers.facts || excluded.facts`,
        // Triggers record each showing, and keep the newest one.
        ...(shown && {
          disclosure_version: shown.version,
          disclosure_shown_at: shown.shown_at,
          disclosure_language: shown.language ?? null,
        }),
        limits: sql`coalesce(${limits ?? null}::jsonb, customers.limits)`,
        // Reports can arrive in another order than they were counted.
        spending:
          customer.spending === undefined
            ? sql`customers.spending`
            : sql`case when (excluded.spending ->> 'as_of')::timestamptz < (customers.spending ->> 'as_of')::timestamptz
                then customers.spending else excluded.spending end`,
        updated_at: sql`now()`,
      })),
    )
    .returning([
      'id',
      'external_id',
      lacksDisclosure('customers').as('lacks_disclosure'),
      'limits',
      sql<object>`facts`.as('facts'),
      sql<SiteSpending | null>`spending`.as('spending'),
      sql<number>`extract(epoch from now())::float8 * 1000`.as('now'),
    ])
    .executeTakeFirstOrThrow()
}

/** A clock of the site that is ahead must not make all later reports old. The clock of the database decides: that of a node can be wrong too. */
const notInFuture = (
  spending: SiteSpending,
) => sql<string>`${JSON.stringify(spending)}::jsonb || jsonb_build_object('as_of',
  to_char(least(${spending.as_of}::timestamptz, now()) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`

/** A conversation has the language of its customer, so that operators can read it. */
async function updateLanguages(tx: Tx, customerId: number, language: string) {
  await tx
    .updateTable('queue_items as q')
    .from('conversations as c')
    .whereRef('c.id', '=', 'q.conversation_id')
    .where('c.customer_id', '=', customerId)
    .where('q.language', '<>', language)
    .set({ language })
    .execute()
  await tx
    .updateTable('conversations')
    .where('customer_id', '=', customerId)
    .where('language', '<>', language)
    .set({ language })
    .execute()
}
