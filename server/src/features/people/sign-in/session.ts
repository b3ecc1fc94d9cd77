import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from '../../../platform/compile-once.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { digestOf, newToken } from '../../../platform/secrets.ts'
import { beginWork } from '../hours/begin-work.ts'
import { extendSessions } from './extend-sessions.ts'
import { operatorColumns } from './operator-columns.ts'
import { operatorOf } from './operator-of-session.ts'
import type { Visitor } from './visitor.ts'

/** Name of the session cookie: the specification's prefix (section 7) and name. */
export const sessionCookie = 'auth.session'

/** Minutes without an action of the operator after which a session ends. */
export const idleMinutes = 30
/** Hours after which a session ends in any case. */
export const sessionHours = 10
/** Sessions of an operator with both factors, and the same number that lack the second one. A new one ends the oldest. */
export const maxSessions = 10
/** Minimum interval between two updates of the last action. */
export const actionUpdateSeconds = 30

/** Opens a session and returns its token. Only its digest is stored. */
export async function openSession(
  db: Db,
  session: { operatorId: number; tfa: boolean } & Visitor,
): Promise<{ token: string; sessionId: number }> {
  return transaction(db, async (tx) => {
    const opened = await insertSession(tx, session)
    if (session.tfa) await beginWork(tx, { id: opened.sessionId, operatorId: session.operatorId })
    await endOldest(tx, session.operatorId, session.tfa)
    return opened
  })
}

/**
 * Ends the oldest sessions of an operator when there are too many. Those without the second factor are counted separately, so
 * that somebody who knows only the password cannot end the others.
 */
async function endOldest(tx: Tx, operatorId: number, tfa: boolean) {
  // Two sessions that open at the same time on two nodes do not see each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sessions ${operatorId}`}, 0))`.execute(tx)
  const tooMany = await tx
    .selectFrom('sessions as s')
    .where('s.operator_id', '=', operatorId)
    .where('s.tfa_at', tfa ? 'is not' : 'is', null)
    .where(isOpen)
    .select('s.id')
    .orderBy('s.id', 'desc')
    .offset(maxSessions)
    .execute()
  for (const { id } of tooMany) await endSessions(tx, { sessionId: id })
}

