import type { CustomerShowing, getCustomerShowings, HandlerResultOf } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { requireVisibleCustomer } from '../../conversations/customers/require-visible.ts'

const maxItems = 10
const maxCounted = 100

/** What a customer was shown, latest first. @throws {AppError} `customer_not_found` */
export async function findShowingsOfCustomer(
  db: Db,
  operator: Operator,
  customerId: number,
): Promise<HandlerResultOf<typeof getCustomerShowings>> {
  await requireVisibleCustomer(db, operator, customerId)
  const { rows: items } = await sql<CustomerShowing>`
    select w.id, w.language, w.version, w.shown_at, d.body as text
    from disclosure_showings w
    left join disclosures d on d.siteowner_id = w.siteowner_id and d.language = w.language and d.version = w.version
    where w.customer_id = ${customerId}
    order by w.shown_at desc, w.id desc limit ${maxItems}`.execute(db)
  const { rows } = await sql<{ total: number; on_hold_from: string | null }>`
    select (select count(*) from (
        select from disclosure_showings w where w.customer_id = ${customerId} limit ${maxCounted}) few) as total,
      shown_again_from(cu.siteowner_id, cu.language, cu.disclosure_version) as on_hold_from
    from customers cu where cu.id = ${customerId}`.execute(db)
  return { items, total: rows[0]?.total ?? 0, on_hold_from: rows[0]?.on_hold_from ?? null }
}
