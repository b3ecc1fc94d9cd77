import { escalationOutcomes, type HoldKind, holdEffects, holdKinds } from '@panel/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { transaction } from '../../../platform/database.ts'
import { useTwoNodes } from '../../../testing/app.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { isEscalated, makeHeldCustomer, person } from '../../../testing/held-customer.ts'
import { denial } from '../../../testing/make-stopped.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { planStarters } from '../../answering/poke-rules/plan-starters.ts'
import { checkDisclosures } from '../../safety/disclosures/check.ts'
import { releaseExpiredHolds } from '../customers/holds.ts'

/** Whatever ends holds, in whichever order and at the same moment: each hold is ended by those who may, and that of a minor by nobody. */

const nodes = useTwoNodes()

const escalated = holdKinds.filter(isEscalated)
/** An erased customer has no acts left, so an erasure is the last one. */
const kind = fc.constantFrom(...holdKinds.filter((each) => each !== 'erased'))
const step = fc.oneof(
  fc.record({ act: fc.constant('hold' as const), kind }),
  fc.record({ act: fc.constant('escalate' as const), kind: fc.constantFrom(...escalated, 'possible_minor') }),
  fc.record({
    act: fc.constant('settle' as const),
    which: fc.nat({ max: 5 }),
    outcome: fc.constantFrom(...escalationOutcomes),
    effect: fc.constantFrom(...holdEffects),
  }),
  fc.record({
    act: fc.constantFrom('undo' as const, 'release' as const),
    which: fc.nat({ max: 5 }),
  }),
  fc.record({
    act: fc.constantFrom(
      'site lifts all' as const,
      'site changes' as const,
      'expire' as const,
      'check disclosures' as const,
      'plan a starter' as const,
      'appeal' as const,
      'send the appealed' as const,
      'return the appealed' as const,
      'set a legal hold' as const,
      'lift the legal hold' as const,
    ),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
const waves = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 8 })

/** Confirms a minor, and tries what may not end the hold. */
const confirmedMinor: Step[][] = [
  [{ act: 'escalate', kind: 'possible_minor' }],
  [{ act: 'settle', which: 0, outcome: 'confirmed', effect: 'keep' }],
  [{ act: 'release', which: 0 }, { act: 'undo', which: 0 }, { act: 'site lifts all' }],
]

/** The same, with an appeal and a legal hold from before. */
const afterAppeal: Step[][] = [
  [{ act: 'appeal' }, { act: 'set a legal hold' }],
  ...confirmedMinor,
  [
    { act: 'send the appealed' },
    { act: 'return the appealed' },
    { act: 'lift the legal hold' },
    { act: 'plan a starter' },
  ],
]

async function makeWorld() {
  const held = await makeHeldCustomer(nodes)
  const { id: chat, calls, lease } = await held.inHand('reply')
  const admin = await held.nodes[1].signedIn(await operatorOf(held.nodes[1], 'admin'))
  return { ...held, chat, calls, lease, admin, confirmed: new Set<number>(), appeals: 0, legalHolds: 0 }
}
type World = Awaited<ReturnType<typeof makeWorld>>

const escalate = ({ calls, chat }: World, node: 0 | 1, kind: HoldKind) =>
  calls[node]('POST', `/api/conversations/${chat}/escalate`, { kind })

async function perform(world: World, one: Step) {
  const { db, id, master } = world
  const nth = async (table: 'escalations' | 'holds', which: number) => {
    const { rows } = await sql<{ id: number; kind: HoldKind; hold_id: number }>`
      select t.id, t.kind, to_jsonb(t) -> 'hold_id' as hold_id from ${sql.table(table)} t
      where t.customer_id = ${id} order by t.id`.execute(db)
    return rows[which % Math.max(rows.length, 1)]
  }
  switch (one.act) {
    case 'hold':
      return void (await (isEscalated(one.kind) ? escalate(world, 0, one.kind) : world.hold(one.kind)))
    case 'escalate':
      return void (await escalate(world, 1, one.kind))
    case 'settle': {
      const found = await nth('escalations', one.which)
      if (!found) return
      const { outcome, effect } = one
      const body = { outcome, effect, note: 'Looked at' }
      const answer = await master('POST', `/api/escalations/${found.id}/settle`, body)
      expect([200, 404, 409]).toContain(answer.statusCode)
      if (answer.statusCode === 200 && found.kind === 'possible_minor' && outcome === 'confirmed')
        world.confirmed.add(found.hold_id)
      return
    }
    case 'undo': {
      const found = await nth('escalations', one.which)
      if (found) await world.calls[0]('POST', `/api/escalations/${found.id}/undo`)
      return
    }
    case 'release': {
      const found = await nth('holds', one.which)
      if (!found) return
      const answer = await master('POST', `/api/holds/${found.id}/release`, { reason: 'As agreed' })
      expect([200, 409]).toContain(answer.statusCode)
      return
    }
    case 'site lifts all':
      return void (await world.put(person))
    case 'site changes': {
      const limits = { cooling_off_until: new Date(Date.now() + 40).toISOString() }
      return void (await world.put({ ...person, name: 'Another', birthday: '1970-01-01', limits }))
    }
    case 'expire':
      return void (await releaseExpiredHolds(db))
    case 'check disclosures':
      return void (await checkDisclosures(db))
    case 'plan a starter':
      await sql`update customers set starter_from = now() - interval '2 minutes' where id = ${id}`.execute(db)
      return void (await planStarters(db))
    case 'appeal': {
      const { lease_id, epoch } = world.lease
      const body = { lease_id, epoch, text: denial }
      const answer = await world.calls[0]('POST', `/api/conversations/${world.chat}/appeal`, body)
      expect([200, 409]).toContain(answer.statusCode)
      return
    }
    case 'send the appealed':
    case 'return the appealed': {
      const found = await db
        .selectFrom('appeals as a')
        .innerJoin('conversations as c', 'c.id', 'a.conversation_id')
        .where('c.id', '=', world.chat)
        .select(['a.id', 'c.last_message_id'])
        .executeTakeFirst()
      if (!found) return
      const answer =
        one.act === 'send the appealed'
          ? await master('POST', `/api/appeals/${found.id}/send`, { last_seen_id: found.last_message_id })
          : await master('POST', `/api/appeals/${found.id}/return`, { note: 'Say it as it is' })
      expect([200, 409], answer.body).toContain(answer.statusCode)
      if (answer.statusCode === 200) world.appeals++
      return
    }
    case 'set a legal hold':
    case 'lift the legal hold': {
      const path = `/api/customer-rights/${id}/legal-hold${one.act === 'set a legal hold' ? '' : '/lift'}`
      const answer = await world.admin('POST', path, { reason: 'A court asks' })
      expect([200, 409], answer.body).toContain(answer.statusCode)
      if (answer.statusCode === 200) world.legalHolds++
      return
    }
  }
}

async function check(world: World) {
  const { db, id } = world
  const holds = await db.selectFrom('holds').where('customer_id', '=', id).selectAll().execute()
  for (const each of world.confirmed)
    expect(holds.find((hold) => hold.id === each)).toMatchObject({
      released_at: null,
      until: null,
      stays: true,
    })
  for (const hold of holds.filter(({ released_at }) => released_at !== null)) {
    expect(hold.kind).not.toBe('erased')
    expect({ kind: hold.kind, byPeople: hold.released_by !== null }).toEqual({
      kind: hold.kind,
      byPeople: isEscalated(hold.kind) || hold.kind === 'asked_if_real',
    })
  }
  // A cooling-off can be over and not released yet. Within a transaction, the time is the same for both statements.
  const { rows } = await transaction(db, async (tx) => {
    await releaseExpiredHolds(tx)
    return sql`select from queue_items q join conversations c on c.id = q.conversation_id
    where c.customer_id = ${id} and q.held <> exists (select from holds h where h.customer_id = c.customer_id and h.released_at is null)`.execute(
      tx,
    )
  })
  expect(rows).toEqual([])
}

it('random interleavings of what ends holds never end that of a confirmed minor, and others only by those who may', async () => {
  let [confirmed, appeals, legalHolds] = [0, 0, 0]
  await fc.assert(
    fc.asyncProperty(waves, async (program) => {
      const world = await makeWorld()
      for (const wave of program) await Promise.all(wave.map((one) => perform(world, one)))
      await check(world)
      await world.call('DELETE', `/site/v1/customers/${encodeURIComponent(world.externalId)}`)
      await check(world)
      confirmed += world.confirmed.size
      appeals += world.appeals
      legalHolds += world.legalHolds
    }),
    {
      numRuns: propertyRuns(25),
      endOnFailure: true,
      examples: [[confirmedMinor], [afterAppeal]],
    },
  )
  // The property is only worth something if all of it happened.
  expect(Math.min(confirmed, appeals, legalHolds)).toBeGreaterThan(0)
})