async function insertSession(tx: Tx, session: { operatorId: number; tfa: boolean } & Visitor) {
  const token = newToken()
  const { id } = await tx
    .insertInto('sessions')
    .values({
      token_hash: digestOf(token),
      operator_id: session.operatorId,
      tfa_at: session.tfa ? sql<string>`now()` : null,
      address: session.address,
      device: session.device,
      ends_at: sql<string>`now() + make_interval(hours => ${sessionHours})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { token, sessionId: id }
}

/** A condition: session `s` has not ended. */
export const isOpen: RawBuilder<boolean> = sql<boolean>`(
  s.ended_at is null and s.ends_at > now() and s.last_act_at > now() - make_interval(mins => ${sql.lit(idleMinutes)}))`

/** Open sessions with their operators, without suspended operators. */
const selectSessions = compileOnce((db, { digests }: { digests: RawBuilder<Buffer[]> }) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('operators as o', 'o.id', 's.operator_id')
    .innerJoin('teams as t', 't.id', 'o.team_id')
    .innerJoin('permissions as p', 'p.id', 'o.permissions_id')
    .leftJoin('permissions as v', 'v.id', 's.preview_level_id')
    .leftJoin('away_times as a', (join) =>
      join
        .onRef('a.operator_id', '=', 'o.id')
        .on('a.ended_at', 'is', null)
        .on('a.ends_at', '>', sql<string>`now()`),
    )
    .leftJoin('welfare_choices as w', 'w.operator_id', 'o.id')
    .where(sql<boolean>`s.token_hash = any(${digests}::bytea[])`)
    .where(isOpen)
    .where('o.suspended_at', 'is', null)
    .select([
      's.id as session_id',
      's.token_hash',
      's.tfa_at',
      sql<boolean>`s.last_act_at < now() - make_interval(secs => ${sql.lit(actionUpdateSeconds)})`.as(
        'is_action_old',
      ),
      // Milliseconds.
      sql<number>`extract(epoch from now() - s.last_act_at)::float8 * 1000`.as('since_action'),
      sql<number>`extract(epoch from least(s.ends_at, s.last_act_at + make_interval(mins => ${sql.lit(idleMinutes)}), a.ends_at)
        - now())::float8 * 1000`.as('unchanged_for'),
      ...operatorColumns,
      'v.id as preview_id',
      'v.name as preview_name',
      'v.rights as preview_rights',
      'v.message_types as preview_message_types',
      'v.segments as preview_segments',
      'v.history_size as preview_history_size',
      'a.id as away_id',
      'a.reason_code',
      'a.reason_words',
      'a.is_pause',
      'a.counts_as_work',
      'a.started_at as away_started_at',
      'a.ends_at as away_ends_at',
      'p.history_size',
      'w.segments_left_out',
      // Only for those who leave out some.
      sql<
        string[] | null
      >`case when cardinality(w.segments_left_out) > 0 then array(select code from segments) end`.as(
        'all_segments',
      ),
    ])
    .compile(),
)

export type OpenSession = Awaited<ReturnType<typeof selectSessions>>[number]

/** Finds the open sessions of many digests of tokens with one statement, in the same order. */
export async function findSessions(db: Db, digests: readonly Buffer[]): Promise<(OpenSession | null)[]> {
  const rows = await selectSessions(db, { digests: [...digests] })
  const byDigest = new Map(rows.map((row) => [row.token_hash.toString('base64'), row]))
  return digests.map((digest) => byDigest.get(digest.toString('base64')) ?? null)
}

/**
 * The operator of a session token.
 * @param isAction the operator acts, so the session is extended
 * @returns null when the token is unknown, ended or expired, or the operator is suspended
 */
export async function findOperator(db: Db, token: string, isAction: boolean): Promise<Operator | null> {
  const [session = null] = await findSessions(db, [digestOf(token)])
  return findOperatorOf(session, isAction, (id) => extendSessions(db, [id]))
}

/** As `findOperator`, for a session that has been found. @param extend called with its id when it must be extended */
export async function findOperatorOf(
  session: OpenSession | null,
  isAction: boolean,
  extend: (id: number) => Promise<unknown>,
): Promise<Operator | null> {
  if (!session) return null
  if (isAction && session.is_action_old) await extend(session.session_id)
  return operatorOf(session)
}

/** Whether a token was ever issued, also for a session that has ended. Only digests are stored, so any text can be checked. */
export async function isKnownToken(db: Db, token: string): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .where('token_hash', '=', digestOf(token))
    .select('id')
    .executeTakeFirst()
  return session !== undefined
}

/**
 * Marks the session as passed by the second factor and replaces its token; the old one becomes invalid.
 * @throws {AppError} `not_signed_in` when it has ended meanwhile, or another request has passed it
 */
export async function passTfa(tx: Tx, sessionId: number): Promise<string> {
  const token = newToken()
  const passed = await tx
    .updateTable('sessions')
    .set({ token_hash: digestOf(token), tfa_at: sql<string>`now()` })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('tfa_at', 'is', null)
    .returning(['id', 'operator_id'])
    .executeTakeFirst()
  if (!passed) throw new AppError('not_signed_in')
  await beginWork(tx, { id: passed.id, operatorId: passed.operator_id })
  await endOldest(tx, passed.operator_id, true)
  return token
}

/** Ends sessions; their event streams close at once. @returns the number of open ones */
export async function endSessions(
  db: Db,
  target: { sessionId: number } | { operatorId: number },
): Promise<number> {
  return transaction(db, async (tx) => {
    const ended = await tx
      .updateTable('sessions')
      .set({ ended_at: sql<string>`now()` })
      .where('ended_at', 'is', null)
      .where(
        'sessionId' in target ? 'id' : 'operator_id',
        '=',
        'sessionId' in target ? target.sessionId : target.operatorId,
      )
      .returning('id')
      .execute()
    announce(tx, { topic: 'session', ...target })
    return ended.length
  })
}

/**
 * Ends all other sessions of an operator; their event streams close at once.
 * @param only ends this session and no other
 * @returns the number of ended sessions
 */
export async function endOtherSessions(
  tx: Tx,
  { id, sessionId }: Pick<Operator, 'id' | 'sessionId'>,
  only?: number,
): Promise<number> {
  let query = tx
    .updateTable('sessions as s')
    .set({ ended_at: sql<string>`now()` })
    .where('s.operator_id', '=', id)
    .where('s.id', '!=', sessionId)
    .where(isOpen)
    .returning('s.id')
  if (only !== undefined) query = query.where('s.id', '=', only)
  const ended = await query.execute()
  announce(tx, ...ended.map((each) => ({ topic: 'session' as const, sessionId: each.id })))
  return ended.length
}
