import { rights } from '@panel/contract'
import type { TestApp } from './app.ts'
import { makeLevel, makeOperator } from './make.ts'

/** An admin with all rights, by default, and their browser. */
export async function makeAdmin(test: TestApp, own: Parameters<typeof makeOperator>[1] = {}) {
  if (own.permissions_id === undefined) await makeLevel(test.db, { id: 200, rights: [...rights] })
  const admin = await makeOperator(test.db, { permissions_id: 200, ...own })
  return { admin, call: await test.signedIn(admin) }
}
