import type { getTfa, HandlerResultOf } from '@panel/contract'
import { sql } from 'kysely'
import QRCode from 'qrcode'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { areCodesLocked } from './code-guesses.ts'
import { newTotpSecret, otpauthUrl } from './totp.ts'

/** Binds an encrypted TOTP secret to its operator. */
export const totpPurpose = (operatorId: number) => `totp ${operatorId}`

/** Binds the secret with which a session may enrol to that session. */
export const pendingPurpose = (sessionId: number) => `totp session ${sessionId}`

/**
 * Whether the operator has an authenticator; if not, the data to enrol one. Each session has its own secret until a code
 * confirms it, so that somebody else with the first password does not know it.
 */
export async function readTfaStatus(
  db: Db,
  secrets: Secrets,
  actor: Pick<Operator, 'id' | 'login' | 'sessionId'>,
): Promise<HandlerResultOf<typeof getTfa>> {
  const encrypted = await pendingSecret(db, secrets, actor)
  if (!encrypted) return { enrolled: true, codes_locked: await areCodesLocked(db, actor.id) }
  const secret = secrets.decrypt(pendingPurpose(actor.sessionId), encrypted)
  return { enrolled: false, ...(await presentSecret(secret, actor.login)) }
}

/** A secret for an authenticator: as a link, as text and as a QR code. */
export async function presentSecret(secret: string, login: string) {
  const otpauth_url = otpauthUrl(secret, login)
  const picture = await QRCode.toString(otpauth_url, { type: 'svg', margin: 2 })
  return { otpauth_url, secret, qr: `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}` }
}

/**
 * The secret with which the session may enrol; the first call creates it. Two simultaneous calls get the same one.
 * @returns null when the operator has enrolled
 */
async function pendingSecret(
  db: Db,
  secrets: Secrets,
  { sessionId }: Pick<Operator, 'sessionId'>,
): Promise<Buffer | null> {
  const newSecret = secrets.encrypt(pendingPurpose(sessionId), newTotpSecret())
  const stored = await db
    .updateTable('sessions as s')
    .from('operators as o')
    .set({ totp_secret: sql<Buffer>`coalesce(s.totp_secret, ${newSecret})` })
    .whereRef('o.id', '=', 's.operator_id')
    .where('s.id', '=', sessionId)
    .where('o.totp_enrolled_at', 'is', null)
    .returning('s.totp_secret')
    .executeTakeFirst()
  return stored?.totp_secret ?? null
}

/** Whether the operator has an authenticator. */
export async function isEnrolled(db: Db, operatorId: number): Promise<boolean> {
  const { totp_enrolled_at } = await db
    .selectFrom('operators')
    .where('id', '=', operatorId)
    .select('totp_enrolled_at')
    .executeTakeFirstOrThrow()
  return totp_enrolled_at !== null
}
