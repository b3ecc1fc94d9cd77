import { rights } from '@panel/contract'
import type { TestApp } from './app.ts'
import { makeEnrolledOperator } from './authenticator.ts'
import { makeLevel } from './make.ts'

type Own = Parameters<typeof makeEnrolledOperator>[1]

/** An admin with all rights, by default, who has an authenticator. */
export async function makeEnrolledAdmin(test: TestApp, own: Own = {}) {
  if (own?.permissions_id === undefined) await makeLevel(test.db, { id: 200, rights: [...rights] })
  const admin = await makeEnrolledOperator(test, { permissions_id: 200, ...own })
  return { admin, call: await test.signedIn(admin), code: () => admin.codeAt(Date.now()) }
}

/** An operator with an authenticator, an admin who asks for a reset, and a second one. */
export async function makeResetWorld(
  test: TestApp,
  { operator: own, ...of }: { operator?: Own; asker?: Own; second?: Own } = {},
) {
  const asker = await makeEnrolledAdmin(test, of.asker)
  const second = await makeEnrolledAdmin(test, of.second)
  const operator = await makeEnrolledOperator(test, own)
  const path = `/api/operators/${operator.id}/two-factor-reset`
  const ask = (what = 'authenticator', by = asker) =>
    by.call('POST', path, { what, reason: 'Lost the phone' })
  const waiting = async (what?: string): Promise<number> =>
    (await ask(what)).json().operator.two_factor.reset.id
  const confirm = (request_id: number, by = second, code = by.code()) =>
    by.call('POST', `${path}/confirm`, { request_id, code })
  const refuse = (request_id: number, by = second) => by.call('POST', `${path}/refuse`, { request_id })
  const audit = () =>
    test.db
      .selectFrom('audit_log')
      .where('subject_id', '=', operator.id)
      .where('subject_type', '=', 'operator')
      .where('action', 'like', 'two_factor.%')
      .select(['operator_id', 'action', 'details'])
      .orderBy('id')
      .execute()
  return { asker, second, operator, path, ask, waiting, confirm, refuse, audit }
}
