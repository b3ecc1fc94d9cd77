import { expect, it } from 'vitest'
import { useTestApp } from '../testing/app.ts'
import { makeLevel, makeOperator } from '../testing/make.ts'

const test = useTestApp()

it.each([
  ['/api/operator-login-history.csv?outcome=failed', 'login.export', { outcome: 'failed', rows: 0 }],
  ['/api/skiplog.csv?language=pl', 'skip.export', { language: 'pl', rows: 0 }],
  ['/api/stats.csv?from=2026-11-01&to=2026-11-02', 'stats.export', { from: '2026-11-01', to: '2026-11-02' }],
])('the export of %s is written to the audit log with its filters', async (address, action, details) => {
  await makeLevel(test.db, { id: 190, rights: ['manage_operators', 'chat_stats.skiplog'] })
  const operator = await makeOperator(test.db, { permissions_id: 190 })
  const call = await test.signedIn(operator)
  expect((await call('GET', address)).statusCode).toBe(200)
  const entries = await test.db
    .selectFrom('audit_log')
    .where('operator_id', '=', operator.id)
    .where('action', '=', action)
    .select(['subject_id', 'details'])
    .orderBy('id')
    .execute()
  expect(entries).toEqual([{ subject_id: null, details }])
})
