import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startTestApp, type TestApp, useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator } from '../../../testing/make.ts'
import { makeAdmin } from '../../../testing/make-admin.ts'

/** A node that caches, at the time of `now`. */
const cached = { CACHE_SECONDS: '5' }
let time = 0
const test = useTestApp(cached, { now: () => time })

/** Another node of the same database. */
let other: TestApp
beforeAll(async () => {
  other = await startTestApp(test.url, cached, { now: () => time })
  return other.close
})

/** The operator's page polls the other node, whose cache has the session. Changes are made on this one. */
async function makeWorld(own: Parameters<typeof makeOperator>[1] = {}) {
  await makeLevel(test.db, { id: 120, rights: ['reviews.view', 'other_chats.overview'], history_size: 'all' })
  await makeLevel(test.db, { id: 110, rights: [] })
  const operator = await makeOperator(test.db, { permissions_id: 120, ...own })
  const page = await other.signedIn(operator)
  const poll = async () => (await page('GET', '/api/user.php')).statusCode
  const overview = async () => (await page('GET', '/api/conversations')).statusCode
  expect([await poll(), await overview()]).toEqual([200, 200])
  const { call: admin } = await makeAdmin(test)
  return { operator, page, poll, overview, admin }
}
type World = Awaited<ReturnType<typeof makeWorld>>

/** Ends the session as if the hint of it was lost. */
const endWithoutHint = ({ page }: World) =>
  test.db
    .updateTable('sessions')
    .set({ ended_at: new Date().toISOString() })
    .where('id', '=', page.sessionId)
    .execute()

describe('a session that has ended without a hint', () => {
  it('is refused at once for every change, and for reads after five seconds at the latest', async () => {
    const world = await makeWorld()
    await endWithoutHint(world)
    // Otherwise the rest of this test would prove nothing.
    expect(await world.poll()).toBe(200)
    const { page } = world
    expect((await page('POST', '/api/queues/reply/claim', {})).statusCode).toBe(401)
    expect((await page('POST', '/api/conversations/1/messages', {})).statusCode).toBe(401)
    expect((await page('POST', '/api/away-times', {})).statusCode).toBe(401)
    // A read that no page repeats.
    expect((await page('GET', '/api/account')).statusCode).toBe(401)
    time += 4_999
    expect(await world.poll()).toBe(200)
    time += 1
    expect(await world.poll()).toBe(401)
  })

  it('is refused at once for reads while the node does not hear hints', async () => {
    const world = await makeWorld()
    await endWithoutHint(world)
    expect(await world.poll()).toBe(200)
    const listening = other.live.isListening
    other.live.isListening = () => false
    onTestFinished(() => void Object.assign(other.live, { isListening: listening }))
    expect(await world.poll()).toBe(401)
  })
})

it('a right that was taken without a hint is refused at once for changes', async () => {
  const world = await makeWorld({ permissions_id: 200 })
  await test.db
    .updateTable('operators')
    .set({ permissions_id: 110 })
    .where('id', '=', world.operator.id)
    .execute()
  expect(await world.overview()).toBe(200)
  const path = `/api/operators/${world.operator.id}/suspend`
  expect((await world.page('POST', path, { reason: 'x' })).statusCode).toBe(403)
  expect((await world.page('PATCH', '/api/account-permissions', { levels: [] })).statusCode).toBe(403)
})

/** Changes on this node, each with the responses of the other one: of a poll, and of the Chat overview. */
const changes: [string, [number, number], (world: World) => Promise<unknown>][] = [
  ['sign-out', [401, 401], ({ page }) => signedInHere(page.token)('POST', '/api/logout.php')],
  [
    'the forced end of a stolen session',
    [401, 401],
    async ({ operator, page }) =>
      (await test.signedIn(operator))('POST', '/api/account/end-sessions', { session_id: page.sessionId }),
  ],
  [
    'the end of all sessions by an admin',
    [401, 401],
    ({ admin, operator }) => admin('POST', `/api/operators/${operator.id}/end-sessions`, {}),
  ],
  [
    'a suspension',
    [401, 401],
    ({ admin, operator }) => admin('POST', `/api/operators/${operator.id}/suspend`, { reason: 'Left' }),
  ],
  [
    'a lower account level',
    [200, 403],
    ({ admin, operator }) =>
      admin('PATCH', `/api/operators/${operator.id}`, { level_id: 110, seen: { level_id: 120 } }),
  ],
  [
    'an account level with fewer rights',
    [200, 403],
    ({ admin }) => {
      const values = { name: 'Level 120', message_types: null, segments: null, history_size: 'all' }
      const seen = { ...values, rights: ['reviews.view', 'other_chats.overview'] }
      return admin('PATCH', '/api/account-permissions', {
        levels: [{ id: 120, seen, values: { ...values, rights: ['reviews.view'] } }],
      })
    },
  ],
]

