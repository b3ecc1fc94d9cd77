import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { withShortLocks } from './short-locks.ts'

const folder = fileURLToPath(new URL('../../migrations/functions', import.meta.url))

/** The SQL functions of this release. Each is a file with `create or replace function` and nothing else. */
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    return {
      name: file.slice(0, -'.sql'.length),
      text,
      digest: createHash('sha256').update(text).digest('hex'),
    }
  })

export const functionNames = files.map(({ name }) => name)
export const functionDigests = files.map(({ digest }) => digest)

/**
 * Creates or replaces the functions whose file this database has not had before, each in a transaction. A version that was
 * applied before is skipped: it is current, or a later release has replaced it. Most bodies are not checked, so that they can name
 * tables of later migrations.
 * @param client the connection that holds the migration lock
 * @param caller a text: only the functions that it calls, and those that they call. By default all
 */
export async function applyFunctions(client: pg.Client, caller?: string) {
  const { rows } = await client.query<{ digest: string }>('select digest from repeatable_functions')
  const known = new Set(rows.map(({ digest }) => digest))
  if (functionDigests.every((digest) => known.has(digest))) return
  for (const { name, text, digest } of calledFirst(caller === undefined ? files : calledIn(caller))) {
    if (known.has(digest)) continue
    await withShortLocks(client, async () => {
      await client.query('begin; set local check_function_bodies = off')
      await client.query(text)
      await client.query('insert into repeatable_functions (name, digest) values ($1, $2)', [name, digest])
      await client.query('commit')
    })
  }
}

type SqlFunction = (typeof files)[number]

const calledIn = (text: string) => files.filter(({ name }) => new RegExp(String.raw`\b${name}\(`).test(text))

/** These functions and all that they call, each after those that it calls: PostgreSQL checks some bodies in any case. */
function calledFirst(functions: SqlFunction[], seen = new Set<SqlFunction>()): SqlFunction[] {
  return functions.flatMap((each) => {
    if (seen.has(each)) return []
    seen.add(each)
    return [...calledFirst(calledIn(each.text), seen), each]
  })
}
