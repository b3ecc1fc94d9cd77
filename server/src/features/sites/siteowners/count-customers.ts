import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'

/** Up to this many customers are counted when they are shown: a new site owner sees each one arrive. */
const countedAtOnce = 1_000

/** Counts again how many customers each site owner has. */
export const countCustomers = (db: Db) =>
  transaction(db, async (trx) => {
    await trx.deleteFrom('counted_customers').execute()
    await sql`
      insert into counted_customers (siteowner_id, customers)
      select siteowner_id, count(*) from customers group by siteowner_id`.execute(trx)
  })

/** The number of customers of site owner `s`; above a thousand, as `countCustomers` has counted them last. */
export const customersOfSite = sql<number>`(
  select case when few.customers < ${sql.lit(countedAtOnce)} then few.customers
    else greatest(few.customers, (select n.customers from counted_customers n where n.siteowner_id = s.id)) end
  from (select count(*)::int as customers from (
    select from customers c where c.siteowner_id = s.id limit ${sql.lit(countedAtOnce)}) c) few)`
