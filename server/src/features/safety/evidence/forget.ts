import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'

/**
 * Deletes the content of evidence files whose time is over, one after the other. The hashes stay, so that a copy can still be
 * verified. A legal hold of the customer keeps the content, and so does an escalation that is still open.
 * @returns the number of files
 */
export async function forgetEvidence(db: Db): Promise<number> {
  for (let files = 0; ; files++) if (!(await forgetFile(db))) return files
}

const forgetFile = (db: Db) =>
  transaction(db, async (tx) => {
    const expired = await tx
      .selectFrom('evidence_files as f')
      .where('f.expires_at', '<=', sql<string>`now()`)
      .where('f.state', '=', 'ready')
      .where(
        sql<boolean>`not exists (select from legal_holds l where l.customer_id = f.customer_id and l.lifted_at is null)`,
      )
      .where(
        sql<boolean>`not exists (select from escalations e where e.id = f.escalation_id and e.settled_at is null
          and e.undone_at is null)`,
      )
      .select('f.id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!expired) return false
    await tx.deleteFrom('evidence_parts').where('file_id', '=', expired.id).execute()
    await tx.updateTable('evidence_files').set({ state: 'deleted' }).where('id', '=', expired.id).execute()
    return true
  })
