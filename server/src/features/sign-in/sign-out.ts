import { type Db, type Tx, transaction } from '../../platform/database.ts'
import { digestOf } from '../../platform/secrets.ts'
import { endLease } from '../leases/end-lease.ts'
import { recordSignIn } from './record.ts'
import { endSessions, isOpen } from './session.ts'
import type { Visitor } from './visitor.ts'

/** Ends the browser's session; without one there is nothing to do. */
export async function signOut(db: Db, sessionToken: string | undefined, visitor: Visitor) {
  if (!sessionToken) return
  const operatorId = await transaction(db, (tx) => endSessionOf(tx, sessionToken, visitor))
  // What a claim brought that was on its way.
  if (operatorId !== null) await endLease(db, { operatorId })
}

/**
 * Ends the session of a token. The conversation its operator has in hand goes back to the queue.
 * @returns whose lease is to be ended once more after the commit, since a claim of theirs may be on its way; null for nobody's
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
  // Who knows only the password can't take the work out of the operator's hands.
  const released = session.tfa_at ? await endLease(tx, { operatorId: session.operator_id }) : null
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
