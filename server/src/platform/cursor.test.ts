import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../testing/app.ts'
import { isAfterCursor, isAfterCursorAscending } from './cursor.ts'

const test = useTestApp()

const [first, second] = ['messages_2031_01', 'messages_2031_02']

/** The months of messages that a condition reads, in a list with a period. */
async function monthsRead(condition: ReturnType<typeof isAfterCursor>) {
  await sql`create table if not exists ${sql.table(first)} partition of messages for values from ('2031-01-01Z') to ('2031-02-01Z')`.execute(
    test.db,
  )
  await sql`create table if not exists ${sql.table(second)} partition of messages for values from ('2031-02-01Z') to ('2031-03-01Z')`.execute(
    test.db,
  )
  const { rows } = await sql<Record<string, string>>`
    explain select from messages m where m.created_at >= '2031-01-01Z' and m.created_at < '2031-03-01Z' and ${condition}`.execute(
    test.db,
  )
  const plan = JSON.stringify(rows)
  return [first, second].filter((month) => plan.includes(month))
}

const [at, id] = [sql`m.created_at`, sql`m.id`]

it.each([
  { list: 'newest first', isAfter: isAfterCursor, cursor: '2031-01-10T00:00:00Z_5', read: [first] },
  { list: 'oldest first', isAfter: isAfterCursorAscending, cursor: '2031-02-10T00:00:00Z_5', read: [second] },
])(
  'a page of a list with the $list does not read the months before it',
  async ({ isAfter, cursor, read }) => {
    expect(await monthsRead(isAfter(cursor, at, id))).toEqual(read)
  },
)
