import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { addEntries, asAttacker, forgetChain } from '../../../testing/audit-chain.ts'
import { makeLevel, makeOperator } from '../../../testing/make.ts'
import { type ReceiverAnswer, startReceiver } from '../../../testing/receiver.ts'
import { verify } from '../../../testing/webhooks.ts'
import { chainAudit } from './chain.ts'
import { readAnchors } from './read-anchors.ts'
import { sendAnchors } from './send-anchors.ts'
import { verifyAudit } from './verify.ts'

const test = useTestApp()
const yesterday = () => new Date(Date.now() - 24 * 60 * 60 * 1_000).toISOString().slice(0, 10)

beforeAll(() => makeLevel(test.db, { id: 200, rights: ['manage_operators'] }))
beforeEach(async () => {
  await test.db.deleteFrom('audit_anchor_address').execute()
  await test.db.deleteFrom('audit_anchors').execute()
})

/** An admin, and a receiver with these answers, the last one also afterwards. */
async function makeWorld(...answers: ReceiverAnswer[]) {
  const receiver = await startReceiver(
    () => (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 204 },
  )
  onTestFinished(() => receiver.close())
  const admin = await makeOperator(test.db, { permissions_id: 200 })
  const call = await test.signedIn(admin)
  const change = async (url: string | null, seen: string | null) =>
    (await call('PUT', '/api/audit-log/anchor-address', { url, seen })).json()
  const state = async () => (await call('GET', '/api/audit-log/chain')).json()
  const send = (hosts = [receiver.host]) => sendAnchors(test.db, { secrets: test.secrets, hosts })
  await addEntries(test.db, 3)
  await chainAudit(test.db, test.secrets)
  return { receiver, admin, change, state, send, call }
}

describe('the daily anchor of the audit log', () => {
  it('is the hash of the chain, signed like webhooks, and the page shows that it was accepted', async () => {
    const { receiver, change, state, send, admin } = await makeWorld()
    const { secret, chain } = await change(receiver.url, null)
    expect(chain).toMatchObject({
      can_change: true,
      address: { url: receiver.url, set_by: { id: admin.id } },
      anchors: [],
    })
    await send()
    const { lastId, hash } = await verifyAudit(test.url)
    const anchor = { date: yesterday(), last_id: lastId, hash }
    expect(verify(receiver.received[0], secret)).toMatchObject({ type: 'audit.anchor', data: anchor })
    expect(receiver.received[0]?.headers['webhook-id']).toBe(`anchor_${anchor.date}`)
    expect(await state()).toMatchObject({
      last: { id: lastId, hash },
      anchors: [{ ...anchor, attempts: 1, accepted_at: expect.any(String), error: null }],
    })
    await send()
    expect(receiver.received).toHaveLength(1)
  })

  it('is made also without an address, and sent when there is one', async () => {
    const { receiver, change, state, send } = await makeWorld()
    await send()
    expect(await state()).toMatchObject({ address: null, anchors: [{ attempts: 0, accepted_at: null }] })
    await change(receiver.url, null)
    const { rows } =
      await sql`select from graphile_worker.jobs where task_identifier = 'send-audit-anchors'`.execute(
        test.db,
      )
    expect(rows).toHaveLength(1)
    await send()
    expect(receiver.received).toHaveLength(1)
  })

  it('that is refused is repeated by the job, and the page shows why', async () => {
    const { receiver, change, state, send } = await makeWorld({ status: 500 }, { status: 204 })
    await change(receiver.url, null)
    await expect(send()).rejects.toThrow(`The anchor of ${yesterday()} was not accepted: HTTP 500`)
    expect(await state()).toMatchObject({ anchors: [{ attempts: 1, accepted_at: null, error: 'HTTP 500' }] })
    await send()
    expect(await state()).toMatchObject({
      anchors: [{ attempts: 2, accepted_at: expect.any(String), error: null }],
    })
  })

  it('is not sent to a private address', async () => {
    const { receiver, change, send } = await makeWorld()
    await change(receiver.url, null)
    await expect(send([])).rejects.toThrow('private address')
    expect(receiver.received).toEqual([])
  })

  it('with an address whose secret another SECRET_KEY encrypted fails with an error that says so', async () => {
    const { receiver, change, send } = await makeWorld()
    await change(receiver.url, null)
    await sql`update audit_anchor_address set secret = '\\x00'`.execute(test.db)
    await expect(send()).rejects.toThrow('another SECRET_KEY')
  })
})

