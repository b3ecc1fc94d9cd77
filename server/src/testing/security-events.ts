import type { TestApp } from './app.ts'

/** The security events of an operator, or without an operator, in the order in which they were first seen. */
export async function securityEventsOf(test: Pick<TestApp, 'app' | 'db'>, operator: { id: number } | null) {
  await test.app.securityEvents.flush()
  return test.db
    .selectFrom('security_events')
    .where('operator_id', 'is not distinct from', operator?.id ?? null)
    .select(['kind', 'route', 'subjects', 'count'])
    .orderBy('id')
    .execute()
}
