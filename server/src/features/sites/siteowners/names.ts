import { issueAt } from '@panel/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'

/** Names of site owners are unique. Two admins who choose the same name wait for each other. @throws {AppError} `name_taken` */
export async function requireFreeName(tx: Tx, name: string) {
  await sql`select pg_advisory_xact_lock(hashtext('siteowners.name'))`.execute(tx)
  const other = await tx.selectFrom('siteowners').where('name', '=', name).select('id').executeTakeFirst()
  if (other) throw new AppError('name_taken', { issues: [issueAt('name', 'name_taken')] })
}
