import { Webhook } from 'standardwebhooks'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { useTestApp } from '../../server/src/testing/app.ts'
import { newFile } from '../../server/src/testing/kit-processes.ts'
import { makeTestSite, storedAt } from '../../server/src/testing/site-kits.ts'
import { newSecret } from '../../server/src/testing/webhooks.ts'
import { openSite } from './site.mjs'

const test = useTestApp()

let panel = ''
beforeAll(async () => {
  panel = await test.app.listen({ port: 0, host: '127.0.0.1' })
})

describe('the kit in Node', () => {
  it('without a webhook, reads each answer once from the outbox', async () => {
    const site = await makeTestSite(test, 1)
    const file = newFile({ onTestFinished })
    const kit = openSite({ file, url: panel, key: site.key })
    kit.write({ id: 'p-1', customer: site.people[0] ?? '', profile: site.profile, text: 'Hello' })
    expect(await kit.sendRound()).toBe(0)
    const read = async () => {
      await kit.reconcile()
      return kit.db.prepare("select text from messages where direction = 'out'").all()
    }
    await expect.poll(read, { timeout: 10_000 }).toEqual([{ text: 'Automatic test answer: Hello' }])
    kit.db.exec('delete from state')
    expect(await read()).toHaveLength(1)
  })

  it('takes out the message that the panel refuses, and sends the others', async () => {
    const site = await makeTestSite(test, 1)
    const kit = openSite({ file: newFile({ onTestFinished }), url: panel, key: site.key })
    const write = (id: string, customer: string) =>
      kit.write({ id, customer, profile: site.profile, text: `Text of ${id}` })
    write('r-1', 'nobody')
    write('r-2', site.people[0] ?? '')
    while ((await kit.sendRound()) !== null);
    expect(await storedAt(test, site.id)).toEqual(['Text of r-2'])
    expect(kit.db.prepare('select id, undelivered from messages order by id').all()).toEqual([
      { id: 'r-1', undelivered: 'unknown_external_id' },
      { id: 'r-2', undelivered: null },
    ])
  })

  it('keeps what the panel cannot take now, and waits longer each time', async () => {
    const kit = openSite({
      file: newFile({ onTestFinished }),
      url: 'http://127.0.0.1:1',
      key: 'none',
      log: () => {},
    })
    kit.write({ id: 'b-1', customer: 'c', profile: 'p', text: 'Hello' })
    await kit.sendRound()
    expect(await kit.sendRound()).toBeGreaterThan(500)
    expect(kit.db.prepare('select attempts from outgoing').all()).toEqual([{ attempts: 1 }])
  })

  it('takes what the panel signs, once, and nothing else; a release that comes before its hold ends it', () => {
    const secret = newSecret()
    const kit = openSite({ file: newFile({ onTestFinished }), secret, log: () => {} })
    const post = (id: string, event: object, { at = new Date(), key = secret } = {}) => {
      const body = JSON.stringify(event)
      return kit.receive(
        {
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
          'webhook-signature': new Webhook(key).sign(id, at, body),
        },
        Buffer.from(body),
      )
    }
    const hold = { hold_id: 7, customer_external_id: 'c-1', released_at: null }
    const released = { ...hold, released_at: '2026-01-01T00:00:00Z' }
    expect(post('msg_2', { type: 'customer.released', data: released })).toBe(204)
    expect(post('msg_1', { type: 'customer.held', data: hold })).toBe(204)
    expect(kit.db.prepare('select released_at from holds').all()).toEqual([
      { released_at: released.released_at },
    ])
    expect(post('msg_3', { type: 'something.new', data: {} })).toBe(204)
    expect(post('msg_3', { type: 'something.new', data: {} })).toBe(204)
    expect(post('msg_4', { type: 'webhook.test', data: {} }, { key: newSecret() })).toBe(401)
    expect(post('msg_4', { type: 'webhook.test', data: {} }, { at: new Date(Date.now() - 600_000) })).toBe(
      401,
    )
    // What fails is not marked as handled, so that it comes again.
    expect(post('msg_5', { type: 'message.sent', data: { id: 5 } })).toBe(500)
    expect(kit.db.prepare("select count(*) as marked from handled where id = 'msg_5'").get()).toEqual({
      marked: 0,
    })
  })
})
