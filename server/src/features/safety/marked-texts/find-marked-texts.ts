import type { MarkedText } from '@panel/recognition'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { type KnownNames, maskText, wordsOfName } from './mask-text.ts'

type Row = Omit<MarkedText, 'text'> & { id: number; body: string; names: (string | null)[] }

const pageSize = 500
/** What replaces the words about an erased customer, or of a deleted text. */
const none = sql.lit('—')

/** All marked texts of the site owners that have agreed, oldest first, by kind of mark. */
export async function* findMarkedTexts(db: Db): AsyncGenerator<MarkedText> {
  const first = await readFirstNames(db)
  for (const read of [findNotAsked, findFalseAlarms])
    for (let after = 0, rows = await read(db, after); rows.length > 0; rows = await read(db, after))
      for (const { id, body, names, ...row } of rows) {
        after = id
        yield { ...row, text: maskText(body, namesOf(names, first)) }
      }
}

const namesOf = (names: (string | null)[], first: ReadonlySet<string>): KnownNames => ({
  own: new Set(names.flatMap((name) => wordsOfName(name ?? ''))),
  first,
})

/** Messages that were recognised as a question who writes, and were none. A question that an operator had marked was not recognised. */
async function findNotAsked(db: Db, after: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select n.id, c.language, 'customer' as "from", 'not_asked' as marked, array[n.kind] as kinds, m.body,
      array[cu.name, p.name, o.name] as names
    from inquiries n
      join siteowners s on s.id = n.siteowner_id and s.is_learning_allowed
      join conversations c on c.id = n.conversation_id
      join customers cu on cu.id = c.customer_id
      join profiles p on p.id = c.profile_id
      join all_messages m on m.id = n.message_id
      left join operators o on o.id = n.closed_by
    where n.id > ${after} and n.lift_reason is not null and n.kind is not null
      and m.body not in ('', ${none}) and m.deleted_at is null and ${isNotErased(sql`n.customer_id`)}
    order by n.id limit ${pageSize}`.execute(db)
  return rows
}

/** Texts of operators that a check had stopped, and a master sent as they were. */
async function findFalseAlarms(db: Db, after: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select a.id, c.language, 'operator' as "from", 'false_alarm' as marked, a.body,
      array(select distinct r.kind from raised_checks r
        where r.operator_id = a.operator_id and r.conversation_id = a.conversation_id and r.outcome = 'stopped'
          and r.raised_at <= a.opened_at and r.raised_at > a.opened_at - interval '1 hour' order by r.kind) as kinds,
      array[cu.name, p.name, o.name] as names
    from appeals a
      join siteowners s on s.id = a.siteowner_id and s.is_learning_allowed
      join conversations c on c.id = a.conversation_id
      join customers cu on cu.id = c.customer_id
      join profiles p on p.id = c.profile_id
      join operators o on o.id = a.operator_id
    where a.id > ${after} and a.outcome = 'sent' and a.body <> ${none} and ${isNotErased(sql`a.customer_id`)}
    order by a.id limit ${pageSize}`.execute(db)
  return rows
}

const isNotErased = (customerId: ReturnType<typeof sql>) =>
  sql`not exists (select from erasures e where e.customer_id = ${customerId})`

/** The first names of everybody whom these texts can be about. */
async function readFirstNames(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select distinct split_part(btrim(x.name), ' ', 1) as name from (
      select name from operators
      union all select c.name from customers c join siteowners s on s.id = c.siteowner_id and s.is_learning_allowed
      union all select p.name from profiles p join siteowners s on s.id = p.siteowner_id and s.is_learning_allowed
    ) x`.execute(db)
  return new Set(rows.flatMap(({ name }) => wordsOfName(name)))
}
