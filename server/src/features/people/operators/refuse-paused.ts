import type { Db } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'

/** Whether a coach has paused this operator. */
export async function isPaused(db: Db, operatorId: number): Promise<boolean> {
  const paused = await db
    .selectFrom('operators')
    .where('id', '=', operatorId)
    .where('paused_at', 'is not', null)
    .select('id')
    .executeTakeFirst()
  return paused !== undefined
}

/** @throws {AppError} `paused` */
export async function refusePaused(db: Db, operatorId: number): Promise<void> {
  if (await isPaused(db, operatorId)) throw new AppError('paused')
}
