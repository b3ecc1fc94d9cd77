import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { startTestApp, type TestApp, useTestApp } from '../testing/app.ts'
import { makeStaffedSite } from '../testing/in-hand.ts'
import { openSilentProxy, type SilentProxy } from '../testing/silent-proxy.ts'
import { useWebhooks } from '../testing/webhooks.ts'
import { openDatabase } from './database.ts'
import { startJobs } from './jobs.ts'

const test = useTestApp()
const webhooks = useWebhooks(test)
/** Responses take milliseconds: one that takes this long never comes. */
const impatient = { size: 6, responseTimeout: 1_500, heartbeat: 200 }

let proxy: SilentProxy
/** A node that connects to the database through the proxy. */
let node: TestApp

const openNode = (options = impatient) => startTestApp(proxy.through(test.url), {}, options)

beforeEach(async () => {
  proxy = await openSilentProxy(test.url)
  node = await openNode()
})

afterEach(async () => {
  proxy.resume()
  await node.close()
  await proxy.close()
})

/** An operator who works on the node, with conversations. */
async function makeWork() {
  const site = await makeStaffedSite(test)
  for (let count = 0; count < 3; count++) await site.waiting()
  const { operator } = await site.colleague()
  const call = await node.signedIn(operator)
  return { claim: () => call('POST', '/api/queues/reply/claim', {}) }
}

const ready = async () => (await node.anonymous('GET', '/readyz')).statusCode

describe('a silent database', () => {
  it('makes calls fail with 503 and Retry-After, and later calls do not wait for it', async () => {
    // Only its calls notice.
    await node.close()
    node = await openNode({ ...impatient, heartbeat: 60_000 })
    const { claim } = await makeWork()
    expect((await claim()).statusCode).toBe(200)
    proxy.lose()
    const refused = await claim()
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('1')
    expect(refused.json().code).toBe('unavailable')
    // No other silent connection is used: the first new ones succeed.
    expect((await claim()).statusCode).toBe(200)
  })

  it('is reported by /readyz, and everything works again when it is back', async () => {
    const { claim } = await makeWork()
    const site = await webhooks.makeSite()
    webhooks.dispatch([new URL(site.receiver.url).host], { node })
    const ran: string[] = []
    const jobs = startJobs({ ...node, log: node.app.log }, [
      { name: 'count-runs', schedule: '0 0 1 1 *', run: async () => ran.push('ran') },
    ])
    onTestFinished(jobs.stop)
    const order = () => sql`select graphile_worker.add_job('count-runs')`.execute(test.db)
    await expect.poll(() => order().then(() => 'ordered')).toBe('ordered')
    await expect.poll(() => ran.length).toBe(1)
    expect(await ready()).toBe(200)

    expect(node.live.isListening()).toBe(true)
    proxy.pause()
    expect(await ready()).toBe(503)
    await expect.poll(node.live.isListening).toBe(false)
    expect((await claim()).statusCode).toBe(503)
    const { id } = await site.send('Written while the database was silent')
    await order()
    proxy.resume()

    await expect.poll(ready).toBe(200)
    await expect.poll(node.live.isListening).toBe(true)
    expect((await claim()).statusCode).toBe(200)
    await expect.poll(() => site.receiver.received.length).toBe(1)
    await expect.poll(async () => (await webhooks.delivery(id)).status).toBe('delivered')
    await expect.poll(() => ran.length).toBe(2)
  })

  it('is noticed by the listening connection, so that hints arrive again', async () => {
    const hints: number[] = []
    node.live.listen((hint) => hint.topic === 'conversation' && hints.push(hint.id))
    test.live.sendHints([{ topic: 'conversation', id: 1, operatorId: null }])
    await expect.poll(() => hints).toContain(1)
    proxy.lose()
    await expect
      .poll(() => {
        test.live.sendHints([{ topic: 'conversation', id: 2, operatorId: null }])
        return hints
      })
      .toContain(2)
  })

  it('is reported by /readyz within seconds, long before a statement times out, with two connections', async () => {
    const ownProxy = await openSilentProxy(test.url)
    // Only /readyz notices.
    const patient = await startTestApp(ownProxy.through(test.url), {}, { heartbeat: 60_000 })
    onTestFinished(async () => {
      ownProxy.resume()
      await patient.close()
      await ownProxy.close()
    })
    const ask = () => patient.anonymous('GET', '/readyz')
    expect((await ask()).statusCode).toBe(200)
    const open = ownProxy.lines().length
    ownProxy.pause()
    const requestedAt = performance.now()
    for (const answer of await Promise.all(Array.from({ length: 10 }, ask)))
      expect(answer.json()).toMatchObject({ status: 503, failing: ['database'] })
    expect(performance.now() - requestedAt).toBeLessThan(20_000)
    expect(ownProxy.lines().length).toBeLessThanOrEqual(open + 1)
  })

  it('costs its pool one timeout: other connections that are silent since then are not used', async () => {
    const database = openDatabase(proxy.through(test.url), { responseTimeout: 500 })
    onTestFinished(database.close)
    const ask = () => sql`select pg_sleep(0.01)`.execute(database.db)
    await Promise.all(Array.from({ length: 4 }, ask))
    proxy.lose()
    await expect(ask()).rejects.toThrow('The database does not answer')
    await ask()
  })

  it('that is silent on one connection stops no other claim, and the node stays ready', async () => {
    let text = ''
    const ownProxy = await openSilentProxy(test.url, {
      onRequest(line, bytes) {
        if (!text || !bytes.includes(text)) return
        text = ''
        line.loseAnswers()
      },
    })
    // Nobody notices the silence within the test.
    const patient = await startTestApp(ownProxy.through(test.url))
    onTestFinished(async () => {
      await patient.close()
      await ownProxy.close()
    })
    const site = await makeStaffedSite(test)
    for (let count = 0; count < 3; count++) await site.waiting()
    const claim = async () => {
      const call = await patient.signedIn((await site.colleague()).operator)
      return async () => (await call('POST', '/api/queues/reply/claim', {})).statusCode
    }
    const [first, ...others] = [await claim(), await claim(), await claim()]
    text = 'claim_conversations'
    const lost = first?.()
    await expect.poll(() => text).toBe('')
    for (const each of others) expect(await each()).toBe(200)
    text = 'pg_is_in_recovery'
    expect((await patient.anonymous('GET', '/readyz')).statusCode).toBe(200)
    expect(text).toBe('')
    ownProxy.drop()
    // It was claimed, and is found again on another connection.
    expect(await lost).toBe(200)
  })

  it('is distinguished from a slow one: statements that PostgreSQL still executes are not aborted', async () => {
    const slow = await startTestApp(test.url, {}, { ...impatient, responseTimeout: undefined })
    const { rows } = await sql`select pg_sleep(2) is not null as done`.execute(slow.db)
    expect(rows).toEqual([{ done: true }])
    await slow.close()
  })
})
