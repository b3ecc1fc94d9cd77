import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { useCustomerKeys } from './customer-keys.ts'

type Open = { id: number; at: string; details: string; customer_id: number | null }

/** Binds the words of an entry to the entry. */
export const purposeOfEntry = (id: number) => `audit_log entry ${id}`

/**
 * Encrypts the words of customers in the entries between these ids, each with the key of its customer. Where the customer is erased or
 * unknown, the words are removed.
 * @returns the number of entries
 */
export async function sealEntries(
  tx: Tx,
  secrets: Secrets,
  { afterId, upTo }: { afterId: number; upTo: number },
): Promise<number> {
  const open = await findOpen(tx, afterId, upTo)
  if (open.length === 0) return 0
  const customers = new Set(open.flatMap(({ customer_id }) => customer_id ?? []))
  const keys = await useCustomerKeys(tx, secrets, [...customers])
  const sealed = open.map(({ id, at, details, customer_id }) => {
    const used = customer_id === null ? undefined : keys.get(customer_id)
    if (!used) return { id, at }
    return { id, at, key: used.id, data: used.key.encrypt(purposeOfEntry(id), details).toString('base64') }
  })
  const { rows } = await sql<{ count: number }>`
    select seal_audit_entries(${JSON.stringify(sealed)}::jsonb) as count`.execute(tx)
  return rows[0]?.count ?? 0
}

/** The entries with words of customers, with the customer of each. */
async function findOpen(tx: Tx, afterId: number, upTo: number): Promise<Open[]> {
  const { rows } = await sql<Open>`
    select a.id, a.at, a.details::text as details, case a.subject_type
      when 'customer' then (select c.id from customers c where c.id = a.subject_id)
      when 'conversation' then (select c.customer_id from conversations c where c.id = a.subject_id)
      when 'message' then (
        select c.customer_id from all_messages m join conversations c on c.id = m.conversation_id where m.id = a.subject_id limit 1)
      when 'told_fact' then (
        select c.customer_id from told_facts f join conversations c on c.id = f.conversation_id where f.id = a.subject_id)
      when 'review' then (
        select c.customer_id from reviews r join review_items i on i.id = r.item_id join conversations c on c.id = i.conversation_id
        where r.id = a.subject_id) end as customer_id
    from audit_log a
    where a.id > ${afterId} and a.id <= ${upTo} and has_words_of_customer(a.action, a.subject_type, a.subject_id, a.details)`.execute(
    tx,
  )
  return rows
}
