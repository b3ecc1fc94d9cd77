import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/**
 * What matches in the files of the database: rows, also deleted ones, indexes, the catalogue and what the planner has kept. Short values
 * are stored as they are; only rows above two kilobytes are compressed.
 */
export async function findInDatabaseFiles(db: Db, pattern: RegExp): Promise<string[]> {
  await sql`checkpoint`.execute(db)
  const { rows } = await sql<{ folder: string }>`
    select current_setting('data_directory') || '/base/' || oid as folder from pg_database where datname = current_database()`.execute(
    db,
  )
  const found: string[] = []
  for (const { folder } of rows)
    for (const name of await readdir(folder)) {
      const content = (await readFile(join(folder, name))).toString('latin1')
      found.push(...[...content.matchAll(pattern)].map(([match]) => match))
    }
  return found
}
