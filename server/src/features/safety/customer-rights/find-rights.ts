import type { CustomerRights } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { selectErasures, selectLegalHolds } from './columns.ts'
import { presentErasure, presentLegalHold } from './present.ts'
import { presentCustomer, requireCustomer } from './require-customer.ts'

/** Legal holds of one customer that are shown. */
const shownHolds = 20

/** What the panel has about a customer, their erasure and their legal holds. @throws {AppError} `customer_not_found` */
export async function findRights(db: Db, viewer: Operator, id: number): Promise<CustomerRights> {
  const customer = await requireCustomer(db, viewer, id)
  const [counts, erasure, holds, { backup_days }] = await Promise.all([
    countData(db, id),
    selectErasures(db).where('e.customer_id', '=', id).executeTakeFirst(),
    selectLegalHolds(db).where('l.customer_id', '=', id).orderBy('l.id', 'desc').limit(shownHolds).execute(),
    readSettings(db),
  ])
  const { conversation_id, escalation_id, ...numbers } = counts
  return {
    customer: presentCustomer(customer),
    conversation_id,
    counts: numbers,
    escalation_id,
    legal_holds: holds.map((row) => presentLegalHold(viewer, row)),
    erasure: erasure ? presentErasure(viewer, erasure) : null,
    backup_days,
  }
}

type Counted = CustomerRights['counts'] & { conversation_id: number | null; escalation_id: number | null }

/** The counts of conversations, which have archived messages as well, and rows found by indexes on the customer or a conversation. */
async function countData(db: Db, id: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    with chats as materialized (select * from conversations where customer_id = ${id})
    select (select count(*) from chats) as chats, (select coalesce(sum(message_count), 0)::bigint from chats) as messages,
      (select coalesce(sum(photo_count), 0)::bigint from chats) as photos, (select max(id) from chats) as conversation_id,
      (select count(*) from customer_notes where customer_id = ${id}) as notes,
      (select count(*) from customer_facts where customer_id = ${id})
        + (select count(*) from chats c join told_facts f on f.conversation_id = c.id) as facts,
      (select count(*) from chats c join message_reports r on r.conversation_id = c.id) as reports,
      (select max(e.id) from escalations e where e.customer_id = ${id} and e.settled_at is null and e.undone_at is null) as escalation_id`.execute(
    db,
  )
  const [counted] = rows
  if (!counted) throw new Error('A statement without from has one row')
  return counted
}
