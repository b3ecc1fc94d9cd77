import { expect, it } from 'vitest'
import { startNode, useTestApp } from '../../../testing/app.ts'
import { useStreams } from '../../../testing/event-stream.ts'
import { makeLevel, makeOperator } from '../../../testing/make.ts'
import { makeAdmin } from '../../../testing/make-admin.ts'

const test = useTestApp()

/** Milliseconds within which an act of an admin must reach the pages of an operator. */
const within = 5_000

/** An operator whose page is open on another node than the admin's. */
async function world() {
  const other = await startNode(test.url)
  await makeLevel(test.db, { id: 120, rights: ['reviews.view'] })
  const operator = await makeOperator(test.db)
  const call = await other.signedIn(operator)
  const stream = await useStreams(other)(call.token)
  await stream.next(({ topic }) => topic === 'ready')
  const { call: admin } = await makeAdmin(test)
  return { operator, call, stream, admin }
}

it('a new account level reaches a page on another node, which opens a stream with the new rights', async () => {
  const { operator, call, stream, admin } = await world()
  const start = performance.now()
  await admin('PATCH', `/api/operators/${operator.id}`, { level_id: 120, seen: { level_id: 100 } })
  await stream.next(({ topic }) => topic === 'operator')
  expect(performance.now() - start).toBeLessThan(within)
  await stream.ended
  expect(stream.retry()).toBeLessThan(within)
  expect((await call('GET', '/api/user.php')).json().user).toMatchObject({
    permissions: { id: 120 },
    scope: ['reviews.view'],
  })
})

it.each([
  ['a suspension', 'suspend', { reason: 'Left' }],
  ['the end of all sessions', 'end-sessions', {}],
] as const)('%s ends the streams and sessions of another node', async (_what, act, body) => {
  const { operator, call, stream, admin } = await world()
  const start = performance.now()
  await admin('POST', `/api/operators/${operator.id}/${act}`, body)
  await stream.next(({ topic }) => topic === 'session')
  await stream.ended
  expect((await call('GET', '/api/user.php')).statusCode).toBe(401)
  expect(performance.now() - start).toBeLessThan(within)
})

it('the end of one session leaves the others', async () => {
  const { operator, call, stream, admin } = await world()
  const another = await test.signedIn(operator)
  const body = { session_id: another.sessionId }
  const { operator: shown } = (await admin('POST', `/api/operators/${operator.id}/end-sessions`, body)).json()
  expect(shown.sessions).toMatchObject([{ id: call.sessionId }])
  expect((await another('GET', '/api/user.php')).statusCode).toBe(401)
  expect((await call('GET', '/api/user.php')).statusCode).toBe(200)
  expect(stream.seen).not.toContainEqual({ topic: 'session' })
})
