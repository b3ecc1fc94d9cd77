import { type HistorySize, isRight, type QueueKind, type Right } from '@panel/contract'
import { sql } from 'kysely'
import { announce, type Db, type Tx, violatedConstraint } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'

/** An account level as it is stored. */
export type Level = {
  id: number
  name: string
  rights: Right[]
  /** Rights that only the next release knows. A change keeps them. */
  otherRights: string[]
  message_types: QueueKind[] | null
  segments: string[] | null
  history_size: HistorySize
  retired_at: string | null
}

const columns = ['id', 'name', 'rights', 'message_types', 'segments', 'history_size', 'retired_at'] as const

/** All account levels, by number. */
export async function findLevels(db: Db): Promise<Level[]> {
  return (await db.selectFrom('permissions').select(columns).orderBy('id').execute()).map(levelOf)
}

/**
 * Locks all account levels, so that changes of levels run one after the other, and no operator gets a level meanwhile. Lock
 * them before the rows of operators.
 */
export async function lockLevels(tx: Tx): Promise<Level[]> {
  const rows = await tx.selectFrom('permissions').select(columns).orderBy('id').forNoKeyUpdate().execute()
  return rows.map(levelOf)
}

function levelOf(row: Omit<Level, 'rights' | 'otherRights'> & { rights: string[] }): Level {
  return {
    ...row,
    rights: row.rights.filter(isRight),
    otherRights: row.rights.filter((right) => !isRight(right)),
  }
}

/** @throws {AppError} `level_not_found` */
export function levelIn(levels: readonly Level[], id: number): Level {
  const level = levels.find((each) => each.id === id)
  if (!level) throw new AppError('level_not_found')
  return level
}

/** @throws {AppError} `level_not_found`, `level_retired` */
export function usedLevelIn(levels: readonly Level[], id: number): Level {
  const level = levelIn(levels, id)
  if (level.retired_at !== null) throw new AppError('level_retired')
  return level
}

/** Converts the violation of a second level with the same number or name. @throws {AppError} */
export async function withFreeName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'permissions_pkey') throw new AppError('level_number_taken')
    if (constraint === 'permissions_name_key') throw new AppError('level_name_taken')
    throw error
  }
}

/** The pages of these levels get the new rights; those of admins show the new levels. */
export function announceLevels(tx: Tx, ids: readonly number[]) {
  announce(tx, { topic: 'levels' }, ...ids.map((levelId) => ({ topic: 'rights' as const, levelId })))
}

/** Number of operators by account level: all, and those who are not suspended. */
export async function countOperators(db: Db): Promise<Map<number, { all: number; active: number }>> {
  const rows = await db
    .selectFrom('operators')
    .select((e) => [
      'permissions_id',
      e.fn.countAll<number>().as('all'),
      sql<number>`count(*) filter (where suspended_at is null)`.as('active'),
    ])
    .groupBy('permissions_id')
    .execute()
  return new Map(rows.map(({ permissions_id, ...counts }) => [permissions_id, counts]))
}
