import type { Erasure, RightsReason } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { digestOfCustomer, findErased, findErasure } from '../../conversations/customers/find-erasure.ts'
import { openHold, refreshHeld } from '../../conversations/customers/holds.ts'
import { endLeasesOfCustomer } from '../escalations/end-leases.ts'

/** The customer by the id of their site, or by that of the panel. */
type Named = { siteownerId: number; externalId: string } | { id: number }

/** The operator who asks; empty for the site, and for who can run commands on the server. */
type Actor = { operatorId?: number; reason?: RightsReason }

/**
 * Begins the erasure of a customer. From this transaction on nothing is sent to them, nobody has one of their conversations in hand,
 * their name and id are gone, and what the site sends again is refused. The job `erase-customers` deletes the rest.
 * @returns the erasure; the one that was asked for before, if there is one
 * @throws {AppError} `customer_not_found`, `legal_hold`, `escalation_open`
 */
export async function askErasure(db: Db, secrets: Secrets, named: Named, by: Actor = {}): Promise<Erasure> {
  return transaction(db, async (tx) => {
    const found = await findCustomer(tx, named)
    if (found) await lockOut(tx, found.id)
    const before =
      'id' in named
        ? found && (await findErasure(tx, { customerId: found.id }))
        : await findErased(tx, secrets, named.siteownerId, named.externalId)
    if (before) return before
    if (!found) throw new AppError('customer_not_found')
    await refuseProtected(tx, found.id)
    const bySite = !('id' in named)
    await openHold(tx, found.id, { kind: 'erased', until: null }, { siteownerId: found.siteowner_id })
    const ended = await leaveQueues(tx, found.id)
    await tx
      .insertInto('erasures')
      .values({
        customer_id: found.id,
        siteowner_id: found.siteowner_id,
        digest: digestOfCustomer(secrets, found.siteowner_id, found.external_id),
        by_site: bySite,
        asked_by: by.operatorId ?? null,
        ended_leases: ended.flatMap(({ lease_id }) => lease_id ?? []),
      })
      .execute()
    await forgetPerson(tx, found.id)
    await recordAudit(tx, {
      operatorId: by.operatorId ?? null,
      siteownerId: found.siteowner_id,
      action: 'customer.erase',
      subject: { type: 'customer', id: found.id },
      details: { by_site: bySite, ...(by.reason && { why: by.reason }) },
    })
    const asked = await findErasure(tx, { customerId: found.id })
    if (!asked) throw new Error(`The erasure of customer ${found.id} was not stored`)
    return asked
  })
}

/**
 * Locks the customer and their conversations also against rows that refer to them. What somebody writes meanwhile either waits until
 * the erasure is stored, and is refused by `refuse_erased`, or is there before it begins.
 */
async function lockOut(tx: Tx, customerId: number) {
  await tx.selectFrom('customers').where('id', '=', customerId).select('id').forUpdate().execute()
  await sql`
    select from queue_items where conversation_id in (select id from conversations where customer_id = ${customerId})
    order by conversation_id for update`.execute(tx)
  await tx
    .selectFrom('conversations')
    .where('customer_id', '=', customerId)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute()
}

function findCustomer(tx: Tx, named: Named) {
  const customers = tx.selectFrom('customers').select(['id', 'siteowner_id', 'external_id'])
  return 'id' in named
    ? customers.where('id', '=', named.id).executeTakeFirst()
    : customers
        .where('siteowner_id', '=', named.siteownerId)
        .where('external_id', '=', named.externalId)
        .executeTakeFirst()
}

/** @throws {AppError} `legal_hold`, `escalation_open` when nothing of the customer may be deleted now */
export async function refuseProtected(tx: Tx, customerId: number) {
  const legal = await tx
    .selectFrom('legal_holds')
    .where('customer_id', '=', customerId)
    .where('lifted_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  if (legal) throw new AppError('legal_hold')
  const open = await tx
    .selectFrom('escalations')
    .where('customer_id', '=', customerId)
    .where('settled_at', 'is', null)
    .where('undone_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  if (open) throw new AppError('escalation_open')
}

/**
 * Ends leases and handovers: nobody answers this customer. Pages that show the conversation are told.
 * @returns the leases that it has ended
 */
async function leaveQueues(tx: Tx, customerId: number) {
  await refreshHeld(tx, [customerId])
  const ended = await endLeasesOfCustomer(tx, customerId)
  const chats = sql`conversation_id in (select id from conversations where customer_id = ${customerId})`
  await sql`delete from queue_items where ${chats}`.execute(tx)
  await sql`update handovers set ended_at = now() where ended_at is null and ${chats}`.execute(tx)
  await sql`update ignores set ended_at = now() where ended_at is null and ${chats}`.execute(tx)
  await sql`delete from inquiries where closed_at is null and customer_id = ${customerId}`.execute(tx)
  await sql`delete from deliveries where status = 'pending' and hold_id in (select id from holds where customer_id = ${customerId})`.execute(
    tx,
  )
  await sql`update deliveries set status = 'dead', next_attempt_at = null, wakes_on_success = false where status = 'pending' and ${chats}`.execute(
    tx,
  )
  await sql`update conversations set status = 'answered', silence_from = null where customer_id = ${customerId}`.execute(
    tx,
  )
  return ended
}

/** The row stays, because conversations and statistics refer to it. */
const forgetPerson = (tx: Tx, id: number) =>
  tx
    .updateTable('customers')
    .set({
      external_id: `erased ${id}`,
      name: `#${id}`,
      credits: 0,
      member_since: null,
      timezone: null,
      country: null,
      birthday: null,
      facts: '{}',
      disclosure_version: null,
      disclosure_shown_at: null,
      disclosure_language: null,
      limits: '{}',
      spending: null,
      alert: null,
      alert_at: null,
      alert_by: null,
      starter_from: null,
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .execute()
