import type { Caches } from '../../../platform/caches.ts'
import type { Operator } from '../../../platform/http/access.ts'
import type { Hint } from '../../../platform/live.ts'
import { digestOf } from '../../../platform/secrets.ts'
import { operatorOf } from './operator-of-session.ts'
import { actionUpdateSeconds, findOperatorOf } from './session.ts'
import type { ExtendSession, FindSession } from './session-batches.ts'

type CachedSession = {
  operator: Operator
  /** Milliseconds in which neither the session nor a break ends, if nothing changes. */
  unchangedFor: number
  /** When the session must be extended by the next action, on the clock of `performance.now()`. */
  extendFrom: number
}

/**
 * Finds the operators of sessions for polled calls, which change nothing. Sessions are cached by the digest of their token, and
 * only with both factors: who has none is always looked up.
 */
export function openCachedSessions(findSession: FindSession, extend: ExtendSession, caches: Caches) {
  const find = caches.open<string, CachedSession | null>({
    load: async (digests) => {
      const loadedAt = performance.now()
      const rows = await Promise.all(digests.map((digest) => findSession(Buffer.from(digest, 'base64'))))
      return rows.map(
        (row) =>
          row && {
            operator: Object.freeze(operatorOf(row)),
            unchangedFor: row.unchanged_for,
            extendFrom: loadedAt + actionUpdateSeconds * 1_000 - row.since_action,
          },
      )
    },
    changedBy: isChangedBy,
    validFor: (session) => (session?.operator.tfaAuthenticated ? session.unchangedFor : 0),
  })

  /** @param isAction the operator acts, so the session is extended */
  return async (token: string, isAction: boolean): Promise<Operator | null> => {
    const digest = digestOf(token)
    const session = await find(digest.toString('base64'))
    if (session && isAction && session.extendFrom <= performance.now())
      return findOperatorOf(await findSession(digest), true, extend)
    return session?.operator ?? null
  }
}

/** Which sessions a hint changes: ended, or with other rights, name, team, break or segments. */
function isChangedBy(hint: Hint): boolean | ((session: CachedSession | null) => boolean) {
  switch (hint.topic) {
    // Names of teams and segments are lists of words, whose changes have this hint.
    case 'settings':
    case 'levels':
      return true
    case 'session':
    case 'operator':
    case 'away':
    case 'welfare':
    case 'rights':
      return (session) => session === null || isConcerned(session.operator, hint)
    default:
      return false
  }
}

type Concerned = { operatorId?: number; sessionId?: number; levelId?: number }

const isConcerned = (operator: Operator, { operatorId, sessionId, levelId }: Concerned) =>
  operator.id === operatorId || operator.sessionId === sessionId || operator.assignedLevelId === levelId
