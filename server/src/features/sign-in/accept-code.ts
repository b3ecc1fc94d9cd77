import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { totpPurpose } from './enrolment.ts'
import { stepOfCode } from './totp.ts'

/**
 * Uses the code's time step up, and enrols an authenticator with its first code. The update is the guard: it finds no row
 * when another request, on any node, used that step or a later one. Codes go by the database's clock: nodes may differ.
 * @returns null for a wrong or used code
 */
export async function acceptCode(
  tx: Tx,
  secrets: Secrets,
  operatorId: number,
  code: string,
): Promise<{ enrols: boolean } | null> {
  const stored = await tx
    .selectFrom('operators')
    .where('id', '=', operatorId)
    .select(['totp_secret', sql<number>`extract(epoch from clock_timestamp())::float8 * 1000`.as('now')])
    .executeTakeFirstOrThrow()
  if (!stored.totp_secret) return null
  const step = stepOfCode(secrets.decrypt(totpPurpose(operatorId), stored.totp_secret), code, stored.now)
  if (step === null) return null
  const accepted = await tx
    .updateTable('operators')
    .set({ totp_last_step: step, totp_enrolled_at: sql<string>`coalesce(totp_enrolled_at, now())` })
    .where('id', '=', operatorId)
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    // now() is the moment this transaction began: only its own enrolment has it.
    .returning(sql<boolean>`totp_enrolled_at = now()`.as('enrols'))
    .executeTakeFirst()
  return accepted ?? null
}
