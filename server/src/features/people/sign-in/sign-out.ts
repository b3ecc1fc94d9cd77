import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import { digestOf } from '../../../platform/secrets.ts'
import { endLease } from '../../conversations/leases/end-lease.ts'
import { endRest } from '../hours/end-rest.ts'
import { extendSessions } from './extend-sessions.ts'
import { recordSignIn } from './record.ts'
import { endSessions, isOpen } from './session.ts'
import type { Visitor } from './visitor.ts'

/** Ends the browser's session; does nothing without one. */
export async function signOut(db: Db, sessionToken: string | undefined, visitor: Visitor) {
  if (!sessionToken) return
  const operatorId = await transaction(db, (tx) => endSessionOf(tx, sessionToken, visitor))
  // Ends the lease of a claim that was in progress.
  if (operatorId !== null) await endLease(db, { operatorId })
}

/**
 * Ends the session of a token. The conversation in hand returns to its queue.
 * @returns the operator whose lease must be ended again after the commit, because a claim may be in progress; null if there is
 *   none
 */
export async function endSessionOf(tx: Tx, token: string, visitor: Visitor): Promise<number | null> {
  const session = await tx
    .selectFrom('sessions as s')
    .innerJoin('operators as o', 'o.id', 's.operator_id')
    .where('s.token_hash', '=', digestOf(token))
    .where(isOpen)
    .select(['s.id', 's.tfa_at', 'o.id as operator_id', 'o.login'])
    .executeTakeFirst()
  if (!session) return null
  // Somebody who knows only the password must not end the operator's work.
  const released = session.tfa_at ? await endLease(tx, { operatorId: session.operator_id }) : null
  // The last act, up to which hours are counted.
  await extendSessions(tx, [session.id])
  if (session.tfa_at) await endRest(tx, session.operator_id)
  const ended = await endSessions(tx, { sessionId: session.id })
  if (ended === 0) return null
  await recordSignIn(tx, {
    result: 'signed_out',
    operatorId: session.operator_id,
    login: session.login,
    visitor,
    details: { released },
  })
  return session.tfa_at ? session.operator_id : null
}
