import type { ApprovedText } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'

/** Approved profile texts as sites get them in webhooks, by the id of their delivery. */
export async function findApprovedTexts(db: Db, ids: number[]): Promise<Map<number, ApprovedText>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<ApprovedText>`
    select t.delivery_id as id, p.external_id as profile_external_id, t.external_id, t.language, t.body as text, t.approved_at
    from profile_texts t join profiles p on p.id = t.profile_id
    where t.id = any(${ids}::bigint[]) and t.status = 'approved'`.execute(db)
  return new Map(rows.map((text) => [text.id, text]))
}
