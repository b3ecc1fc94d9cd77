import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import { type DataClass, dataClasses } from './classes.ts'

/** What operators wrote while the first pass worked is found by the second. */
const passes = 2

/**
 * Works on erasures: one batch of rows in each transaction, with its count, so an interrupted erasure continues where it was. A job
 * runs it every minute; nodes that run it at the same time take turns.
 * @returns the number of batches
 */
export async function eraseCustomers(db: Db): Promise<number> {
  for (let batches = 0; ; batches++) if (!(await eraseBatch(db))) return batches
}

/** The first class that is not finished in this pass. */
function nextOf(finished: readonly string[]): DataClass | undefined {
  for (let pass = 1; pass <= passes; pass++) {
    const next = dataClasses.find(({ step }) => finished.filter((one) => one === step).length < pass)
    if (next) return next
  }
}

/** How far an erasure is, in per cent. A class is finished once in each pass; the end is a step of its own. */
export const progressOf = (finished: readonly string[]) =>
  Math.floor((100 * finished.length) / (dataClasses.length * passes + 1))

/** @returns false when nothing is left */
export const eraseBatch = (db: Db) =>
  transaction(db, async (tx) => {
    const erasure = await tx
      .selectFrom('erasures')
      .where('finished_at', 'is', null)
      .select(['id', 'customer_id', 'siteowner_id', 'finished_steps', 'by_site'])
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!erasure) return false
    const data = nextOf(erasure.finished_steps)
    if (!data) {
      await finish(tx, erasure)
      return true
    }
    const { rows: counted } = await data.erase(erasure.customer_id).execute(tx)
    const rows = Number(counted[0]?.rows ?? 0)
    await (rows === 0
      ? tx.updateTable('erasures').set({ finished_steps: sql`finished_steps || ${data.step}::text` })
      : tx.updateTable('erasures').set({
          counts: sql`counts || jsonb_build_object(${data.name}::text, coalesce((counts->>${data.name}::text)::int, 0) + ${rows}::int)`,
        })
    )
      .where('id', '=', erasure.id)
      .execute()
    return true
  })

type Row = { id: number; customer_id: number; siteowner_id: number; by_site: boolean }

async function finish(tx: Tx, erasure: Row) {
  const { rows: chats } = await sql<{ id: number }>`
    update conversations c set invisible_photo_count = (
      select count(*) from all_messages m where m.conversation_id = c.id and (m.photo_url is not null or m.photo_id is not null)
        and (m.hidden_at is not null or m.deleted_at is not null))
    where c.customer_id = ${erasure.customer_id} returning c.id`.execute(tx)
  const { counts } = await tx
    .updateTable('erasures')
    .set({ finished_at: sql<string>`now()` })
    .where('id', '=', erasure.id)
    .returning('counts')
    .executeTakeFirstOrThrow()
  await recordAudit(tx, {
    operatorId: null,
    siteownerId: erasure.siteowner_id,
    action: 'customer.erased',
    subject: { type: 'customer', id: erasure.customer_id },
    details: { by_site: erasure.by_site, counts },
  })
  for (const { id } of chats) announce(tx, { topic: 'conversation', id, operatorId: null })
}
