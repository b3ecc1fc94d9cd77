import { beforeAll, describe, expect, it } from 'vitest'
import type { Hint } from '../../../platform/live.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner, testPassword } from '../../../testing/make.ts'
import { makeAdmin } from '../../../testing/make-admin.ts'
import { makeWaiting } from '../../../testing/make-conversations.ts'

const test = useTestApp()
const reason = 'Shared a login'

beforeAll(async () => {
  await makeLevel(test.db, { id: 210, rights: ['manage_operators'] })
})

const auditOf = (operatorId: number) =>
  test.db
    .selectFrom('audit_log')
    .where('action', 'in', ['operator.suspend', 'operator.reinstate'])
    .where('subject_id', '=', operatorId)
    .select(['operator_id', 'action', 'details'])
    .orderBy('id')
    .execute()

describe('suspending', () => {
  it('ends every session and its streams, and refuses the next sign-in', async () => {
    const received: Hint[] = []
    const stopListening = test.live.listen((hint) => received.push(hint))
    const { admin, call } = await makeAdmin(test)
    const operator = await makeOperator(test.db)
    const sessions = [await test.signedIn(operator), await test.signedIn(operator)]
    const others = await test.signedIn(await makeOperator(test.db))
    const answer = await call('POST', `/api/operators/${operator.id}/suspend`, { reason })
    expect(answer.json().operator).toMatchObject({
      status: { state: 'suspended', by: { id: admin.id, name: admin.name } },
      suspension: { reason, released: null, sessions: 2, by: { id: admin.id } },
      sessions: [],
    })
    for (const send of sessions)
      expect((await send('GET', '/api/user.php')).json().code).toBe('not_signed_in')
    expect((await others('GET', '/api/user.php')).statusCode).toBe(200)
    await expect.poll(() => received).toContainEqual({ topic: 'session', operatorId: operator.id })
    stopListening()
    const again = { login: operator.login, password: testPassword }
    expect((await test.anonymous('POST', '/api/user.php', again)).json().code).toBe('account_suspended')
    expect(await auditOf(operator.id)).toEqual([
      { operator_id: admin.id, action: 'operator.suspend', details: { reason, released: null, sessions: 2 } },
    ])
  })

  it('returns the conversation in hand to its queue, and forgets trusted browsers', async () => {
    const { call } = await makeAdmin(test)
    const operator = await makeOperator(test.db)
    const lease = {
      lease_id: crypto.randomUUID(),
      operator_id: operator.id,
      expires_at: new Date(Date.now() + 60_000).toISOString(),
    }
    const { id } = await makeWaiting(test.db, { item: lease })
    await test.db
      .insertInto('trusted_devices')
      .values({ token_hash: Buffer.from(crypto.randomUUID()), operator_id: operator.id })
      .execute()
    const answer = await call('POST', `/api/operators/${operator.id}/suspend`, { reason })
    expect(answer.json().operator).toMatchObject({ suspension: { released: id }, trusted_browsers: [] })
    const { expires_at } = await test.db
      .selectFrom('queue_items')
      .where('conversation_id', '=', id)
      .select('expires_at')
      .executeTakeFirstOrThrow()
    expect(expires_at).toBeNull()
  })

  it('twice has no second effect, and reinstating lets the operator sign in again', async () => {
    const { call } = await makeAdmin(test)
    const operator = await makeOperator(test.db)
    const send = (act: string) => call('POST', `/api/operators/${operator.id}/${act}`, { reason })
    const first = (await send('suspend')).json().operator.status
    expect((await send('suspend')).json().operator.status).toEqual(first)
    expect((await send('reinstate')).json().operator).toMatchObject({
      status: { state: 'offline' },
      suspension: null,
    })
    await send('reinstate')
    expect((await auditOf(operator.id)).map(({ action }) => action)).toEqual([
      'operator.suspend',
      'operator.reinstate',
    ])
    const login = { login: operator.login, password: testPassword }
    expect((await test.anonymous('POST', '/api/user.php', login)).statusCode).toBe(200)
  })

  it('needs a reason', async () => {
    const { call } = await makeAdmin(test)
    const { id } = await makeOperator(test.db)
    expect((await call('POST', `/api/operators/${id}/suspend`, { reason: ' ' })).json()).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'reason' }],
    })
  })

  it('is refused for oneself, for more rights than one’s own, and for an operator of other site owners', async () => {
    const [ours, theirs] = [await makeSiteowner(test.db), await makeSiteowner(test.db)]
    const { admin, call } = await makeAdmin(test, { permissions_id: 210, siteowner_ids: [ours.id] })
    const codeFor = async (id: number) =>
      (await call('POST', `/api/operators/${id}/suspend`, { reason })).json().code
    const { admin: above } = await makeAdmin(test, { siteowner_ids: [ours.id] })
    const foreign = await makeOperator(test.db, { siteowner_ids: [theirs.id] })
    expect(await codeFor(admin.id)).toBe('own_account')
    expect(await codeFor(above.id)).toBe('rights_above_yours')
    expect(await codeFor(foreign.id)).toBe('operator_not_found')
    expect(await codeFor(999_999_999)).toBe('operator_not_found')
  })
})

describe('the last admin', () => {
  it('of two who suspend each other at the same time, one stays', async () => {
    await test.db.updateTable('operators').set({ totp_enrolled_at: null }).execute()
    const [one, other] = [await makeAdmin(test), await makeAdmin(test)]
    const answers = await Promise.all([
      one.call('POST', `/api/operators/${other.admin.id}/suspend`, { reason }),
      other.call('POST', `/api/operators/${one.admin.id}/suspend`, { reason }),
    ])
    const codes = answers.map((answer) => answer.json().code ?? answer.statusCode)
    expect(codes).toContain(200)
    // The other was suspended before their request, or is the last one.
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    const { rows } = await test.db
      .selectFrom('operators')
      .where('id', 'in', [one.admin.id, other.admin.id])
      .where('suspended_at', 'is', null)
      .select('id')
      .execute()
      .then((found) => ({ rows: found }))
    expect(rows).toHaveLength(1)
  })
})
