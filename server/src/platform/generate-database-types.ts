import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
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
    '--exclude-pattern={graphile_worker.*,public.migrations,public.messages_*,migrations,messages_*}',
    '--type-mapping={"timestamptz":"string","int8":"number","inet":"string"}',
    `--out-file=${fileURLToPath(new URL('./database-types.ts', import.meta.url))}`,
    ...(verify ? ['--verify'] : []),
  ])
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
