import type { AppealOutcome, AppealOutcomeNotice } from '@panel/contract'
import { sql } from 'kysely'
import type { Operator } from '../../platform/http/access.ts'
import { presentOperator } from '../operators/present-operator.ts'

export type UnseenAppeal = {
  id: number
  outcome: AppealOutcome
  note: string | null
  by: { id: number; name: string } | null
  at: string
  conversation_id: number
  customer_name: string
}

/** At most so many at once; each that is seen makes room for the next. */
const most = 20

/** What became of the appeals of operator `o` and what they have not seen, oldest first. */
export const unseenAppeals = sql<UnseenAppeal[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'outcome', a.outcome, 'note', a.note,
    'by', case when m.id is not null then jsonb_build_object('id', m.id, 'name', m.name) end,
    'at', to_char(a.settled_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'conversation_id', a.conversation_id,
    'customer_name', c.name) order by a.id), '[]')
  from (select * from appeals u where u.operator_id = o.id and u.settled_at is not null and u.seen_at is null
    order by u.id limit ${sql.lit(most)}) a
  join customers c on c.id = a.customer_id left join operators m on m.id = a.settled_by)`

export const presentOutcomes = (appeals: readonly UnseenAppeal[], viewer: Operator): AppealOutcomeNotice[] =>
  appeals.map((each) => ({ ...each, by: each.by && presentOperator(viewer, each.by) }))
