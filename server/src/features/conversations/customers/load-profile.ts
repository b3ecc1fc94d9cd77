import type { Db } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { ProfileRow } from './present.ts'
import { profileColumns } from './profile-columns.ts'

/** @throws {AppError} `customer_not_found` */
export async function loadProfile(db: Db, id: number): Promise<ProfileRow> {
  const row = await db
    .selectFrom('customers as cu')
    .where('cu.id', '=', id)
    .select(profileColumns)
    .executeTakeFirst()
  if (!row) throw new AppError('customer_not_found')
  return row
}