const signedInHere =
  (token: string): TestApp['anonymous'] =>
  (method, path, body) =>
    test.anonymous(method, path, body, { cookie: `auth.session=${token}` })

describe('another node refuses a cached session as soon as the hint arrives, after', () => {
  it.each(changes)('%s', async (_what, [poll, overview], change) => {
    const world = await makeWorld()
    expect(await change(world)).toMatchObject({ statusCode: 200 })
    await expect.poll(world.overview, { interval: 10 }).toBe(overview)
    expect(await world.poll()).toBe(poll)
  })
})

describe('the node that makes the change', () => {
  it.each(changes)(
    'refuses the session at once, also if no hint could be sent, after %s',
    async (_what, [poll, overview], change) => {
      const world = await makeWorld()
      const page = signedInHere(world.page.token)
      expect((await page('GET', '/api/conversations')).statusCode).toBe(200)
      await change(world)
      expect((await page('GET', '/api/conversations')).statusCode).toBe(overview)
      expect((await page('GET', '/api/user.php')).statusCode).toBe(poll)
    },
  )
})

it('a break, its end and a new name are in the next read', async () => {
  const { operator, page, admin } = await makeWorld()
  const user = async () => (await page('GET', '/api/user.php')).json().user
  const started = await page('POST', '/api/away-times', { reason_words: 'Lunch' })
  expect(started.statusCode).toBe(200)
  expect(await user()).toMatchObject({ away: { reason_words: 'Lunch' } })
  await page('POST', '/api/away-times/current/end', {})
  expect(await user()).toMatchObject({ away: null })
  await admin('PATCH', `/api/operators/${operator.id}`, { name: 'New name', seen: { name: operator.name } })
  await expect.poll(async () => (await user()).name, { interval: 10 }).toBe('New name')
})

describe('a cached session', () => {
  it('ends when it expires', async () => {
    const { operator } = await makeWorld()
    const page = await other.signedIn(operator)
    const set = { ends_at: new Date(Date.now() + 2_000).toISOString() }
    await test.db.updateTable('sessions').set(set).where('id', '=', page.sessionId).execute()
    const poll = async () => (await page('GET', '/api/user.php')).statusCode
    expect(await poll()).toBe(200)
    time += 2_000
    await test.db
      .updateTable('sessions')
      .set({ ends_at: new Date().toISOString() })
      .where('id', '=', page.sessionId)
      .execute()
    expect(await poll()).toBe(401)
  })

  it('is extended by an action, although it is cached', async () => {
    const { page, overview } = await makeWorld()
    const session = test.db.selectFrom('sessions').where('id', '=', page.sessionId).select('last_act_at')
    const old = new Date(Date.now() - 29 * 60_000).toISOString()
    await test.db.updateTable('sessions').set({ last_act_at: old }).where('id', '=', page.sessionId).execute()
    time += 5_000
    expect((await page('GET', '/api/user.php')).statusCode).toBe(200)
    expect(Date.parse((await session.executeTakeFirstOrThrow()).last_act_at)).toBe(Date.parse(old))
    expect(await overview()).toBe(200)
    expect(Date.parse((await session.executeTakeFirstOrThrow()).last_act_at)).toBeGreaterThan(Date.parse(old))
  })

  it('without the second factor is never kept', async () => {
    const operator = await makeOperator(test.db)
    const page = await other.signedIn(operator, { tfa: false })
    expect((await page('GET', '/api/user.php')).statusCode).toBe(200)
    await test.db
      .updateTable('sessions')
      .set({ ended_at: new Date().toISOString() })
      .where('id', '=', page.sessionId)
      .execute()
    expect((await page('GET', '/api/user.php')).statusCode).toBe(401)
  })
})
