import type { LoginResult } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { shownLogin } from './shown-login.ts'
import type { Visitor } from './visitor.ts'

const auditActions: Record<LoginResult, string> = {
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
 * Writes the login history and the audit log. Equal failures are one row per minute, with their number in the history. Never
 * writes a password, a code or a token.
 */
export async function recordSignIn(tx: Tx, event: SignInEvent) {
  const { result, operatorId, login, visitor, details } = event
  const isRefusal = auditActions[result] === 'session.refuse'
  if (isRefusal && (await countAgain(tx, event))) return
  await tx
    .insertInto('login_history')
    .values({
      operator_id: operatorId,
      login: operatorId === null ? shownLogin(login) : login,
      address: visitor.address,
      device: visitor.device,
      result,
    })
    .execute()
  await recordAudit(tx, {
    // The sender of a wrong password or code is not known.
    operatorId: isRefusal ? null : operatorId,
    action: auditActions[result],
    subject: { type: 'operator', id: operatorId },
    details: { result, address: visitor.address, ...details },
  })
}

/** Unknown logins are counted together: an address that tries many of them leaves one row per minute. */
async function countAgain(tx: Tx, { result, operatorId, visitor }: SignInEvent): Promise<boolean> {
  // Simultaneous failures wait for each other here, and the second finds the row of the first.
  const alike = `sign-in ${operatorId} ${visitor.address} ${result}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${alike}, 0))`.execute(tx)
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
