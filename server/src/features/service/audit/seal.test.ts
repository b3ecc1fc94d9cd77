import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { recordAudit } from '../../../platform/audit.ts'
import { secretsFrom } from '../../../platform/secrets.ts'
import { startNode } from '../../../testing/app.ts'
import { asAttacker } from '../../../testing/audit-chain.ts'
import { makeLevel, makeOperator } from '../../../testing/make.ts'
import { makeWaiting } from '../../../testing/make-conversations.ts'
import { readDump } from '../../../testing/planted-words.ts'
import { askErasure } from '../../safety/erasures/ask.ts'
import { eraseCustomers } from '../../safety/erasures/work.ts'
import { chainAudit } from './chain.ts'
import { giveUpKeys } from './customer-keys.ts'
import { openSealed } from './open-sealed.ts'
import { verifyAudit } from './verify.ts'

async function startWorld() {
  const test = await startNode()
  await makeLevel(test.db, { id: 200, rights: ['manage_operators'] })
  const world = await makeWaiting(test.db, { text: 'Hello' })
  const { siteowner, customer } = world
  const conversation = { id: world.id }
  const admin = await makeOperator(test.db, { permissions_id: 200, siteowner_ids: [siteowner.id] })
  const call = await test.signedIn(admin)
  await recordAudit(test.db, {
    operatorId: admin.id,
    siteownerId: siteowner.id,
    action: 'customer.edit',
    subject: { type: 'customer', id: customer.id },
    details: { field: 'job', before: { job: 'Quokkabaker' }, after: { job: ['Quokkapilot'] } },
  })
  await recordAudit(test.db, {
    operatorId: admin.id,
    siteownerId: siteowner.id,
    action: 'hold.release',
    subject: { type: 'conversation', id: conversation.id },
    details: { kind: 'distress', reason: 'Quokkareason' },
  })
  const chain = () => chainAudit(test.db, test.secrets)
  const list = async (query = '') => (await call('GET', `/api/audit-log?${query}`)).json().items
  const edits = () => list('action=customer.edit')
  const stored = async () =>
    (await sql<{ details: object }>`select details from audit_log order by id`.execute(test.db)).rows.map(
      ({ details }) => details,
    )
  const erase = async () => {
    await askErasure(test.db, test.secrets, customer)
    await eraseCustomers(test.db)
  }
  return { test, call, admin, customer, conversation, siteowner, chain, list, edits, stored, erase }
}

const readable = {
  words: 'readable',
  changes: [{ field: 'job', before: 'Quokkabaker', after: 'Quokkapilot' }],
}

