import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'

const file = new URL('../../../../../package.json', import.meta.url)
// The cast: it is this repository's own file.
const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }

/** The version of the panel, and the last migration of its database. */
export async function panelVersion(tx: Tx): Promise<{ version: string; migration: string }> {
  const { rows } = await sql<{
    name: string
  }>`select name from migrations order by name desc limit 1`.execute(tx)
  return { version, migration: rows[0]?.name ?? '' }
}
