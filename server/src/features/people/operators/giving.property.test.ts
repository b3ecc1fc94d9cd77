import type { Right } from '@panel/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { newcomer } from '../../../testing/newcomer.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { losesGiver } from './policy.ts'

/**
 * Whatever two admins who help each other do, at the same moment or in turn, with levels, operators, site owners, links and resets: nobody
 * gets a right or a number that neither had, what exceeds them stays as it is, everything that could be given before can still be given, and
 * who can sign in keeps their password and their authenticator.
 */

const test = useTestApp()

const all: Right[] = ['manage_operators', 'customer_rights', 'holds', 'reviews.view']
const numbers = [110, 190, 195, 200]
const levelChoices = fc.constantFrom(...numbers)
const rightsChoices = fc.subarray(all)
const person = fc.nat(4)

const act = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), by: fc.nat(1), who: person, level: levelChoices }),
  fc.record({
    kind: fc.constant('sites' as const),
    by: fc.nat(1),
    who: person,
    sites: fc.constantFrom('all', 'one', 'both'),
  }),
  fc.record({ kind: fc.constant('suspend' as const), by: fc.nat(1), who: person }),
  fc.record({ kind: fc.constant('reinstate' as const), by: fc.nat(1), who: person }),
  fc.record({
    kind: fc.constant('rights' as const),
    by: fc.nat(1),
    level: levelChoices,
    rights: rightsChoices,
  }),
  fc.record({ kind: fc.constant('retire' as const), by: fc.nat(1), level: levelChoices, to: levelChoices }),
  fc.record({ kind: fc.constant('restore' as const), by: fc.nat(1), level: levelChoices }),
  fc.record({ kind: fc.constant('invite' as const), by: fc.nat(1), level: levelChoices }),
  fc.record({ kind: fc.constant('link' as const), by: fc.nat(1), who: person }),
  fc.record({
    kind: fc.constant('reset' as const),
    by: fc.nat(1),
    who: person,
    what: fc.constantFrom('authenticator', 'recovery_codes', 'password'),
  }),
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

const givers = () =>
  test.db
    .selectFrom('operators as o')
    .innerJoin('permissions as p', 'p.id', 'o.permissions_id')
    .where('o.suspended_at', 'is', null)
    .where('o.totp_enrolled_at', 'is not', null)
    .where(sql<boolean>`'manage_operators' = any(p.rights)`)
    .select(['p.id as level_id', 'p.rights', 'o.siteowner_ids'])
    .execute()

/** With what the people sign in. */
const keys = ({ people }: Awaited<ReturnType<typeof makeWorld>>) =>
  test.db
    .selectFrom('operators')
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .orderBy('id')
    .select(['id', 'password_hash', 'totp_secret', 'totp_enrolled_at', 'recovery_codes_due'])
    .execute()

const holders = () =>
  test.db
    .selectFrom('operators as o')
    .innerJoin('permissions as p', 'p.id', 'o.permissions_id')
    .select(['o.id', 'p.id as level_id', 'p.rights'])
    .execute()

async function makeWorld(levels: Map<number, Right[]>) {
  for (const id of numbers) await makeLevel(test.db, { id, rights: levels.get(id) ?? [], retired_at: null })
  await test.db.deleteFrom('sessions').execute()
  await test.db
    .updateTable('operators')
    .set({ suspended_at: sql<string>`now()`, permissions_id: 110 })
    .execute()
  const [one, two] = [(await makeSiteowner(test.db)).id, (await makeSiteowner(test.db)).id]
  const sites = { all: null, one: [one], both: [one, two] }
  const people = [
    await makeOperator(test.db, { permissions_id: 190 }),
    await makeOperator(test.db, { permissions_id: 195 }),
    await makeOperator(test.db, { permissions_id: 200 }),
    await makeOperator(test.db, { permissions_id: 190, siteowner_ids: [one] }),
    await makeOperator(test.db, { permissions_id: 110, siteowner_ids: [one, two] }),
  ]
  const calls = await Promise.all(people.slice(0, 2).map((each) => test.signedIn(each)))
  return { people, calls, sites }
}

async function perform({ people, calls, sites }: Awaited<ReturnType<typeof makeWorld>>, one: Act) {
  const call = calls[one.by]
  const of = 'who' in one ? people[one.who] : undefined
  const path = `/api/operators/${of?.id}`
  if (!call) return
  const reason = 'Because'
  const levels = '/api/account-permissions'
  switch (one.kind) {
    case 'move': {
      const { operator } = (await call('GET', path)).json()
      return call('PATCH', path, { level_id: one.level, seen: { level_id: operator?.level_id ?? 1 } })
    }
    case 'sites': {
      const { operator } = (await call('GET', path)).json()
      const seen = { siteowner_ids: operator?.siteowner_ids ?? null }
      return call('PATCH', path, { siteowner_ids: sites[one.sites as keyof typeof sites], seen })
    }
    case 'suspend':
    case 'reinstate':
      return call('POST', `${path}/${one.kind}`, { reason })
    case 'rights': {
      const { levels: stored } = (await call('GET', levels)).json()
      const level = stored?.find(({ id }: { id: number }) => id === one.level)
      if (!level) return
      const { name, rights, message_types, segments, history_size } = level
      const seen = { name, rights, message_types, segments, history_size }
      return call('PATCH', levels, {
        levels: [{ id: one.level, seen, values: { ...seen, rights: one.rights } }],
      })
    }
    case 'retire':
      return call('POST', `${levels}/${one.level}/retire`, { move_to: one.to })
    case 'restore':
      return call('POST', `${levels}/${one.level}/restore`)
    case 'link':
      return call('POST', `${path}/link`, { hours: 24 })
    case 'reset':
      return call('POST', `${path}/two-factor-reset`, { what: one.what, reason })
    case 'invite':
      return call('POST', '/api/operators', newcomer({ level_id: one.level }))
  }
}

it('two admins who help each other neither rise above themselves nor take from others what nobody could give back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(rightsChoices, rightsChoices),
      fc.array(fc.array(act, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 6 }),
      async ([lower, higher], rounds) => {
        const rightsOf = (more: Right[]) => [...new Set<Right>(['manage_operators', ...more])]
        const world = await makeWorld(
          new Map([
            [190, rightsOf(lower)],
            [195, rightsOf(higher)],
            [200, all],
          ]),
        )
        const mine = new Set([...rightsOf(lower), ...rightsOf(higher)])
        const [before, had] = [await givers(), new Map((await holders()).map((each) => [each.id, each]))]
        const signIns = await keys(world)
        const [top] = await test.db.selectFrom('permissions').where('id', '=', 200).selectAll().execute()
        for (const round of rounds) {
          const answers = await Promise.all(round.map((one) => perform(world, one)))
          for (const answer of answers) expect(answer?.statusCode ?? 200).toBeLessThan(500)
          const links = answers.filter((_, index) => round[index]?.kind === 'link')
          for (const link of links) expect(link?.statusCode).not.toBe(200)
        }
        expect(await keys(world)).toEqual(signIns)
        expect(losesGiver(before, await givers())).toBe(false)
        for (const { id, level_id, rights } of await holders()) {
          const old = had.get(id)
          const gained = rights.filter((right) => !old?.rights.includes(right))
          expect(gained.filter((right) => !mine.has(right as Right))).toEqual([])
          expect(level_id <= Math.max(195, old?.level_id ?? 0)).toBe(true)
        }
        const [now] = await test.db.selectFrom('permissions').where('id', '=', 200).selectAll().execute()
        expect(now).toEqual(top)
      },
    ),
    { numRuns: propertyRuns(12), endOnFailure: true },
  )
})
