import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const folder = fileURLToPath(new URL('../../migrations/indexes', import.meta.url))

/** Index names with the statement that builds the index. */
const declaredIndexes = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .map((file) => ({ name: basename(file, '.sql'), statement: readFileSync(`${folder}/${file}`, 'utf8') }))

/**
 * Builds the indexes of `migrations/indexes` that the database does not have: each file is one `create index concurrently` with
 * the file's name. A migration that built them on a full table would block all writes to it. The caller holds the lock of the
 * index builds. An interrupted build leaves an invalid index, which is built again.
 * @returns the number of indexes that were built
 */
export async function buildTableIndexes(client: pg.Client, indexes = declaredIndexes): Promise<number> {
  const { rows } = await client.query<{ name: string; isValid: boolean }>(
    `select c.relname as name, i.indisvalid as "isValid" from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = current_schema()::regnamespace and c.relname = any($1)`,
    [indexes.map(({ name }) => name)],
  )
  const valid = new Set(rows.filter((row) => row.isValid).map((row) => row.name))
  const missing = indexes.filter(({ name }) => !valid.has(name))
  for (const { name, statement } of missing) {
    await client.query(`drop index concurrently if exists ${pg.escapeIdentifier(name)}`)
    await client.query(statement)
  }
  return missing.length
}
