import { hasRight, maxWrongCodes } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import type { Caches } from '../../../platform/caches.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { sharesSiteowner } from '../../../platform/http/shares-siteowner.ts'

/** The kind of browser: correct codes in a trusted browser do not reset wrong ones from untrusted browsers. */
export type BrowserTrust = 'untrusted' | 'trusted'
const columns = { untrusted: 'strangers_wrong', trusted: 'trusted_wrong' } as const

const isAtLimit = sql<boolean>`(code_guesses.strangers_wrong >= ${sql.lit(maxWrongCodes)}
  or code_guesses.trusted_wrong >= ${sql.lit(maxWrongCodes)})`

/** Whether the codes are locked: after too many wrong ones in a row, no code is accepted. */
export async function areCodesLocked(db: Db, operatorId: number): Promise<boolean> {
  const full = await db
    .selectFrom('code_guesses')
    .where('operator_id', '=', operatorId)
    .where(sql<boolean>`(locked_at is not null or ${isAtLimit})`)
    .select('operator_id')
    .executeTakeFirst()
  return full !== undefined
}

/**
 * Counts a code as wrong before it is checked, so that simultaneous guesses on several nodes get no additional checks.
 * @returns false when the limit is reached
 */
export async function countCodeAttempt(db: Db, operatorId: number, by: BrowserTrust): Promise<boolean> {
  const column = sql.ref(columns[by])
  const { rows } = await sql`
    insert into code_guesses (operator_id, ${column}) values (${operatorId}, 1)
    on conflict (operator_id) do update set ${column} = code_guesses.${column} + 1
    where code_guesses.locked_at is null and not ${isAtLimit}
    returning operator_id`.execute(db)
  return rows.length > 0
}

/** Resets the count after a correct code. @returns false when codes were locked meanwhile */
export async function resetCodeAttempts(tx: Tx, operatorId: number, by: BrowserTrust): Promise<boolean> {
  const given = await tx
    .updateTable('code_guesses')
    .set({ [columns[by]]: 0 })
    .where('operator_id', '=', operatorId)
    .where('locked_at', 'is', null)
    .returning('operator_id')
    .executeTakeFirst()
  return given !== undefined
}

/** Locks the codes of an operator when the limit is reached, and notifies them and those who supervise them. */
export async function lockCodesAtLimit(db: Db, operatorId: number) {
  await transaction(db, async (tx) => {
    const locked = await tx
      .updateTable('code_guesses')
      .set({ locked_at: sql<string>`now()`, told_from: sql<string>`now()` })
      .where('operator_id', '=', operatorId)
      .where('locked_at', 'is', null)
      .where(isAtLimit)
      .returning('operator_id')
      .executeTakeFirst()
    if (!locked) return
    await recordAudit(tx, {
      operatorId: null,
      action: 'authenticator.close',
      subject: { type: 'operator', id: operatorId },
      details: { wrong_codes: maxWrongCodes },
    })
    announce(tx, { topic: 'locked_codes', operatorId })
  })
}

/**
 * Unlocks the codes and resets the count.
 * @param by who unlocks; `actorId` is null for the command line
 * @returns whether they were locked
 */
export async function unlockCodes(
  tx: Tx,
  operatorId: number,
  by: { actorId: number | null; way: 'recovery code' | 'command line' | 'reset' },
): Promise<boolean> {
  const before = await tx
    .selectFrom('code_guesses')
    .where('operator_id', '=', operatorId)
    .select('locked_at')
    .forUpdate()
    .executeTakeFirst()
  await tx
    .updateTable('code_guesses')
    .set({ strangers_wrong: 0, trusted_wrong: 0, locked_at: null })
    .where('operator_id', '=', operatorId)
    .execute()
  if (!before?.locked_at) return false
  await recordAudit(tx, {
    operatorId: by.actorId,
    action: 'authenticator.open',
    subject: { type: 'operator', id: operatorId },
    details: { by: by.way },
  })
  announce(tx, { topic: 'locked_codes', operatorId })
  return true
}

/** Ends the warning, because the operator has seen it. */
export async function endCodeWarning(db: Db, operatorId: number) {
  await transaction(db, async (tx) => {
    await tx
      .updateTable('code_guesses')
      .set({ told_from: null })
      .where('operator_id', '=', operatorId)
      .execute()
    announce(tx, { topic: 'locked_codes', operatorId })
  })
}

/** Operators whose codes are locked, for those who manage operators: of the site owners that the viewer works for. */
export function openLockedOperators(db: Db, caches: Caches) {
  const find = caches.open({
    loadEach: (siteownerIds: string) => findLockedOperators(db, { siteownerIds: JSON.parse(siteownerIds) }),
    changedBy: ({ topic }) => topic === 'locked_codes' || topic === 'operator' || topic === 'session',
  })
  return async (viewer: Operator) =>
    hasRight(viewer.rights, 'manage_operators') ? find(JSON.stringify(viewer.siteownerIds)) : []
}

function findLockedOperators(db: Db, viewer: Pick<Operator, 'siteownerIds'>) {
  let query = db
    .selectFrom('code_guesses as g')
    .innerJoin('operators as o', 'o.id', 'g.operator_id')
    .where('g.locked_at', 'is not', null)
    .where('o.suspended_at', 'is', null)
    .select(['o.id', 'o.name'])
    .orderBy('g.locked_at', 'desc')
    .limit(20)
  if (viewer.siteownerIds) query = query.where(sharesSiteowner(viewer))
  return query.execute()
}
