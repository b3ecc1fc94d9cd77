import { randomUUID } from 'node:crypto'
import { type EscalationKind, escalationKinds, type HoldKind } from '@panel/contract'
import { sql } from 'kysely'
import { planPokes } from '../features/answering/poke-rules/plan-pokes.ts'
import { openHold, refreshHeld } from '../features/conversations/customers/holds.ts'
import { checkDisclosures } from '../features/safety/disclosures/check.ts'
import { askErasure } from '../features/safety/erasures/ask.ts'
import { transaction } from '../platform/database.ts'
import type { TestApp } from './app.ts'
import { customer, makeCustomerSite } from './customer-site.ts'
import { operatorOf } from './endpoints/callers.ts'
import { makeMaster } from './escalating.ts'
import { makeLevel, makeOperator, makeProfile } from './make.ts'
import { makeGift, makeProfileSet } from './make-attachments.ts'
import { makeConversation } from './make-conversations.ts'
import { makePokeRule, makeSilent } from './pokes.ts'

/** The level of those who take conversations, but get none that was handed over. */
export const taker = 176

export const person = { ...customer, language: 'en' }
const until = '2199-01-01T00:00:00Z'
const reached = { currency: 'EUR', last_24_hours: 2_000, last_30_days: 2_000, own_limit_24_hours: 2_000 }
/** What the site tells, by the hold that follows from it. */
const told: { [K in HoldKind]?: object } = {
  self_exclusion: { limits: { self_excluded_until: until } },
  cooling_off: { limits: { cooling_off_until: until } },
  spending_limit: { limits: { spending_confirmation_needed: true } },
  limit_reached: { spending: { ...reached, as_of: '2026-11-20T10:00:00Z' } },
}
export const isEscalated = (kind: HoldKind): kind is EscalationKind =>
  (escalationKinds as readonly HoldKind[]).includes(kind)

/** @throws when the request was refused */
async function done(answer: ReturnType<Call>) {
  const { statusCode, payload } = await answer
  if (statusCode !== 200) throw new Error(payload)
}

export type Call = Awaited<ReturnType<TestApp['signedIn']>>
/** A conversation that an operator has in hand, and the operator on each node. */
export type Hand = {
  id: number
  calls: readonly [Call, Call]
  lease: { lease_id: string; epoch: number }
  in_reply_to: number | null
}

/** A customer of a site with two nodes: functions that make their conversations and give them to operators. */
export async function makeHeldCustomer(
  nodes: readonly [TestApp, TestApp],
  ownSite?: Parameters<typeof makeCustomerSite>[1],
) {
  const [test, otherNode] = nodes
  const { db } = test
  const site = await makeCustomerSite(test, ownSite)
  const { siteowner } = site
  await makePokeRule(db, { siteowner_id: siteowner.id, starters: true, pokes_per_day: 20 })
  const photos = await makeProfileSet(db, { siteowner_id: siteowner.id })
  await makeGift(db, { siteowner_id: siteowner.id })
  const { id } = (await site.put(person)).json()
  const row = await db.selectFrom('customers').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  const master = await makeMaster(test, siteowner)
  await makeLevel(db, {
    id: taker,
    rights: ['other_chats.overview', 'other_chats.take'],
    history_size: 'all',
  })

  const onEachNode = async (operator: { id: number }): Promise<[Call, Call]> => [
    await test.signedIn(operator),
    await otherNode.signedIn(operator),
  ]
  const operator = async (permissions_id?: number) =>
    onEachNode(
      await makeOperator(db, {
        ...(permissions_id && { permissions_id }),
        siteowner_ids: [siteowner.id],
        message_types: ['reply', 'poke'],
      }),
    )
  const write = (profile_external_id: string) =>
    site.call('POST', '/site/v1/messages', {
      messages: [
        {
          external_id: randomUUID(),
          customer_external_id: site.externalId,
          profile_external_id,
          text: 'Hello',
          sent_at: '2026-11-20T10:00:00Z',
        },
      ],
    })

  const makers = {
    /** The customer has written to a profile. */
    async reply() {
      const profile = await makeProfile(db, { siteowner_id: siteowner.id, profile_set_id: photos.id })
      await write(profile.external_id)
      const found = await db
        .selectFrom('conversations')
        .where('profile_id', '=', profile.id)
        .select('id')
        .executeTakeFirstOrThrow()
      return found.id
    },
    /** The customer has been silent, and their poke waits. */
    async poke() {
      const { id } = await makeSilent(db, { siteowner, of: row })
      await planPokes(db)
      return id
    },
    /** Nobody has written yet, and a starter waits. */
    async starter() {
      const { id } = await makeConversation(db, { siteowner, customer: row })
      await sql`update conversations set status = 'answered' where id = ${id}`.execute(db)
      await sql`insert into queue_items (conversation_id, kind, language, siteowner_id, due_at)
        values (${id}, 'poke', ${person.language}, ${siteowner.id}, now())`.execute(db)
      return id
    },
    /** The customer is silent, and nothing waits. */
    silent: async () => (await makeSilent(db, { siteowner, of: row, minutes: 0 })).id,
  }

  /** Somebody takes a conversation of this kind. */
  async function inHand(kind: 'reply' | 'poke' | 'starter'): Promise<Hand> {
    const id = await makers[kind]()
    const calls = await operator(taker)
    const taken = (await calls[0]('POST', `/api/conversations/${id}/lease`, {})).json()
    const lease = { lease_id: taken.lease.id, epoch: taken.lease.epoch }
    return { id, calls, lease, in_reply_to: taken.conversation.in_reply_to }
  }

  /** Customers who have no conversation and are put on hold as well. */
  const alsoHeld: number[] = []
  /** Puts the customer on hold in the way in which it happens: by the site, by an operator, or by an admin. */
  async function hold(kind: HoldKind) {
    for (const customerId of alsoHeld) await holdDirectly(customerId, kind)
    if (isEscalated(kind))
      await done(master('POST', `/api/conversations/${await makers.reply()}/escalate`, { kind }))
    else if (kind === 'erased') await askErasure(db, test.secrets, { id })
    else if (kind === 'disclosure_missing') await askToShowAgain()
    else if (told[kind]) await done(site.put({ ...person, ...told[kind] }))
    else await holdDirectly(id, kind)
  }
  async function askToShowAgain() {
    const admin = await test.signedIn(await operatorOf(test, 'admin'))
    await done(
      admin('POST', `/api/siteowners/${siteowner.id}/disclosures`, {
        language: person.language,
        body: 'Profiles are fictional',
        seen: null,
        again_in_days: 0,
      }),
    )
    await checkDisclosures(db)
  }
  const holdDirectly = (customerId: number, kind: HoldKind) =>
    transaction(db, async (tx) => {
      await openHold(tx, customerId, { kind, until: null }, {})
      await refreshHeld(tx, [customerId])
    })

  /** What left to customers of this site: messages, and rows of the outbox. */
  async function left() {
    const { rows } = await sql<{ messages: number; deliveries: number }>`select
      (select count(*) from messages where siteowner_id = ${siteowner.id} and direction = 'out') as messages,
      (select count(*) from deliveries where siteowner_id = ${siteowner.id} and conversation_id is not null) as deliveries`.execute(
      db,
    )
    return rows[0]
  }
  return { ...site, id, db, nodes, master, operator, makers, inHand, alsoHeld, hold, left }
}
export type HeldCustomer = Awaited<ReturnType<typeof makeHeldCustomer>>
