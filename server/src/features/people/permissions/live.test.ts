import { describe, expect, it } from 'vitest'
import { startNode, useTestApp } from '../../../testing/app.ts'
import { useStreams } from '../../../testing/event-stream.ts'
import { makeLevel, makeOperator } from '../../../testing/make.ts'

const test = useTestApp()
const openStream = useStreams(test)

/** An admin who works on another node. */
async function adminElsewhere() {
  const node = await startNode(test.url)
  await makeLevel(test.db, { id: 200, rights: ['manage_operators', 'reviews.view'] })
  return node.signedIn(await makeOperator(test.db, { permissions_id: 200 }))
}

const values = (part: object) => ({
  name: 'Senior',
  rights: [],
  message_types: null,
  segments: null,
  history_size: 'limited',
  ...part,
})

describe('changed rights reach open pages on another node', () => {
  it('of a level: the streams of its operators open again within 5 seconds, others stay', async () => {
    await makeLevel(test.db, { id: 120, ...values({ name: 'Senior', rights: [] }), history_size: 'limited' })
    const operator = await test.signedIn(await makeOperator(test.db, { permissions_id: 120 }))
    const other = await test.signedIn(await makeOperator(test.db, { permissions_id: 100 }))
    const [stream, others] = [await openStream(operator.token), await openStream(other.token)]
    await stream.next((event) => event.topic === 'ready')
    const admin = await adminElsewhere()
    const start = performance.now()
    const answer = await admin('PATCH', '/api/account-permissions', {
      levels: [{ id: 120, seen: values({}), values: values({ rights: ['reviews.view'] }) }],
    })
    expect(answer.statusCode).toBe(200)
    await stream.ended
    expect(stream.retry()).toBeLessThan(4_500)
    expect(performance.now() - start + stream.retry()).toBeLessThan(5_000)
    const again = await openStream(operator.token)
    await again.next((event) => event.topic === 'ready')
    expect((await operator('GET', '/api/user.php')).json().user.scope).toEqual(['reviews.view'])
    expect(others.seen.filter(({ topic }) => topic === 'levels')).toEqual([])
  })

  it('of operators who move to another level; admins get a hint that the levels have changed', async () => {
    await makeLevel(test.db, { id: 90, name: 'Trainee' })
    await makeLevel(test.db, { id: 120, name: 'Senior' })
    const moved = await test.signedIn(await makeOperator(test.db, { permissions_id: 90 }))
    const admin = await adminElsewhere()
    const watching = await test.signedIn(await makeOperator(test.db, { permissions_id: 200 }))
    const [stream, ofAdmin] = [await openStream(moved.token), await openStream(watching.token)]
    await ofAdmin.next((event) => event.topic === 'ready')
    await admin('POST', '/api/account-permissions/90/retire', { move_to: 120 })
    await stream.ended
    await ofAdmin.next((event) => event.topic === 'levels')
  })

  it('of a session that starts a preview: all its tabs refresh, and other sessions stay', async () => {
    await makeLevel(test.db, { id: 100 })
    await makeLevel(test.db, { id: 200, rights: ['manage_operators'] })
    const operator = await makeOperator(test.db, { permissions_id: 200 })
    const [here, elsewhere] = [await test.signedIn(operator), await test.signedIn(operator)]
    const [stream, kept] = [await openStream(here.token), await openStream(elsewhere.token)]
    await kept.next((event) => event.topic === 'ready')
    await here('POST', '/api/preview', { level_id: 100 })
    await stream.ended
    test.live.sendHints([{ topic: 'levels' }])
    await kept.next((event) => event.topic === 'levels')
  })
})
