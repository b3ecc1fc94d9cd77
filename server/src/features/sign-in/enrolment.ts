import type { AnswerOf, getTfa } from '@panel/contract'
import { sql } from 'kysely'
import QRCode from 'qrcode'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { newTotpSecret, otpauthUrl } from './totp.ts'

/** Binds an encrypted TOTP secret to its operator. */
export const totpPurpose = (operatorId: number) => `totp ${operatorId}`

/** Whether the operator has an authenticator; if not, what to enrol one with: the same until a code confirms it. */
export async function tfaStatus(
  db: Db,
  secrets: Secrets,
  actor: Pick<Operator, 'id' | 'login'>,
): Promise<AnswerOf<typeof getTfa>> {
  const stored = await db
    .selectFrom('operators')
    .where('id', '=', actor.id)
    .select(['totp_secret', 'totp_enrolled_at'])
    .executeTakeFirstOrThrow()
  if (stored.totp_enrolled_at) return { enrolled: true }
  const hidden = stored.totp_secret ?? (await makeSecret(db, secrets, actor.id))
  if (!hidden) return { enrolled: true }
  const secret = secrets.decrypt(totpPurpose(actor.id), hidden)
  const otpauth_url = otpauthUrl(secret, actor.login)
  const picture = await QRCode.toString(otpauth_url, { type: 'svg', margin: 2 })
  return {
    enrolled: false,
    otpauth_url,
    secret,
    qr: `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`,
  }
}

/** Two screens that ask at once get the same secret. @returns null when the operator has enrolled meanwhile */
async function makeSecret(db: Db, secrets: Secrets, operatorId: number): Promise<Buffer | null> {
  const made = secrets.encrypt(totpPurpose(operatorId), newTotpSecret())
  const stored = await db
    .updateTable('operators')
    .set({ totp_secret: sql<Buffer>`coalesce(totp_secret, ${made})` })
    .where('id', '=', operatorId)
    .where('totp_enrolled_at', 'is', null)
    .returning('totp_secret')
    .executeTakeFirst()
  return stored?.totp_secret ?? null
}
