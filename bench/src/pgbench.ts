import { execFile } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Statement } from './capture.ts'
import { type Measured, measured } from './measure.ts'

const run = promisify(execFile)

/** The newest pgbench of this machine; the embedded PostgreSQL has none. */
async function findPgbench(): Promise<string | undefined> {
  const installed = globSync('/usr/lib/postgresql/*/bin/pgbench').sort().reverse()
  for (const program of [...installed, 'pgbench'])
    if (await run(program, ['--version']).catch(() => undefined)) return program
  return undefined
}

/**
 * Runs a script with clients that each have a connection and prepared statements.
 * @returns the measurement; undefined if there is no pgbench
 */
export async function runPgbench(
  script: string,
  options: {
    url: string
    folder: string
    clients: number
    seconds: number
    variables?: Record<string, string | number>
  },
): Promise<Measured | undefined> {
  const program = await findPgbench()
  if (!program) return undefined
  const file = join(options.folder, 'script.sql')
  const logs = join(options.folder, 'pgbench-log')
  writeFileSync(file, script)
  const variables = Object.entries(options.variables ?? {}).flatMap(([name, value]) => [
    '-D',
    `${name}=${value}`,
  ])
  const flags = ['-n', '-M', 'prepared', '-l', '--log-prefix', logs, '-j', '2', '-f', file]
  const size = ['-c', String(options.clients), '-T', String(options.seconds)]
  const { stdout, stderr } = await run(program, [...flags, ...size, ...variables, options.url])
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (!rate || stderr.includes('aborted')) throw new Error(`pgbench failed:\n${stdout}\n${stderr}`)
  // Per transaction: client, number, microseconds, ...
  const milliseconds = globSync(`${logs}*`).flatMap((log) =>
    readFileSync(log, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => Number(line.split(' ')[2]) / 1_000),
  )
  return measured(Number(rate), milliseconds)
}

/**
 * Converts a captured statement to a line of a script: values that differ between calls become expressions.
 * @param replacements the expression for a value, by the value as text
 */
export function scriptLineOf(
  { text, values }: Statement,
  replacements: ReadonlyMap<string, string>,
  ending = ';',
): string {
  const filled = withoutColons(text).replaceAll(/\$(\d+)/g, (_match, number) => {
    const value = values[Number(number) - 1]
    return replacements.get(asText(value)) ?? literal(value)
  })
  return `${filled}${ending}\n`
}

/** pgbench reads `:MI` in a literal as a variable. */
function withoutColons(text: string): string {
  return text.replaceAll(/'[^']*'/g, (quoted) =>
    /:\w/.test(quoted) ? `(${quoted.replaceAll(':', "'||chr(58)||'")})` : quoted,
  )
}

export function asText(value: unknown): string {
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  return Array.isArray(value) ? `{${value.map(asText).join(',')}}` : String(value)
}

/** A value as SQL. */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  return withoutColons(`'${asText(value).replaceAll("'", "''")}'`)
}
