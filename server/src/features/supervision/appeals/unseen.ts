import type { AppealOutcome, AppealOutcomeNotice } from '@panel/contract'
import { sql } from 'kysely'
import type { Caches } from '../../../platform/caches.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentNamed } from '../../../platform/http/present-operator.ts'

type UnseenAppeal = {
  operator_id: number
  id: number
  outcome: AppealOutcome
  note: string | null
  by_id: number | null
  by_name: string | null
  at: string
  conversation_id: number
  customer_name: string
}

/** At most so many of an operator at once; each that is seen makes room for the next. */
const most = 20

/** Finds what became of the appeals of an operator and what they have not seen, oldest first, for all who ask together. */
export function openUnseenAppeals(db: Db, caches: Caches) {
  const find = caches.open<number, { operatorId: number; appeals: UnseenAppeal[] }>({
    load: (ids) => findUnseen(db, ids),
    changedBy: (hint) => hint.topic === 'operator' && ((unseen) => unseen.operatorId === hint.operatorId),
  })
  return async (operator: Operator): Promise<AppealOutcomeNotice[]> => {
    const { appeals } = await find(operator.id)
    return appeals.map(({ by_id, by_name, operator_id: _, ...each }) => ({
      ...each,
      by: presentNamed(operator, by_id, by_name),
    }))
  }
}

async function findUnseen(db: Db, operatorIds: number[]) {
  const { rows } = await sql<UnseenAppeal>`
    select a.operator_id, a.id, a.outcome, a.note, m.id as by_id, m.name as by_name, a.settled_at as at, a.conversation_id,
      c.name as customer_name
    from unnest(${operatorIds}::bigint[]) o (id)
    cross join lateral (
      select * from appeals u where u.operator_id = o.id and u.settled_at is not null and u.seen_at is null
      order by u.id limit ${most}
    ) a
    join customers c on c.id = a.customer_id left join operators m on m.id = a.settled_by
    order by a.id`.execute(db)
  const byOperator = Map.groupBy(rows, ({ operator_id }) => operator_id)
  return operatorIds.map((operatorId) => ({ operatorId, appeals: byOperator.get(operatorId) ?? [] }))
}
