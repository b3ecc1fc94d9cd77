import type { Insertable } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { totpPurpose } from '../features/people/sign-in/enrolment.ts'
import type { Operators } from '../platform/database-types.ts'
import type { TestApp } from './app.ts'
import { makeOperator } from './make.ts'

/** The code that an authenticator shows at a time, in milliseconds since 1970. */
export const codeAt = (secret: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })

/** An operator with an enrolled authenticator, and its secret. */
export async function makeEnrolledOperator(
  { db, secrets }: Pick<TestApp, 'db' | 'secrets'>,
  own: Partial<Insertable<Operators>> = {},
) {
  const operator = await makeOperator(db, own)
  const secret = new Secret({ size: 20 }).base32
  await db
    .updateTable('operators')
    .set({ totp_secret: secrets.encrypt(totpPurpose(operator.id), secret) })
    .where('id', '=', operator.id)
    .execute()
  return { ...operator, secret, codeAt: (timestamp: number) => codeAt(secret, timestamp) }
}
