import { openSession, sessionCookie } from '../../../server/src/features/people/sign-in/session.ts'
import type { Db } from '../../../server/src/platform/database.ts'

/** Signs an operator in. @returns the headers of their requests */
export async function signIn(db: Db, operatorId: number) {
  const { token } = await openSession(db, { operatorId, tfa: true, address: null, device: 'bench' })
  return { cookie: `${sessionCookie}=${token}`, 'sec-fetch-site': 'same-origin' }
}
