import { sql } from 'kysely'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import { lockCustomers, openHold, refreshHeld, releaseHolds } from '../../conversations/customers/holds.ts'
import { lacksDisclosure } from '../../conversations/customers/lacks-disclosure.ts'

/** Customers whose holds change in one transaction. */
const customersPerBatch = 50
/** Ids of customers that one statement looks at. */
const idsPerStep = 5_000
/** A run ends after this many transactions, so that other jobs have their turn; the next one continues. */
const batchesPerRun = 100

/** The reason for the release, when no version has to be shown again any more. */
const releaseReason = 'The disclosure that was shown is valid'

type Check = { id: number; siteowner_id: number; done_up_to: number | null; round: number }

/**
 * Compares what customers were shown with their holds, when a disclosure has to be shown again, or no longer has to. Customers with a
 * waiting chat come first. All are looked at twice, with a minute between: a customer can arrive while the first round passes. A job
 * runs it every minute; nodes that run it at the same time take turns.
 * @returns the number of customers whose hold began or ended
 */
export async function checkDisclosures(db: Db): Promise<number> {
  let changed = 0
  for (let batch = 1; batch <= batchesPerRun; batch++) {
    const result = await transaction(db, checkBatch)
    if (result === null) return changed
    changed += result
  }
  return changed
}

/** @returns the number of customers whose hold began or ended; null when no check is due */
async function checkBatch(tx: Tx): Promise<number | null> {
  const check = await tx
    .selectFrom('disclosure_checks')
    .where('due_at', '<=', sql<string>`now()`)
    .select(['id', 'siteowner_id', 'done_up_to', 'round'])
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!check) return null
  const ids = await (check.done_up_to === null
    ? findWaiting(tx, check)
    : findNext(tx, check, check.done_up_to))
  if (ids.length > 0) await change(tx, check, ids)
  if (ids.length < customersPerBatch) await advance(tx, check)
  return ids.length
}

/** A condition: the customer `cu` was shown something, and their hold does not agree with it. */
const disagrees = sql<boolean>`(cu.disclosure_version is not null and ${lacksDisclosure('cu')} <> exists (
  select from holds h where h.customer_id = cu.id and h.kind = 'disclosure_missing' and h.released_at is null))`

async function findWaiting(tx: Tx, { siteowner_id }: Check): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select cu.id from customers cu
    where cu.id in (select c.customer_id from queue_items q join conversations c on c.id = q.conversation_id
      where q.siteowner_id = ${siteowner_id}) and ${disagrees}
    order by cu.id limit ${customersPerBatch}`.execute(tx)
  return rows.map(({ id }) => id)
}

async function findNext(tx: Tx, { siteowner_id }: Check, doneUpTo: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select cu.id from customers cu
    where cu.id > ${doneUpTo} and cu.id <= ${doneUpTo + idsPerStep} and cu.siteowner_id = ${siteowner_id} and ${disagrees}
    order by cu.id limit ${customersPerBatch}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Opens and releases holds. What was found is looked at again under the lock: the site may have reported a showing meanwhile. */
async function change(tx: Tx, { siteowner_id: siteownerId }: Check, ids: number[]) {
  await lockCustomers(tx, ids)
  const { rows } = await sql<{ id: number; lacks: boolean }>`
    select cu.id, ${lacksDisclosure('cu')} as lacks from customers cu
    where cu.id = any(${ids}::bigint[]) and cu.disclosure_version is not null order by cu.id`.execute(tx)
  for (const { id, lacks } of rows)
    if (lacks) await openHold(tx, id, { kind: 'disclosure_missing', until: null }, { siteownerId })
    else await releaseHolds(tx, id, ['disclosure_missing'], releaseReason, { siteownerId })
  await refreshHeld(tx, ids)
}

async function advance(tx: Tx, check: Check) {
  const ofCheck = tx.updateTable('disclosure_checks').where('id', '=', check.id)
  const { last } = await tx
    .selectFrom('customers')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  const next = check.done_up_to === null ? 0 : check.done_up_to + idsPerStep
  if (next < (last ?? 0)) await ofCheck.set({ done_up_to: next }).execute()
  else if (check.round === 1)
    await ofCheck
      .set({ round: 2, done_up_to: null, due_at: sql<string>`now() + interval '1 minute'` })
      .execute()
  else {
    await tx.deleteFrom('disclosure_checks').where('id', '=', check.id).execute()
    announce(tx, { topic: 'settings' })
  }
}
