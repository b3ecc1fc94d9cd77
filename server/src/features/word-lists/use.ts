import type { getWordUse, HandlerResultOf, WordList } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

type Use = { id: number; count: number; operators: number }

const countGiven = sql`count(*)::int as count, count(distinct operator_id)::int as operators`
// Grouped by operator first: to sort all rows for `count(distinct)` would take most of the time.
const countByOperator = sql`sum(p.count)::int as count, count(p.operator_id)::int as operators`

/** How often each word was chosen in the last 90 days, and by how many operators; or how many operators have it. */
const uses: Record<WordList, RawBuilder<Use>> = {
  reasons: sql`
    with given as (
      select reason_code, operator_id from skips where created_at > now() - interval '90 days'
      union all select reason_code, operator_id from away_times where started_at > now() - interval '90 days'
      union all select reason_code, operator_id from handovers where created_at > now() - interval '90 days'),
    per_operator as (select reason_code, operator_id, count(*) as count from given group by reason_code, operator_id)
    select r.id, ${countByOperator} from reasons r join per_operator p on p.reason_code = r.code group by r.id`,
  report_reasons: sql`
    select reason_id as id, ${countGiven} from message_reports
    where created_at > now() - interval '90 days' group by reason_id`,
  // Operators choose interests for customers and for profile sets. Equal choices are counted before they are split into words.
  interests: sql`
    with chosen as (
      select f.value, f.operator_id from customer_facts f
        where f.field = 'interests' and f.updated_at > now() - interval '90 days'
      union all select s.facts -> 'interests', s.updated_by from profile_sets s where s.updated_at > now() - interval '90 days'),
    equal as (select value, operator_id, count(*) as count from chosen group by value, operator_id),
    per_operator as (
      select code, operator_id, sum(count) as count
      from equal, jsonb_array_elements_text(case when jsonb_typeof(value) = 'array' then value else '[]' end) code
      group by code, operator_id)
    select i.id, ${countByOperator} from interests i join per_operator p on p.code = i.code group by i.id`,
  // No form has a choice of fetishes or regions yet.
  fetishes: sql`select id, 0 as count, 0 as operators from fetishes where false`,
  regions: sql`select id, 0 as count, 0 as operators from regions where false`,
  segments: sql`
    select s.id, count(*)::int as count, count(*)::int as operators
    from segments s join operators o on s.code = any(o.segments) group by s.id`,
  teams: sql`select team_id as id, count(*)::int as count, count(*)::int as operators from operators group by team_id`,
}

/** Counts the use of each word of a list, by its id. Words without any are left out. */
export async function countWordUse(db: Db, list: WordList): Promise<HandlerResultOf<typeof getWordUse>> {
  const { rows } = await uses[list].execute(db)
  const by = (column: 'count' | 'operators') =>
    Object.fromEntries(rows.map((row) => [String(row.id), row[column]]))
  return { used: by('count'), operators: by('operators') }
}