describe('the address of the anchors', () => {
  it('has a new secret with each change, which is audited', async () => {
    const { receiver, change, admin, call } = await makeWorld()
    const { secret } = await change(receiver.url, null)
    const other = await change(`${receiver.url}/2`, receiver.url)
    expect(other.secret).toMatch(/^whsec_/)
    expect(other.secret).not.toBe(secret)
    expect(await change(`${receiver.url}/2`, null)).toMatchObject({ secret: null })
    expect(await change(null, `${receiver.url}/2`)).toMatchObject({ secret: null, chain: { address: null } })
    const { items } = (await call('GET', `/api/audit-log?operator_id=${admin.id}&subject_type=audit`)).json()
    expect(items.map(({ action }: { action: string }) => action)).toEqual([
      'audit.remove_address',
      'audit.set_address',
      'audit.set_address',
    ])
    expect(items[1].changes).toEqual([{ field: 'address', before: receiver.url, after: `${receiver.url}/2` }])
  })

  it('that a colleague changed meanwhile is refused with their name', async () => {
    const { receiver, change, admin } = await makeWorld()
    await change(receiver.url, null)
    expect(await change('https://example.com/', null)).toMatchObject({
      code: 'edited_meanwhile',
      by: { id: admin.id },
    })
    const both = await Promise.all(
      ['https://a.example/', 'https://b.example/'].map((url) => change(url, receiver.url)),
    )
    expect(both.filter(({ code }) => code === 'edited_meanwhile')).toHaveLength(1)
  })

  it('is shown to an admin of some site owners, who may not change it', async () => {
    const { receiver, change } = await makeWorld()
    await change(receiver.url, null)
    const some = await makeOperator(test.db, { permissions_id: 200, siteowner_ids: [1] })
    const call = await test.signedIn(some)
    expect((await call('GET', '/api/audit-log/chain')).json()).toMatchObject({
      can_change: false,
      address: {},
    })
    const refused = await call('PUT', '/api/audit-log/anchor-address', { url: null, seen: receiver.url })
    expect(refused.json()).toMatchObject({ status: 403, code: 'not_all_siteowners' })
  })
})

describe('npm run audit:verify with anchors', () => {
  it('finds a log that was changed with its whole chain', async () => {
    const { receiver, change, send } = await makeWorld()
    await change(receiver.url, null)
    await send()
    const anchors = readAnchors(receiver.received.map(({ text }) => `${text}\n`).join(''))
    expect(await verifyAudit(test.url, anchors)).toMatchObject({ anchors: 2, fault: null })
    await asAttacker(test.db, `update audit_log set subject_id = 77 where id = ${anchors[0]?.last_id}`)
    await forgetChain(test.db)
    await chainAudit(test.db, test.secrets)
    await test.db.deleteFrom('audit_anchors').execute()
    expect(await verifyAudit(test.url)).toMatchObject({ fault: null })
    expect((await verifyAudit(test.url, anchors)).fault).toEqual({ in: 'anchor', anchor: anchors[0] })
  })

  it('finds a log that was cut off at its end', async () => {
    await makeWorld()
    const { lastId, hash } = await verifyAudit(test.url)
    const anchors = [{ date: yesterday(), last_id: lastId, hash: hash ?? '' }]
    await asAttacker(
      test.db,
      'delete from audit.chain where number = (select max(number) from audit.chain)',
      'delete from audit_log where id > coalesce((select max(last_id) from audit.chain), 0)',
    )
    expect(await verifyAudit(test.url)).toMatchObject({ fault: null })
    expect((await verifyAudit(test.url, anchors)).fault).toEqual({ in: 'anchor', anchor: anchors[0] })
    await sql`update audit.chain_horizon set settled = 0`.execute(test.db)
  })

  it('reads anchors, or the bodies of their webhooks, and names the line that is neither', () => {
    const anchor = { date: '2026-11-24', last_id: 7, hash: 'ab'.repeat(32) }
    const body = { type: 'audit.anchor', timestamp: '2026-11-25T00:30:00Z', data: anchor }
    expect(readAnchors(`${JSON.stringify(anchor)}\n\n${JSON.stringify(body)}\n`)).toEqual([anchor, anchor])
    expect(() => readAnchors(`${JSON.stringify(anchor)}\nhello`)).toThrow('line 2')
    expect(() => readAnchors('{"date": "2026-11-24"}')).toThrow('line 1')
  })
})
