import { expect, it } from 'vitest'
import type { Hint } from '../../platform/live.ts'
import { useTestApp } from '../../testing/app.ts'
import { makeOperator, testPassword } from '../../testing/make.ts'
import { makeWaiting } from '../../testing/make-conversations.ts'
import { suspendOperator } from './suspend.ts'

const test = useTestApp()

const auditOf = (operatorId: number) =>
  test.db
    .selectFrom('audit_log')
    .where('action', '=', 'operator.suspend')
    .where('subject_id', '=', operatorId)
    .select(['operator_id', 'details'])
    .execute()

it('suspending ends every session and its streams, and refuses the next sign-in', async () => {
  const heard: Hint[] = []
  const stopListening = test.live.listen((hint) => heard.push(hint))
  const [admin, operator] = [await makeOperator(test.db), await makeOperator(test.db)]
  const sessions = [await test.signedIn(operator), await test.signedIn(operator)]
  const others = await test.signedIn(await makeOperator(test.db))
  expect(await suspendOperator(test.db, admin.id, operator.id)).toBe(true)
  for (const send of sessions) expect((await send('GET', '/api/user.php')).json().code).toBe('not_signed_in')
  expect((await others('GET', '/api/user.php')).statusCode).toBe(200)
  const open = await test.db
    .selectFrom('sessions')
    .where('operator_id', '=', operator.id)
    .where('ended_at', 'is', null)
    .select('id')
    .execute()
  expect(open).toEqual([])
  await expect.poll(() => heard).toContainEqual({ topic: 'session', operatorId: operator.id })
  stopListening()
  const answer = await test.anonymous('POST', '/api/user.php', {
    login: operator.login,
    password: testPassword,
  })
  expect(answer.json().code).toBe('login_failed')
  expect(await auditOf(operator.id)).toEqual([
    { operator_id: admin.id, details: { released: null, sessions: 2 } },
  ])
})

it('suspending returns the conversation in hand to its queue', async () => {
  const operator = await makeOperator(test.db)
  const { id } = await makeWaiting(test.db, {
    item: {
      lease_id: crypto.randomUUID(),
      operator_id: operator.id,
      expires_at: new Date(Date.now() + 60_000).toISOString(),
    },
  })
  await suspendOperator(test.db, null, operator.id)
  const { expires_at } = await test.db
    .selectFrom('queue_items')
    .where('conversation_id', '=', id)
    .select('expires_at')
    .executeTakeFirstOrThrow()
  expect(expires_at).toBeNull()
  expect(await auditOf(operator.id)).toEqual([{ operator_id: null, details: { released: id, sessions: 0 } }])
})

it('suspending twice, or an unknown operator, changes nothing', async () => {
  const operator = await makeOperator(test.db)
  await suspendOperator(test.db, null, operator.id)
  const suspendedAt = () =>
    test.db.selectFrom('operators').where('id', '=', operator.id).select('suspended_at').executeTakeFirst()
  const first = await suspendedAt()
  expect(await suspendOperator(test.db, null, operator.id)).toBe(false)
  expect(await suspendedAt()).toEqual(first)
  expect(await auditOf(operator.id)).toHaveLength(1)
  expect(await suspendOperator(test.db, null, 999_999)).toBe(false)
})
