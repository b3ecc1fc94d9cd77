import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrate } from './migrate.ts'

/** Arguments of kysely-codegen; the drift test gives the same with `--verify`. */
export const codegenFlags = (url: string) => [
  '--dialect=postgres',
  '--date-parser=string',
  `--url=${url}`,
  '--default-schema=public',
  '--exclude-pattern={graphile_worker.*,public.migrations,public.messages_*,migrations,messages_*}',
  '--type-mapping={"timestamptz":"string","int8":"number","inet":"string"}',
  `--out-file=${new URL('./database-types.ts', import.meta.url).pathname}`,
]

if (import.meta.main) {
  const folder = mkdtempSync(join(tmpdir(), 'panel-types-'))
  const postgres = await startEmbeddedPostgres(folder)
  try {
    await migrate(postgres.url)
    execFileSync('kysely-codegen', codegenFlags(postgres.url), { stdio: 'inherit' })
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
