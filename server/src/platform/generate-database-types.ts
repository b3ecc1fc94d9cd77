import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { openDatabase } from './database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { enumeratedColumns } from './enumerated-columns.ts'
import { migrate } from './migrate.ts'

const kyselyCodegen = createRequire(import.meta.url).resolve('kysely-codegen/dist/cli/bin.js')

/** Writes `database-types.ts` from a migrated database. @param verify only compares. @throws when they differ */
export async function generateDatabaseTypes(url: string, { verify = false } = {}) {
  await promisify(execFile)(process.execPath, [
    kyselyCodegen,
    '--dialect=postgres',
    '--date-parser=string',
    `--url=${url}`,
    '--default-schema=public',
    '--exclude-pattern={graphile_worker.*,archive.*,audit.*,public.migrations,public.messages_*,migrations,messages_*}',
    `--overrides=${JSON.stringify({ columns: await unionsOf(url) })}`,
    '--type-mapping={"timestamptz":"string","int8":"number","inet":"string"}',
    `--out-file=${fileURLToPath(new URL('./database-types.ts', import.meta.url))}`,
    ...(verify ? ['--verify'] : []),
  ])
}

/** The types of enumerated columns: unions of their values, as arrays, nullable or with a default where the column is so. */
async function unionsOf(url: string): Promise<Record<string, string>> {
  const { db, close } = openDatabase(url, { size: 1 })
  const { rows } = await sql<{ name: string; is_list: boolean; has_default: boolean; is_nullable: boolean }>`
    select table_name || '.' || column_name as name, data_type = 'ARRAY' as is_list, column_default is not null as has_default,
      is_nullable = 'YES' as is_nullable
    from information_schema.columns where table_schema = 'public'`.execute(db)
  await close()
  return Object.fromEntries(
    Object.entries(enumeratedColumns).map(([column, listed]) => {
      const found = rows.find(({ name }) => name === column)
      if (!found) throw new Error(`enumeratedColumns: there is no column ${column}`)
      const union = listed.map((value) => JSON.stringify(value)).join(' | ')
      const values = found.is_list ? `(${union})[]` : union
      const type = found.is_nullable ? `${values} | null` : values
      return [column, found.has_default ? `Generated<${type}>` : type]
    }),
  )
}

if (import.meta.main) {
  const folder = mkdtempSync(join(tmpdir(), 'panel-types-'))
  const postgres = await startEmbeddedPostgres(folder)
  try {
    await migrate(postgres.url)
    await generateDatabaseTypes(postgres.url)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
