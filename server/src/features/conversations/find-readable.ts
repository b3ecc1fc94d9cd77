import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { mayRead } from './policy.ts'

/** An operator and the conversations that they want to read. */
export type ReadRequest = {
  operator: Pick<Operator, 'id' | 'rights' | 'siteownerIds'>
  ids: readonly number[]
}

type Row = Parameters<typeof mayRead>[1] & { index: number; id: number }

/** Returns, for each request, the ids of those conversations that its operator may read. */
export async function findReadable(db: Db, requests: readonly ReadRequest[]): Promise<Set<number>[]> {
  const readable = requests.map(() => new Set<number>())
  const pairs = requests.flatMap(({ operator, ids }, index) =>
    ids.map((id) => ({ index, operator: operator.id, id })),
  )
  if (pairs.length === 0) return readable
  const { rows } = await sql<Row>`
    select w.index, c.id, c.siteowner_id, q.operator_id as holder_id, q.previous_operator_id as previous_holder_id,
      d.body as draft_body, exists (
        select from conversation_operators o where o.conversation_id = c.id and o.operator_id = w.operator_id) as wrote_here
    from unnest(${pairs.map(({ index }) => index)}::int[], ${pairs.map(({ operator }) => operator)}::bigint[],
      ${pairs.map(({ id }) => id)}::bigint[]) as w (index, operator_id, conversation_id)
    join conversations c on c.id = w.conversation_id
    left join queue_items q on q.conversation_id = c.id
    left join drafts d on d.conversation_id = c.id and d.operator_id = w.operator_id`.execute(db)
  for (const row of rows) {
    const request = requests[row.index]
    if (request && mayRead(request.operator, row)) readable[row.index]?.add(row.id)
  }
  return readable
}
