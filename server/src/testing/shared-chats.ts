import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { planPokes } from '../features/answering/poke-rules/plan-pokes.ts'
import type { TestApp } from './app.ts'
import type { makeCustomerSite } from './customer-site.ts'
import { makeOperator } from './make.ts'

/** The acts of `actsOf`; most of them send. */
export const chatActs = ['claim', 'take', 'send', 'send', 'send extra', 'plan pokes'] as const

/** Whatever three operators do, on two nodes, with the conversations of one customer: each wave at the same moment. */
export const wavesOf = <Act extends string>(acts: readonly Act[]) =>
  fc.array(
    fc.array(
      fc.record({
        act: fc.constantFrom(...acts),
        operator: fc.nat({ max: 2 }),
        node: fc.nat({ max: 1 }),
        stays: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    { minLength: 2, maxLength: 10 },
  )
export type Step<Act> = { act: Act; operator: number; node: number; stays: boolean }

type Call = Awaited<ReturnType<TestApp['signedIn']>>
type Site = Awaited<ReturnType<typeof makeCustomerSite>>
type Claimed = {
  conversation: { id: number; in_reply_to: number | null } | null
  lease: { id: string; epoch: number }
}

/** Three operators of a site, and what they have in hand. */
export async function makeSharers(
  both: [TestApp, TestApp],
  { siteowner }: Site,
  own: Parameters<typeof makeOperator>[1],
) {
  const operators: { calls: Call[] }[] = []
  for (let index = 0; index < 3; index++) {
    const row = await makeOperator(both[0].db, {
      siteowner_ids: [siteowner.id],
      message_types: ['reply', 'poke'],
      ...own,
    })
    operators.push({ calls: await Promise.all(both.map((node) => node.signedIn(row))) })
  }
  const hands = new Map<number, { id: number; lease_id: string; epoch: number; in_reply_to: number | null }>()
  return { operators, hands, sent: 0 }
}

type Model = Awaited<ReturnType<typeof makeSharers>> & { both: [TestApp, TestApp]; site: Site }

/** The acts of an operator that claim, take and send, and the plan of pokes. */
export function actsOf(model: Model, { operator, node, stays }: Step<unknown>) {
  const call = model.operators[operator]?.calls[node]
  const db = model.both[node]?.db
  if (!call || !db) throw new Error('There is no such operator or node')
  const { site, hands } = model
  const hand = hands.get(operator)
  const keep = (claimed: Claimed | undefined) => {
    if (!claimed?.conversation) return
    const { id, in_reply_to } = claimed.conversation
    hands.set(operator, { id, in_reply_to, lease_id: claimed.lease.id, epoch: claimed.lease.epoch })
  }
  const claim = async () => keep((await call('POST', '/api/queues/smart/claim', {})).json())
  const take = async () => {
    const { rows } = await sql<{ id: number }>`select id from conversations
      where siteowner_id = ${site.siteowner.id} order by id offset ${operator % 2} limit 1`.execute(db)
    const taken = rows[0] && (await call('POST', `/api/conversations/${rows[0].id}/lease`, {}))
    if (taken?.statusCode === 200) keep(taken.json())
  }
  const send = async (own: object) => {
    if (!hand) return
    const { id, ...lease } = hand
    const body = { ...lease, text: `Answer ${randomUUID()}`, ...(stays ? {} : { next: 'smart' }), ...own }
    const answer = await call('POST', `/api/conversations/${id}/messages`, body, {
      'idempotency-key': randomUUID(),
    })
    expect([200, 404, 409]).toContain(answer.statusCode)
    if (answer.statusCode !== 200) return
    model.sent++
    keep(answer.json().next)
  }
  const poke = async () => {
    await sql`update conversations set silence_from = now() - interval '2 minutes'
      where siteowner_id = ${site.siteowner.id} and silence_from is not null`.execute(db)
    await planPokes(db)
  }
  return { call, db, hand, claim, take, send, poke }
}

/** A message of the customer to a profile. */
export const writeTo = (site: Site, profile: { external_id: string }, text: string) =>
  site.call('POST', '/site/v1/messages', {
    messages: [
      {
        external_id: randomUUID(),
        customer_external_id: site.externalId,
        profile_external_id: profile.external_id,
        text,
        sent_at: '2026-11-20T10:00:00Z',
      },
    ],
  })
