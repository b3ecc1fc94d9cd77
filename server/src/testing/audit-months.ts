import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** The first day of this month, or of one before or after it. */
export function monthFromNow(months: number) {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months)).toISOString().slice(0, 10)
}

/** The partitions of the audit log with their first days, latest first. */
export async function auditPartitions(db: Db) {
  const { rows } = await sql<{ name: string; begins: string | null }>`
    select c.relname as name,
      (substring(pg_get_expr(c.relpartbound, c.oid) from 'FROM \\(''([^'']+)')::timestamptz at time zone 'utc')::date::text as begins
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'audit_log'::regclass order by 2 desc nulls last`.execute(db)
  return rows
}

/** The audit log as it is when nobody has created months for this long: the last partition begins with the month of that time. */
export async function forgetAuditMonths(db: Db, months: number) {
  const [first, ...others] = (await auditPartitions(db)).toReversed()
  const ends = monthFromNow(-months)
  await sql.raw(`alter table audit_log detach partition audit.${first?.name}`).execute(db)
  for (const { name } of others) await sql.raw(`drop table audit.${name}`).execute(db)
  await sql
    .raw(
      `alter table audit_log attach partition audit.${first?.name} for values from (minvalue) to ('${ends} 00:00:00+00')`,
    )
    .execute(db)
  await sql`select make_audit_partition('audit_log_later', ${`('${ends} 00:00:00+00') to (maxvalue)`})`.execute(
    db,
  )
}

/** The name of the partition of a month. */
export const partitionOf = (months: number) =>
  `audit_log_${monthFromNow(months).slice(0, 7).replace('-', '_')}`
