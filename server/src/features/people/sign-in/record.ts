import type { AuditAction, LoginResult } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import type { Tx } from '../../../platform/database.ts'
import { maskedLogin } from './masked-login.ts'
import type { Visitor } from './visitor.ts'

const auditActionOf: Record<LoginResult, AuditAction> = {
  password_ok: 'session.open',
  password_wrong: 'session.refuse',
  locked: 'session.refuse',
  suspended: 'session.refuse',
  code_ok: 'session.verify',
  code_wrong: 'session.refuse',
  recovery_code_ok: 'session.verify',
  signed_out: 'session.end',
}

export type SignInEvent = {
  result: LoginResult
  /** Null when the login is unknown. */
  operatorId: number | null
  login: string
  visitor: Visitor
  details?: Record<string, unknown>
}

/**
 * Writes the login history and the audit log. Repeated failures within a minute are one row, and the history counts them in
 * `times`. Never writes a password, a code or a token.
 */
export async function recordSignIn(tx: Tx, event: SignInEvent) {
  const { result, operatorId, login, visitor, details } = event
  const isRefusal = auditActionOf[result] === 'session.refuse'
  if (isRefusal && (await countRepeatedFailure(tx, event))) return
  await tx
    .insertInto('login_history')
    .values({
      operator_id: operatorId,
      login: operatorId === null ? maskedLogin(login) : login,
      address: visitor.address,
      device: visitor.device,
      result,
    })
    .execute()
  await recordAudit(tx, {
    // Null after a wrong password or code, because somebody else may have entered it.
    operatorId: isRefusal ? null : operatorId,
    action: auditActionOf[result],
    subject: { type: 'operator', id: operatorId },
    details: { result, address: visitor.address, ...details },
  })
}

/** Returns whether the failure was added to a row of this minute. All unknown logins of an address share one row. */
async function countRepeatedFailure(tx: Tx, { result, operatorId, visitor }: SignInEvent): Promise<boolean> {
  // The lock makes simultaneous failures wait for each other, so that the second finds the row of the first.
  const lockKey = `sign-in ${operatorId} ${visitor.address} ${result}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockKey}, 0))`.execute(tx)
  const counted = await tx
    .updateTable('login_history')
    .set({ times: sql<number>`times + 1` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('login_history')
        .where('at', '>=', sql<string>`date_trunc('minute', now())`)
        .where(sql<boolean>`operator_id is not distinct from ${operatorId}`)
        .where(sql<boolean>`address is not distinct from ${visitor.address}::inet`)
        .where(sql<boolean>`result = ${sql.lit(result)}`)
        .select('id')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .returning('id')
    .executeTakeFirst()
  return counted !== undefined
}
