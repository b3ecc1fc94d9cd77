import type { ProfileSetAct, ProfileSetState } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import { type AuditEntry, recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx } from '../../../platform/database.ts'
import { type Operator, Refusal } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { worksFor } from '../../../platform/http/works-for.ts'

/** SQL: whether profiles have the set `s`. */
export const isUsed = sql<boolean>`exists (select from profiles p where p.profile_set_id = s.id)`

/** SQL: the state of the set `s`. */
export const stateOf: RawBuilder<ProfileSetState> = sql<ProfileSetState>`case
  when s.state = 'ready' and ${isUsed} then 'in_use' else s.state end`

const columns = [
  's.id',
  's.siteowner_id',
  's.name',
  's.language',
  's.facts',
  's.state as stored_state',
  stateOf.as('state'),
] as const

const find = (db: Db, id: number) => db.selectFrom('profile_sets as s').where('s.id', '=', id).select(columns)

export type SetRow = Awaited<ReturnType<typeof requireSet>>

/** @throws {AppError} `profile_set_not_found`; a refused right if it exists but the operator does not work for its site owner */
export async function requireSet(db: Db, operator: Operator, id: number) {
  const set = await find(db, id).executeTakeFirst()
  return requireVisible(operator, id, set)
}

/** The same, and locks the set: changes of one set happen one after the other. */
export async function lockSet(tx: Tx, operator: Operator, id: number): Promise<SetRow> {
  await tx.selectFrom('profile_sets').where('id', '=', id).select('id').forNoKeyUpdate().execute()
  return requireSet(tx, operator, id)
}

function requireVisible<Set extends { siteowner_id: number }>(
  operator: Operator,
  id: number,
  set: Set | undefined,
): Set {
  if (!set) throw new AppError('profile_set_not_found')
  if (!worksFor(operator, set.siteowner_id))
    throw new Refusal(operator, 'profile_sets', 'profile_set_not_found', { type: 'profile_set', id })
  return set
}

type Change = {
  operator: Operator
  set: { id: number; siteowner_id: number }
  act: ProfileSetAct
  details?: AuditEntry['details']
}

/** Writes a change to the audit log, marks the set as changed, and informs the pages that show it. */
export async function recordChange(tx: Tx, { operator, set, act, details }: Change) {
  await recordAudit(tx, {
    operatorId: operator.id,
    siteownerId: set.siteowner_id,
    action: `profile_set.${act}`,
    subject: { type: 'profile_set', id: set.id },
    ...(details && { details }),
  })
  await tx
    .updateTable('profile_sets')
    .set({ updated_at: sql<string>`now()`, updated_by: operator.id })
    .where('id', '=', set.id)
    .execute()
  announce(tx, { topic: 'profile_sets' })
}
