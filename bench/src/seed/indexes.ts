import { type Connection, shareOut } from './connection.ts'

/** An index or a constraint of a table, with the statements that remove it and make it again. */
type Part = { name: string; definition: string; remove: string; make: string }

const partsOf = `
  select conname as name, pg_get_constraintdef(oid) as definition,
    format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint where conrelid = $1::regclass and contype in ('p', 'u', 'f')
  union all
  select c.relname, pg_get_indexdef(i.indexrelid), format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where i.indrelid = $1::regclass and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))
  order by 1`

/**
 * Removes the indexes and keys of these tables, and makes them again after the work: to fill a table and then to build its
 * indexes takes a third of the time. They are the same afterwards, which is checked.
 */
export async function withoutIndexes(
  connections: readonly [Connection, ...Connection[]],
  tables: string[],
  work: () => Promise<void>,
) {
  const [connection] = connections
  // The cast: the query has these columns.
  const find = async (table: string) => (await connection.run(partsOf, [table])) as Part[]
  const parts = new Map<string, Part[]>()
  for (const table of tables) parts.set(table, await find(table))
  const all = [...parts.values()].flat()
  for (const { remove } of all) await connection.run(remove)
  await work()
  await shareOut(connections, [...parts], async (one, [table, own]) => {
    for (const { make } of own.filter(({ make }) => !make.includes('FOREIGN KEY'))) await one.run(make)
    await one.run(`vacuum (analyze) ${table}`)
  })
  for (const { make } of all.filter(({ make }) => make.includes('FOREIGN KEY'))) await connection.run(make)
  for (const [table, before] of parts) {
    const shown = (some: Part[]) => some.map(({ name, definition }) => `${name}: ${definition}`).join('\n')
    const after = await find(table)
    if (shown(after) !== shown(before))
      throw new Error(`The indexes of ${table} differ:\n${shown(after)}\nBefore:\n${shown(before)}`)
  }
}

/**
 * Builds the indexes of a partitioned table on a table that becomes its partition. `attach partition` takes them over instead of
 * building them one after the other.
 */
export async function buildIndexesLike(connection: Connection, parent: string, table: string) {
  const rows = await connection.run(
    `select pg_get_indexdef(indexrelid) as definition, indisprimary as "isPrimary",
       (select string_agg(quote_ident(a.attname), ', ' order by k.place) from unnest(indkey) with ordinality as k (number, place)
         join pg_attribute a on a.attrelid = indrelid and a.attnum = k.number) as columns
     from pg_index where indrelid = $1::regclass order by indexrelid`,
    [parent],
  )
  for (const { definition, isPrimary, columns } of rows)
    await connection.run(
      isPrimary
        ? `alter table ${table} add primary key (${columns})`
        : String(definition).replace(/ INDEX \S+ ON (ONLY )?\S+ /, ` INDEX ON ${table} `),
    )
}
