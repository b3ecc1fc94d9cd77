import type { Connection } from './connection.ts'
import type { Ids } from './ids.ts'
import { buildIndexesLike } from './indexes.ts'
import type { Month } from './messages.ts'
import { monthAfter, nameOf } from './size.ts'

/** A month with the number of audit entries of the months before it. */
type Counted = { month: string; before: number }

export async function countAudit({ run }: Connection, months: Month[]): Promise<Counted[]> {
  const counts: Counted[] = []
  let before = 0
  for (const [place, { month }] of months.entries()) {
    counts.push({ month, before })
    const [row] = await run(`select (select count(*) from messages_${nameOf(month)} where direction = 'out')
      + (select count(*) from seed.events where ${isIn(place, months)}) as count`)
    before += Number(row?.count)
  }
  return counts
}

/** Everything before the second month belongs to the first one, and everything after the last one to the last. */
const isIn = (place: number, months: Month[]) => {
  const conditions = [
    ...(place > 0 ? [`at >= '${months[place]?.month}'::timestamptz`] : []),
    ...(place < months.length - 1 ? [`at < '${monthAfter(months[place]?.month ?? '')}'::timestamptz`] : []),
  ]
  return conditions.join(' and ')
}

/**
 * Ends the first partition of the audit log, which has all months of the past in a new database, with the first month of the history.
 * `storeAudit` adds those of the months between that one and this one.
 */
export async function dividePast({ run }: Connection, months: Month[]) {
  const [, second] = months
  if (!second || !(await isPast(run, second.month))) return
  const [found] = await run(`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'audit_log'::regclass and c.relname like 'audit_log_before_%'`)
  const own = `audit_log_before_${nameOf(second.month)}`
  await run(`alter table audit_log detach partition audit.${found?.name}`)
  await run(`alter table audit.${found?.name} rename to ${own}`)
  await run(
    `alter table audit_log attach partition audit.${own} for values from (minvalue) to ('${second.month} 00:00:00+00')`,
  )
}

async function isPast(run: Connection['run'], month: string) {
  const [row] = await run(`select '${month}' < date_trunc('month', now()) as past`)
  return row?.past === true
}

/**
 * Writes the audit entries of a month, in the order of their time. A month between the first one and this one gets a partition, whose
 * indexes are built when it is full.
 */
export async function storeAudit(connection: Connection, ids: Ids, months: Month[], counted: Counted) {
  const { run } = connection
  const { month } = counted
  if (month === months[0]?.month || !(await isPast(run, month)))
    return fillAudit(connection, 'audit_log', ids, months, counted)
  const table = `audit.audit_log_${nameOf(month)}`
  await run(`create table ${table} (like audit_log including defaults)`)
  await fillAudit(connection, table, ids, months, counted)
  await run(`alter table ${table} add primary key (id)`)
  await buildIndexesLike(connection, 'audit_log', table)
  await run(`create trigger audit_log_append_only before update or delete on ${table} for each statement execute function refuse_change();
    create trigger audit_log_not_emptied before truncate on ${table} for each statement execute function refuse_change()`)
  await run(
    `alter table audit_log attach partition ${table} for values from ('${month} 00:00:00+00') to ('${monthAfter(month)} 00:00:00+00')`,
  )
}

async function fillAudit(
  { run }: Connection,
  table: string,
  ids: Ids,
  months: Month[],
  { month, before }: Counted,
) {
  const place = months.findIndex((each) => each.month === month)
  await run(`insert into ${table} (id, at, operator_id, siteowner_id, action, subject_type, subject_id, details) overriding system value
    select ${ids.audit_log - 1 + before} + row_number() over (order by at), at, operator_id, siteowner_id, action, subject_type, subject_id, details
    from (
      select created_at as at, operator_id, siteowner_id, 'message.send' as action, 'message' as subject_type, id as subject_id,
        jsonb_build_object('conversation_id', conversation_id, 'type', type) as details
      from messages_${nameOf(month)} where direction = 'out'
      union all
      select * from seed.events where ${isIn(place, months)}) entries order by at`)
}
