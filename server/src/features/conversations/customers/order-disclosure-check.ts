import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'

/** SQL: the moment that is this many days from now; null for none. */
export const inDays = (days: number | null) =>
  days === null ? null : sql<string>`clock_timestamp() + make_interval(days => ${days})`

/**
 * Orders that the disclosures of all customers of a site owner are compared with their holds from this moment on
 * (`safety/disclosures/check.ts`).
 */
export const orderDisclosureCheck = (tx: Tx, siteownerId: number, dueAt: string | RawBuilder<string>) =>
  tx.insertInto('disclosure_checks').values({ siteowner_id: siteownerId, due_at: dueAt }).execute()
