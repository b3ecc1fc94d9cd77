import type { LoginResult } from '@panel/contract'
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

/** Writes the login history and the audit trail. Never a password, a code or a token. */
export async function recordSignIn(tx: Tx, { result, operatorId, login, visitor, details }: SignInEvent) {
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
    // Who gave a wrong password or code may be anybody.
    operatorId: auditActions[result] === 'session.refuse' ? null : operatorId,
    action: auditActions[result],
    subject: { type: 'operator', id: operatorId },
    details: { result, address: visitor.address, ...details },
  })
}
