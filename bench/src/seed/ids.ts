import type { Connection } from './connection.ts'

/** The first id of each table's new rows, which are numbered without gaps. */
export type Ids = Record<(typeof tables)[number], number>

const tables = [
  'siteowners',
  'operators',
  'profiles',
  'profile_sets',
  'photos',
  'customers',
  'gifts',
  'conversations',
  'messages',
  'audit_log',
  'review_samples',
  'review_items',
  'reviews',
] as const

export async function firstIds(connection: Connection): Promise<Ids> {
  const [row] = await connection.run(
    `select ${tables.map((table) => `(select coalesce(max(id), 0) + 1 from ${table}) as ${table}`).join(', ')}`,
  )
  // The cast: the query has a number for each table; bigints arrive as text.
  const found = row as Record<(typeof tables)[number], string>
  return Object.fromEntries(tables.map((table) => [table, Number(found[table])])) as Ids
}

/** The identity columns continue after the new rows. */
export async function continueIds(connection: Connection) {
  for (const table of tables)
    await connection.run(
      `select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1))`,
    )
}

/** SQL: a version 4 UUID that is always the same for this text. */
export const uuidOf = (text: string) =>
  `overlay(overlay(md5(${text}) placing '4' from 13) placing 'a' from 17)::uuid`
