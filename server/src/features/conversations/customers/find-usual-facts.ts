import { type CustomerField, customerFields } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { requireVisibleCustomer } from './require-visible.ts'

/** The chats of the site owner in which fields are counted: the newest ones of the last days. */
const days = 90
const chats = 500

/**
 * The fields that are known of customers in the newest chats of this customer's site owner, the most frequent first.
 * @throws {AppError} `customer_not_found`
 */
export async function findUsualFacts(
  db: Db,
  operator: Operator,
  customerId: number,
): Promise<CustomerField[]> {
  const { siteowner_id } = await requireVisibleCustomer(db, operator, customerId)
  const { rows } = await sql<{ field: CustomerField }>`
    with recent as materialized (
      select c.customer_id as id from conversations c
      where c.siteowner_id = ${siteowner_id} and c.last_message_at > now() - make_interval(days => ${days})
      order by c.last_message_at desc, c.id desc limit ${chats}
    ), known as (
      select cu.id, f.key as field from customers cu, jsonb_each(cu.facts) f
      where cu.id in (select id from recent) and f.value not in ('""', '[]', 'null')
      union select cu.id, 'birthday' from customers cu where cu.id in (select id from recent) and cu.birthday is not null
      union select e.customer_id, e.field from customer_facts e
      where e.customer_id in (select id from recent) and e.value is not null
    )
    select field from known where field = any(${[...customerFields]}) group by field order by count(*) desc, field`.execute(
    db,
  )
  return rows.map(({ field }) => field)
}
