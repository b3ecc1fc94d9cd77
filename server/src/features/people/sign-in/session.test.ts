import { automaticHeader } from '@panel/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator } from '../../../testing/make.ts'
import { findOperator, sessionCookie } from './session.ts'

const test = useTestApp()

describe('a session', () => {
  it('is found by its token, of which the database has only the digest', async () => {
    const operator = await makeOperator(test.db)
    const { token } = await test.signedIn(operator)
    expect(await findOperator(test.db, token, false)).toMatchObject({
      id: operator.id,
      tfaAuthenticated: true,
    })
    const stored = await test.db.selectFrom('sessions').select('token_hash').execute()
    expect(stored.some((row) => row.token_hash.toString('utf8').includes(token))).toBe(false)
  })

  it('ends after 30 minutes without an action', async () => {
    const { token, sessionId } = await test.signedIn(await makeOperator(test.db))
    const idleFor = (minutes: number) =>
      test.db
        .updateTable('sessions')
        .set({ last_act_at: sql<string>`now() - make_interval(mins => ${minutes})` })
        .where('id', '=', sessionId)
        .execute()
    await idleFor(29)
    expect(await findOperator(test.db, token, false)).not.toBeNull()
    await idleFor(31)
    expect(await findOperator(test.db, token, true)).toBeNull()
  })

  it('is extended by an action, not by automatic requests', async () => {
    const { token, sessionId } = await test.signedIn(await makeOperator(test.db))
    const age = async () => {
      const { seconds } = await test.db
        .selectFrom('sessions')
        .where('id', '=', sessionId)
        .select(sql<number>`extract(epoch from now() - last_act_at)::int`.as('seconds'))
        .executeTakeFirstOrThrow()
      return seconds
    }
    await test.db
      .updateTable('sessions')
      .set({ last_act_at: sql<string>`now() - interval '10 minutes'` })
      .where('id', '=', sessionId)
      .execute()
    await findOperator(test.db, token, false)
    expect(await age()).toBeGreaterThan(500)
    const cookie = `${sessionCookie}=${token}`
    await test.anonymous('GET', '/api/permissions.php', undefined, { cookie, [automaticHeader]: '1' })
    expect(await age()).toBeGreaterThan(500)
    await findOperator(test.db, token, true)
    expect(await age()).toBeLessThan(5)
  })

  it('is extended by an urgent action together with others; one that is locked delays nobody', async () => {
    const sessions = await Promise.all(
      Array.from({ length: 3 }, async () => test.signedIn(await makeOperator(test.db))),
    )
    const ids = sessions.map(({ sessionId }) => sessionId)
    await test.db
      .updateTable('sessions')
      .set({ last_act_at: sql<string>`now() - interval '10 minutes'` })
      .where('id', 'in', ids)
      .execute()
    const [locked = 0, ...others] = ids
    await test.db.transaction().execute(async (tx) => {
      await tx.selectFrom('sessions').where('id', '=', locked).forUpdate().select('id').execute()
      await Promise.all(sessions.map((call) => call('POST', '/api/queues/reply/claim', {})))
    })
    const extended = await test.db
      .selectFrom('sessions')
      .where('id', 'in', ids)
      .where('last_act_at', '>', sql<string>`now() - interval '1 minute'`)
      .orderBy('id')
      .select('id')
      .execute()
    expect(extended.map(({ id }) => id)).toEqual(others.toSorted((one, other) => one - other))
  })

  it('is not valid after its end, or when its operator is suspended', async () => {
    const operator = await makeOperator(test.db)
    const first = await test.signedIn(operator)
    await test.db
      .updateTable('sessions')
      .set({ ends_at: sql<string>`now()` })
      .where('id', '=', first.sessionId)
      .execute()
    expect(await findOperator(test.db, first.token, true)).toBeNull()
    const second = await test.signedIn(operator)
    await test.db
      .updateTable('operators')
      .set({ suspended_at: sql<string>`now()` })
      .where('id', '=', operator.id)
      .execute()
    expect(await findOperator(test.db, second.token, true)).toBeNull()
  })

  it('ends when its operator opens ten others, on any node; one without the second factor ends none with it', async () => {
    const operator = await makeOperator(test.db)
    const first = await test.signedIn(operator)
    const open = (count: number, tfa: boolean) =>
      Promise.all(Array.from({ length: count }, () => test.signedIn(operator, { tfa })))
    const openNow = async (tfa: boolean) => {
      const rows = await test.db
        .selectFrom('sessions')
        .where('operator_id', '=', operator.id)
        .where('ended_at', 'is', null)
        .where('tfa_at', tfa ? 'is not' : 'is', null)
        .select('id')
        .execute()
      return rows.length
    }
    await open(9, true)
    await open(15, false)
    expect(await openNow(false)).toBe(10)
    expect(await openNow(true)).toBe(10)
    expect(await findOperator(test.db, first.token, false)).not.toBeNull()
    const [last] = await open(1, true)
    expect(await findOperator(test.db, first.token, false)).toBeNull()
    expect(await findOperator(test.db, last?.token ?? '', false)).not.toBeNull()
    expect(await openNow(true)).toBe(10)
  })
})
