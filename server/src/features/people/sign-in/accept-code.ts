import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { pendingPurpose, totpPurpose } from './enrolment.ts'
import { stepOfCode } from './totp.ts'

type SessionOperator = Pick<Operator, 'id' | 'sessionId'>

/**
 * Accepts a code once, and enrols an authenticator with its first code. The update is the check: it finds no row when another
 * request, on any node, has used that time step or a later one. The database's clock is used, because clocks of nodes can
 * differ.
 * @returns null for a wrong or used code
 */
export async function acceptCode(
  tx: Tx,
  secrets: Secrets,
  { id, sessionId }: SessionOperator,
  code: string,
): Promise<{ enrols: boolean } | null> {
  const stored = await tx
    .selectFrom('operators as o')
    .innerJoin('sessions as s', 's.operator_id', 'o.id')
    .where('s.id', '=', sessionId)
    .select([
      'o.totp_secret as enrolled',
      'o.totp_enrolled_at',
      's.totp_secret as pending',
      sql<number>`extract(epoch from clock_timestamp())::float8 * 1000`.as('now'),
    ])
    .executeTakeFirstOrThrow()
  if (!stored.totp_enrolled_at) return enrol(tx, secrets, { id, sessionId }, code, stored)
  if (!stored.enrolled) return null
  const step = stepOfCode(secrets.decrypt(totpPurpose(id), stored.enrolled), code, stored.now)
  if (step === null) return null
  const accepted = await tx
    .updateTable('operators')
    .set({ totp_last_step: step })
    .where('id', '=', id)
    // Replaced or reset since it was read: the code is of an authenticator that is no longer valid.
    .where('totp_secret', '=', stored.enrolled)
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  return accepted ? { enrols: false } : null
}

/** If several sessions enrol, the first that confirms wins; the secrets of the others become invalid. */
async function enrol(
  tx: Tx,
  secrets: Secrets,
  { id, sessionId }: SessionOperator,
  code: string,
  { pending, now }: { pending: Buffer | null; now: number },
): Promise<{ enrols: true } | null> {
  if (!pending) return null
  const secret = secrets.decrypt(pendingPurpose(sessionId), pending)
  const step = stepOfCode(secret, code, now)
  if (step === null) return null
  const enrolled = await tx
    .updateTable('operators')
    .set({
      totp_secret: secrets.encrypt(totpPurpose(id), secret),
      totp_last_step: step,
      totp_enrolled_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .where('totp_enrolled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!enrolled) return null
  await tx
    .updateTable('sessions')
    .set({ totp_secret: null })
    .where('operator_id', '=', id)
    .where('totp_secret', 'is not', null)
    .execute()
  return { enrols: true }
}
