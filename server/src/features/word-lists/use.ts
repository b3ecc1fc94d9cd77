import type { WordList } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** How often each word was chosen in the last 90 days: rows of its id and a count. */
const uses: Record<WordList, RawBuilder<{ id: number; count: number }>> = {
  reasons: sql`
    with given as (
      select reason_code from skips where created_at > now() - interval '90 days'
      union all select reason_code from away_times where started_at > now() - interval '90 days'
      union all select reason_code from handovers where created_at > now() - interval '90 days')
    select r.id, count(*)::int as count from reasons r join given g on g.reason_code = r.code group by r.id`,
  report_reasons: sql`
    select reason_id as id, count(*)::int as count from message_reports
    where created_at > now() - interval '90 days' group by reason_id`,
}

/** How often each word of a list was chosen in the last 90 days, by its id. Words that nobody chose are left out. */
export async function countWordUse(db: Db, list: WordList): Promise<Record<string, number>> {
  const { rows } = await uses[list].execute(db)
  return Object.fromEntries(rows.map(({ id, count }) => [String(id), count]))
}
