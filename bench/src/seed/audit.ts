import type { Connection } from './connection.ts'
import type { Ids } from './ids.ts'
import type { Month } from './messages.ts'
import { monthAfter, nameOf } from './size.ts'

/** Numbers of audit entries of each month, and of those before it. */
export async function countAudit(
  { run }: Connection,
  months: Month[],
): Promise<{ month: string; before: number }[]> {
  const counts: { month: string; before: number }[] = []
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

/** Writes the audit entries of a month, in the order of their time. */
export async function storeAudit(
  { run }: Connection,
  ids: Ids,
  months: Month[],
  { month, before }: { month: string; before: number },
) {
  const place = months.findIndex((each) => each.month === month)
  await run(`insert into audit_log (id, at, operator_id, siteowner_id, action, subject_type, subject_id, details) overriding system value
    select ${ids.audit_log - 1 + before} + row_number() over (order by at), at, operator_id, siteowner_id, action, subject_type, subject_id, details
    from (
      select created_at as at, operator_id, siteowner_id, 'message.send' as action, 'message' as subject_type, id as subject_id,
        jsonb_build_object('conversation_id', conversation_id, 'type', type) as details
      from messages_${nameOf(month)} where direction = 'out'
      union all
      select * from seed.events where ${isIn(place, months)}) entries order by at`)
}