describe('the words of a customer in the audit log', () => {
  it('are encrypted before they are in the chain, and numbers and codes stay', async () => {
    const { chain, edits, stored, test, call } = await startWorld()
    expect(await edits()).toMatchObject([readable])
    expect(await chain()).toBe(2)
    const sealed = { key: expect.any(Number), data: expect.any(String) }
    expect(await stored()).toEqual([
      { field: '—', before: { job: '—' }, after: { job: ['—'] }, sealed },
      { kind: 'distress', reason: '—', sealed },
    ])
    expect(await readDump(test.db)).not.toMatch(/quokka/i)
    expect(await edits()).toMatchObject([readable])
    const file = await call('GET', '/api/audit-log.csv?action=customer.edit')
    expect(file.body).toContain('job: Quokkabaker → Quokkapilot')
    // The export is an entry itself.
    expect(await verifyAudit(test.url)).toMatchObject({ entries: 2, fault: null, waiting: 1 })
  })

  it('have one key for each customer', async () => {
    const { chain, test, siteowner } = await startWorld()
    const other = await makeWaiting(test.db, { siteowner, text: 'Hello' })
    await recordAudit(test.db, {
      operatorId: null,
      action: 'hold.release',
      subject: { type: 'customer', id: other.customer.id },
      details: { kind: 'distress', reason: 'Quokkaother' },
    })
    await chain()
    const keys = await test.db.selectFrom('audit_keys').select('customer_id').execute()
    expect(keys).toHaveLength(2)
    expect(new Set(keys.map(({ customer_id }) => customer_id)).size).toBe(2)
  })

  it('are gone when the customer is erased, because the key is destroyed; the chain stays as it is', async () => {
    const { chain, edits, erase, test, customer } = await startWorld()
    await chain()
    const before = await verifyAudit(test.url)
    await erase()
    expect(await edits()).toMatchObject([
      { words: 'erased', action: 'customer.edit', subject: { id: customer.id }, changes: [] },
    ])
    expect(await test.db.selectFrom('audit_keys').select(['encrypted']).execute()).toEqual([
      { encrypted: null },
    ])
    await chain()
    const after = await verifyAudit(test.url)
    expect(after.fault).toBeNull()
    expect(after.entries).toBeGreaterThan(before.entries)
  })

  it('are removed from entries that were not encrypted yet when the customer was erased, also those that follow', async () => {
    const { chain, edits, erase, test, customer } = await startWorld()
    await erase()
    expect(await readDump(test.db)).not.toMatch(/quokka/i)
    await recordAudit(test.db, {
      operatorId: null,
      action: 'hold.release',
      subject: { type: 'customer', id: customer.id },
      details: { kind: 'distress', reason: 'Quokkalate' },
    })
    await chain()
    expect(await readDump(test.db)).not.toMatch(/quokka/i)
    expect(await edits()).toMatchObject([{ words: 'readable', changes: [] }])
    expect(await test.db.selectFrom('audit_keys').selectAll().execute()).toEqual([])
    expect(await verifyAudit(test.url)).toMatchObject({ waiting: 0, fault: null })
  })

  it('are removed when nobody knows whose they are', async () => {
    const { chain, stored, test } = await startWorld()
    await recordAudit(test.db, {
      operatorId: null,
      action: 'told_fact.save',
      subject: { type: 'told_fact', id: 999_999 },
      details: { body: 'Quokkafact' },
    })
    await chain()
    expect((await stored()).at(-1)).toEqual({ body: '—' })
  })

  it('have a key or none when the erasure and the chain work at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const { chain, erase, test } = await startWorld()
      await Promise.all([chain(), erase()])
      await chain()
      const live = await test.db
        .selectFrom('audit_keys')
        .where('destroyed_at', 'is', null)
        .selectAll()
        .execute()
      expect(live).toEqual([])
      expect(await readDump(test.db)).not.toMatch(/quokka/i)
      expect(await verifyAudit(test.url)).toMatchObject({ waiting: 0, fault: null })
    }
  })

  it('cannot be taken into another entry, and a change of them is found', async () => {
    const { chain, edits, test } = await startWorld()
    await chain()
    const { rows } = await sql<{ id: number }>`select id from audit_log order by id`.execute(test.db)
    const [edit, release] = rows
    await asAttacker(
      test.db,
      `update audit_log set details = (select details from audit_log where id = ${release?.id}) where id = ${edit?.id}`,
    )
    expect(await edits()).toMatchObject([{ words: 'unreadable' }])
    expect((await verifyAudit(test.url)).fault).toEqual({ in: 'entry', id: edit?.id, what: 'changed' })
  })

  it('are never chained without encryption, whoever asks for it', async () => {
    const { test } = await startWorld()
    const { rows } = await sql<{ up_to: number }>`select up_to from next_audit_batch(10)`.execute(test.db)
    await expect(sql`select chain_audit(${rows[0]?.up_to})`.execute(test.db)).rejects.toThrow('have words')
  })

  it('keep their key: it cannot be replaced, deleted, or destroyed without an erasure', async () => {
    const { chain, test } = await startWorld()
    await chain()
    for (const change of [
      `update audit_keys set encrypted = 'x'`,
      'update audit_keys set encrypted = null, destroyed_at = now()',
      'update audit_keys set customer_id = customer_id + 1',
      'delete from audit_keys',
    ])
      await expect(sql.raw(change).execute(test.db), change).rejects.toThrow('cannot be changed')
  })
})

describe('with another SECRET_KEY', () => {
  const other = secretsFrom(randomBytes(32))

  it('the chain stops with an error that says so, and the page says which words cannot be read', async () => {
    const { chain, test, customer } = await startWorld()
    await chain()
    await recordAudit(test.db, {
      operatorId: null,
      action: 'hold.release',
      subject: { type: 'customer', id: customer.id },
      details: { kind: 'distress', reason: 'Quokkanew' },
    })
    await expect(chainAudit(test.db, other)).rejects.toThrow(
      `The key of customer ${customer.id} in the audit log was encrypted with another SECRET_KEY`,
    )
    expect(await verifyAudit(test.url)).toMatchObject({ waiting: 1, fault: null })
    const rows = await test.db.selectFrom('audit_log').select(['id', 'details']).orderBy('id').execute()
    expect((await openSealed(test.db, other, rows)).map(({ words }) => words)).toEqual([
      'unreadable',
      'unreadable',
      'readable',
    ])
    expect(await chain()).toBe(1)
  })

  it('that is there to stay, new keys are made when an admin gives up the old ones', async () => {
    const { chain, test, customer, edits } = await startWorld()
    await chain()
    expect(await giveUpKeys(test.db, test.secrets)).toBe(0)
    expect(await giveUpKeys(test.db, other)).toBe(1)
    await recordAudit(test.db, {
      operatorId: null,
      action: 'hold.release',
      subject: { type: 'customer', id: customer.id },
      details: { kind: 'distress', reason: 'Quokkanew' },
    })
    expect(await chainAudit(test.db, other)).toBeGreaterThan(0)
    // The key from before is still there, for somebody who finds the SECRET_KEY.
    expect(await edits()).toMatchObject([readable])
    expect(await test.db.selectFrom('audit_keys').selectAll().execute()).toHaveLength(2)
  })
})
