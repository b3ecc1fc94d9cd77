import type { TextLease } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { textLeaseEnd, textLeaseSeconds } from './text-rows.ts'

/** Renews a lease; an expired one is restored if nobody else has claimed the text. @throws {AppError} `text_lease_lost` */
export async function renewText(db: Db, operator: Operator, leaseId: string): Promise<TextLease> {
  const { rows } = await sql<Omit<TextLease, 'seconds'>>`
    update profile_texts set expires_at = ${textLeaseEnd}
    where lease_id = ${leaseId}::uuid and holder_id = ${operator.id}
    returning lease_id as id, expires_at`.execute(db)
  const [lease] = rows
  if (!lease) throw new AppError('text_lease_lost', { by: null })
  return { ...lease, seconds: textLeaseSeconds }
}
