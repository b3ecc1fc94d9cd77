import { type Endpoint, type Right, rights } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../make.ts'
import { allEndpoints } from './all-endpoints.ts'
import { goodRequest } from './bad-requests.ts'
import { levels, withSession } from './callers.ts'
import { send } from './send.ts'

const test = useTestApp()
/** Around the thresholds of the demo's levels and of the specification. */
const levelNumbers = [149, 150, 176, 177, 190, 199, 200, 201]

const administration = allEndpoints.filter(
  ([, { access, method }]) =>
    method !== 'GET' && (access === 'manage_operators' || access === 'whole_service'),
)

/**
 * What an admin of one site owner may change: their own view, operators, and what belongs to a site owner. It repeats the access of the
 * contract on purpose: whatever else an admin changes is there for everybody, and so needs an admin of all site owners.
 */
const ofSiteowners = [
  '/api/operators',
  '/api/siteowners/:id',
  '/api/poke-rules/:siteowner_id',
  '/api/gifts/:id',
  '/api/preview',
]
const isOrder = ({ path }: Endpoint) => path.endsWith('.csv')
const isOfSiteowners = (endpoint: Endpoint) =>
  isOrder(endpoint) ||
  ofSiteowners.some((start) => endpoint.path === start || endpoint.path.startsWith(`${start}/`))

it.each(administration)('%s of the whole service needs an admin of all site owners', (_name, endpoint) => {
  expect(endpoint.access).toBe(isOfSiteowners(endpoint) ? 'manage_operators' : 'whole_service')
})

// To stop a request is safe: everybody who sees the operator may.
const onOperators = administration.filter(
  ([name, { path }]) => path.startsWith('/api/operators/:id') && name !== 'refuseTwoFactorReset',
)

/** Everything that acting on an operator changes. */
async function stateOf(id: number) {
  const of = (table: 'sessions' | 'trusted_devices' | 'invitations' | 'two_factor_resets') =>
    test.db.selectFrom(table).where('operator_id', '=', id).selectAll().execute()
  return Promise.all([
    test.db.selectFrom('operators').where('id', '=', id).selectAll().execute(),
    of('sessions'),
    of('trusted_devices'),
    of('invitations'),
    of('two_factor_resets'),
  ])
}

/** The answer to the request of an admin about an operator, of whom nothing may have changed. */
async function refusalOf(endpoint: Endpoint, admin: { id: number }, operator: { id: number }) {
  const { headers } = await withSession(test, admin)
  await withSession(test, operator)
  const before = await stateOf(operator.id)
  const good = goodRequest(endpoint)
  const parts = { ...good, params: { ...Object(good.params), id: String(operator.id) } }
  const { problem } = await send(test, endpoint, parts, headers)
  expect(await stateOf(operator.id)).toEqual(before)
  return problem?.code
}

describe.each(onOperators)('%s', (_name, endpoint) => {
  it.each([
    ['both', 'works_beyond_yours'],
    ['all', 'works_beyond_yours'],
    ['the other', 'operator_not_found'],
    ['no', 'operator_not_found'],
  ] as const)('is refused to an admin of one site owner for an operator of %s', async (which, refusal) => {
    await makeLevel(test.db, levels.admin)
    const [one, other] = [(await makeSiteowner(test.db)).id, (await makeSiteowner(test.db)).id]
    const admin = await makeOperator(test.db, { permissions_id: 200, siteowner_ids: [one] })
    const siteowner_ids = { both: [one, other], all: null, 'the other': [other], no: [] }[which]
    const operator = await makeOperator(test.db, { siteowner_ids })
    expect(await refusalOf(endpoint, admin, operator)).toBe(refusal)
  })

  /** Each number of the contract with the next one above it, and each right that an admin may lack. */
  const above = [
    ...levelNumbers.slice(1).map((theirs, place) => ({
      what: `the number ${theirs}`,
      own: { id: levelNumbers[place] ?? 0, rights: ['manage_operators'] as Right[] },
      theirs: { id: theirs, rights: [] as Right[] },
    })),
    ...rights
      .filter((right) => right !== 'manage_operators')
      .map((right) => ({
        what: right,
        own: { id: 202, rights: rights.filter((other) => other !== right) },
        theirs: { id: 198, rights: [right] },
      })),
  ]

  it('is refused for an operator whose level has a higher number, or any right more, than that of the admin', async () => {
    const refusals: unknown[] = []
    for (const { what, own, theirs } of above) {
      await Promise.all([makeLevel(test.db, own), makeLevel(test.db, theirs)])
      const admin = await makeOperator(test.db, { permissions_id: own.id })
      const operator = await makeOperator(test.db, { permissions_id: theirs.id })
      refusals.push([what, await refusalOf(endpoint, admin, operator)])
    }
    expect(refusals).toEqual(above.map(({ what }) => [what, 'rights_above_yours']))
  })
})
